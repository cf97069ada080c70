"""What is offered to those who run a server agrees with the server."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
import tomllib
from pathlib import Path

import httpx
import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase
from tests.docs.pages import ROOT
from tests.server.postgres import free_port

from quartier.cli.settings import SERVER
from quartier.server import metrics
from quartier.server.config import Limits

DEPLOY = ROOT / "deploy"
LIMITS = Limits()
REQUIRED = "QUARTIER_REQUIRE_COMPILED"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_only_settings_that_exist_are_named(file: str) -> None:
    # The last is for building, not for a server.
    known = {setting.variable for setting in SERVER} | {REQUIRED}
    assert set(re.findall(r"QUARTIER_[A-Z_]+\b", read(file))) <= known


def test_a_container_is_not_root_and_writes_only_to_its_volume() -> None:
    image = read("Containerfile")
    assert re.findall(r"^USER (\d+):", image, re.MULTILINE)[-1:] == ["10001"]
    assert "VOLUME /data" in image
    assert "HEALTHCHECK" in image
    server = yaml.safe_load(read("compose.yaml"))["services"]["quartier"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["volumes"] == ["tables:/data"]
    assert "ports" not in server


def test_the_image_for_research_installs_extras_that_exist_and_is_not_root() -> None:
    image = read("research.Containerfile")
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", image)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    assert re.findall(r"^USER (\d+):", image, re.MULTILINE) == ["10001"]
    for copied in re.findall(r"^COPY ([a-z]+) ", image, re.MULTILINE):
        assert (ROOT / copied).exists()


def test_the_proxy_that_is_believed_is_the_one_in_front() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    believed = services["quartier"]["environment"]["FORWARDED_ALLOW_IPS"]
    assert services["proxy"]["networks"]["inside"]["ipv4_address"] == believed


def test_with_postgresql_no_copies_of_a_file_are_asked_for() -> None:
    more = yaml.safe_load(read("compose.postgres.yaml"))["services"]["quartier"]["environment"]
    assert more["QUARTIER_DATABASE"].startswith("postgresql://")
    assert more["QUARTIER_BACKUP_FOLDER"] == ""


def test_proxies_have_the_limits_of_the_server() -> None:
    header, body = f"{LIMITS.header_seconds:.0f}s", f"{LIMITS.body_seconds:.0f}s"
    caddy, nginx = read("Caddyfile"), read("nginx.conf")
    assert f"read_header {header}" in caddy
    assert f"read_body {body}" in caddy
    assert f"client_header_timeout {header};" in nginx
    assert f"client_body_timeout {body};" in nginx
    assert f"client_max_body_size {LIMITS.body_bytes >> 20}m;" in nginx
    assert f"limit_conn quartier {LIMITS.connections_per_address};" in nginx
    assert "/metrics" in caddy
    assert "/metrics" in nginx


@pytest.mark.skipif(not shutil.which("nginx"), reason="no nginx here")
def test_nginx_understands_its_site(tmp_path: Path) -> None:
    """With whatever version there is, and a certificate of our own."""
    key, certificate = tmp_path / "site.key", tmp_path / "site.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    site = re.sub(r"ssl_certificate /\S+;", f"ssl_certificate {certificate};", read("nginx.conf"))
    site = re.sub(r"ssl_certificate_key /\S+;", f"ssl_certificate_key {key};", site)
    whole = tmp_path / "nginx.conf"
    before = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}"
    whole.write_text(f"{before} http {{ {site} }}", encoding="utf-8")
    done = subprocess.run(["nginx", "-t", "-c", whole], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy here")
def test_caddy_understands_its_site() -> None:
    file = str(DEPLOY / "Caddyfile")
    asked = ["caddy", "validate", "--adapter", "caddyfile", "--config", file]
    done = subprocess.run(
        asked, capture_output=True, text=True, env={**os.environ, "HOST": "tables.example.org"}
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    # Without the program, which is not installed there, it would say nothing else.
    unit = tmp_path / "quartier.service"
    started = re.compile(r"^ExecStart=.*$", re.MULTILINE)
    text = started.sub("ExecStart=/bin/true", read("quartier.service"))
    unit.write_text(text, encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_dashboard_shows_figures_there_are() -> None:
    counted = {
        family.name
        for figure in vars(metrics).values()
        if isinstance(figure, MetricWrapperBase)
        for family in figure.describe()
    }
    dashboard = json.loads(read("grafana.json"))
    shown = [
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"quartier_\w+", target["expr"])
    ]
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in shown} == counted


def container_tool() -> str:
    """A tool that runs containers here, "" if there is none."""
    for tool in ("docker", "podman"):
        if (
            shutil.which(tool)
            and not subprocess.run([tool, "info"], capture_output=True).returncode
        ):
            return tool
    return ""


@pytest.mark.slow
def test_a_container_starts_and_is_well() -> None:
    tool = container_tool()
    if not tool:
        pytest.skip("neither docker nor podman runs here")
    subprocess.run([ROOT / "script" / "image", "quartier-test"], check=True)
    port = free_port()
    run = [tool, "run", "--rm", "-d", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"]
    started = subprocess.run(
        [*run, "-p", f"127.0.0.1:{port}:8000", "quartier-test"],
        check=True,
        capture_output=True,
        text=True,
    )
    try:
        end = time.monotonic() + 60
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
                break
            except httpx.HTTPError:
                assert time.monotonic() < end, "the container does not answer"
                time.sleep(0.5)
    finally:
        subprocess.run([tool, "stop", started.stdout.strip()], check=True, capture_output=True)
