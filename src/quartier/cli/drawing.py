"""How a title looks on a terminal.

Without a module `terminal` of its title (see `quartier.terminal`) a view is shown as a tree, in the
title's words where it has some: `view-coins` for what is called "coins".
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.tree import Tree

from quartier.core.titles import Title
from quartier.core.views import ViewPart
from quartier.locale import Texts
from quartier.locale.texts import NOTHING
from quartier.terminal import Drawing


def drawing_of(title: Title) -> type[Drawing[Any]]:
    name = f"{title.package}.terminal"
    if find_spec(name) is None:
        return TreeDrawing
    drawing: type[Drawing[Any]] = import_module(name).Drawing
    assert issubclass(drawing, Drawing)
    return drawing


class TreeDrawing(Drawing[ViewPart]):
    """Any view at all, as a tree of its parts."""

    def situation(self) -> RenderableType:
        tree = Tree("", hide_root=True)
        _grow(tree, msgspec.to_builtins(self.view), self.texts)
        return tree


def _grow(tree: Tree, part: object, texts: Texts) -> None:
    if isinstance(part, dict):
        branches = [(_word(f"view-{key}", str(key), texts), part[key]) for key in part]
    elif isinstance(part, list | tuple):
        branches = [(str(index + 1), value) for index, value in enumerate(part)]
    else:
        branches = []
    for label, value in branches:
        if isinstance(value, dict) or (isinstance(value, list | tuple) and _is_deep(value)):
            _grow(tree.add(label), value, texts)
        else:
            tree.add(f"{label}: {_plain(value, texts)}")


def _is_deep(items: list[object] | tuple[object, ...]) -> bool:
    return any(isinstance(item, dict | list | tuple) for item in items)


def _plain(value: object, texts: Texts) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_plain(item, texts) for item in value) or NOTHING
    if value is None:
        return NOTHING
    return _word(str(value), str(value), texts)


def _word(key: str, otherwise: str, texts: Texts) -> str:
    return texts.text(key) if texts.has(key) else otherwise
