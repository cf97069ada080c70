"""How docs/ becomes a site: .venv/bin/sphinx-build docs build/site."""

import os

# Docstrings and signatures are those of the sources, not of what is compiled from them.
os.environ["QUARTIER_PURE"] = "1"

import quartier

project = "Quartier"
author = "Quartier contributors"
release = quartier.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
# In a docstring `name` is code, as everywhere here.
default_role = "code"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
add_module_names = False
toc_object_entries = False
highlight_language = "text"

html_theme = "alabaster"
html_theme_options = {
    "description": "City-building board games at one table",
    "page_width": "1100px",
}
html_copy_source = False
html_show_sphinx = False
