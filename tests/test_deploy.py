"""The files in deploy/ name settings and commands that there are, and mean what they seem to."""

from __future__ import annotations

import ipaddress
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from tests.cli.running import run
from tests.server.upkeep.kept import a_played_database

from vortex.cli import COMMANDS
from vortex.server.settings import Settings, settings_from
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.tables import all_tables

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"VORTEX_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | {
    "VORTEX_COMPILED"
}


def unit(key: str) -> list[str]:
    """What the unit says under this key, line by line."""
    text = (DEPLOY / "vortex.service").read_text(encoding="utf-8")
    return re.findall(rf"^{key}=(.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml"])
def test_every_variable_is_a_setting(name: str) -> None:
    found = set(re.findall(r"\bVORTEX_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert found
    assert found <= SETTINGS


def test_the_settings_file_is_one_also_with_its_comments_in() -> None:
    text = (DEPLOY / "vortex.toml").read_text(encoding="utf-8")
    assert settings_from({"VORTEX_SETTINGS": str(DEPLOY / "vortex.toml")}).is_https()
    names = set(re.findall(r"^(?:# )?([a-z_]+) = ", text, re.MULTILINE))
    assert names <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("is_large", [False, True])
def test_under_systemd_the_settings_file_decides(tmp_path: Path, is_large: bool) -> None:
    text = (DEPLOY / "vortex.toml").read_text(encoding="utf-8")
    if is_large:
        text = re.sub(r"^database = .*\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"^# ([a-z_]+ = )", r"\1", text, flags=re.MULTILINE)
    file = tmp_path / "vortex.toml"
    file.write_text(text, encoding="utf-8")
    environment = dict(word.split("=", 1) for line in unit("Environment") for word in shlex.split(line))
    # As `vortex serve` takes them in the unit, and as `vortex doctor --settings` takes them in a shell.
    served = settings_from({**environment, "VORTEX_SETTINGS": str(file)})
    assert served == settings_from({"VORTEX_SETTINGS": str(file)})
    assert served == settings_from({}, **tomllib.loads(text))
    assert served.workers == (2 if is_large else 1)


def test_the_server_is_handed_a_settings_file_that_root_alone_can_read() -> None:
    (loaded,) = unit("LoadCredential")
    name, _, path = loaded.partition(":")
    assert path == "/etc/vortex/vortex.toml"
    assert unit("DynamicUser") == ["yes"]
    (start,) = unit("ExecStart")
    assert start.endswith(f" --settings ${{CREDENTIALS_DIRECTORY}}/{name}")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "vortex.service").read_text(encoding="utf-8")
    copy = tmp_path / "vortex.service"
    # The program has to be there.
    copy.write_text(text.replace("/opt/vortex/bin/vortex", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_server_that_ended_is_started_again() -> None:
    assert unit("Restart") == ["always"]


def test_the_unit_may_write_where_its_tables_are() -> None:
    (folder,) = unit("StateDirectory")
    database = settings_from({"VORTEX_SETTINGS": str(DEPLOY / "vortex.toml")}).database
    assert database == f"sqlite:////var/lib/{folder}/tables.db"


def test_the_commands_are_ours() -> None:
    (start,) = unit("ExecStart")
    program, command, *options = shlex.split(start)
    assert program.endswith("/vortex")
    assert command in COMMANDS
    assert options[0] in run(command, "--help").stdout
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for words in re.findall(r'\["vortex", "([a-z]+)"(?:, "(--[a-z]+)")?\]', container):
        assert words[0] in COMMANDS
        assert words[1] in run(words[0], "--help").stdout


def test_the_proxy_alone_has_the_address_that_is_trusted() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    trusted = services["vortex"]["environment"]["VORTEX_TRUSTED_PROXIES"]
    assert services["proxy"]["networks"]["inside"]["ipv4_address"] == trusted
    (pool,) = compose["networks"]["inside"]["ipam"]["config"]
    subnet, dynamic = (ipaddress.IPv4Network(pool[key]) for key in ("subnet", "ip_range"))
    assert ipaddress.IPv4Address(trusted) in subnet
    assert dynamic.subnet_of(subnet)
    assert ipaddress.IPv4Address(trusted) not in dynamic
    others = {name: service["networks"] for name, service in services.items() if name != "proxy"}
    assert others == {"vortex": ["inside"], "database": ["inside"]}


def test_nothing_of_the_old_release_runs_while_the_new_one_is_installed() -> None:
    page = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    commands = [line.split("#")[0].strip() for line in page.splitlines() if line.startswith("    ")]
    first = [command.partition(" vortex")[0].partition(" --upgrade")[0] for command in commands]
    assert first[1:3] == ["systemctl stop", "pip install"]
    assert first[-1] == "systemctl start"
    assert not any("reload" in command for command in commands)


def test_a_site_is_set_up_from_files_that_are_here() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    walk = page.partition("## A site of your own")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d\. \*\*(\w+)", walk, re.MULTILINE)
    assert steps == ["Packages", "Database", "Settings", "Unit", "Certificate", "nginx", "Doctor"]
    copied = set(re.findall(r"deploy/([a-z.]+) ", walk))
    assert copied == {"vortex.toml", "vortex.service", "nginx.conf"}
    assert all((DEPLOY / name).is_file() for name in copied)
    assert {"nginx", "certbot", "postgresql"} <= set(
        walk.partition("apt-get install")[2].split("\n")[0].split()
    )


@pytest.mark.slow
def test_the_containers_are_backed_up_and_restored_as_the_page_says(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    recipe = page.partition("\nA backup, for you alone")[2].partition("\nNo container")[0]
    lines = [line.strip() for line in recipe.splitlines() if line.startswith("    ")]
    compose = "docker compose -f deploy/compose.yaml"
    # What a container starts with, and what is started in one that runs.
    vortex = f"{shlex.quote(sys.executable)} -m vortex "
    inside = {f"{compose} exec -T vortex vortex ": vortex, f"{compose} run --rm -T vortex ": vortex}
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert 'ENTRYPOINT ["vortex"]' in container
    assert lines.pop() == f"{compose} up -d"
    script = "\n".join(lines)
    for outer, inner in inside.items():
        assert script.count(outer) == 1
        script = script.replace(outer, inner)
    a_played_database(tmp_path)
    backed_up, restored = script.rsplit("\n", 1)
    for lines_, database in ((backed_up, "tables.db"), (restored, "new.db")):
        subprocess.run(
            ["sh", "-ec", lines_.replace(" tables.db", " backup.db")],
            cwd=tmp_path,
            env={**os.environ, "VORTEX_DATABASE": f"sqlite:///{tmp_path / database}"},
            check=True,
            capture_output=True,
        )
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600
    old, new = (Database(f"sqlite:///{tmp_path / name}") for name in ("tables.db", "new.db"))
    assert new.read(all_tables) == old.read(all_tables) != []


HADOLINT = shutil.which("hadolint", path=str(Path(sys.executable).parent))


@pytest.mark.skipif(not HADOLINT, reason="there is no hadolint for this system")
def test_hadolint_finds_nothing_in_the_container_file(tmp_path: Path) -> None:
    assert HADOLINT

    def found(file: Path) -> tuple[int, str]:
        done = subprocess.run(
            [HADOLINT, "--no-color", file], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        return done.returncode, done.stdout + done.stderr

    assert found(DEPLOY / "Containerfile") == (0, "")
    worse = tmp_path / "Containerfile"
    worse.write_text((DEPLOY / "Containerfile").read_text("utf-8").replace("3.12-slim-bookworm", "latest"))
    assert "DL3007" in found(worse)[1]


def test_the_compose_file_has_the_schema_of_compose_files(tmp_path: Path) -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]

    def is_valid(file: Path) -> bool:
        return subprocess.run([*check, file], capture_output=True, check=False).returncode == 0

    assert is_valid(DEPLOY / "compose.yaml")
    worse = tmp_path / "compose.yaml"
    worse.write_text((DEPLOY / "compose.yaml").read_text("utf-8").replace("cap_drop", "cap_dropped"))
    assert not is_valid(worse)


def test_the_container_runs_as_nobody_in_particular_and_holds_no_secret() -> None:
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (user,) = re.findall(r"^USER (\d+)$", container, re.MULTILINE)
    assert int(user) > 0
    assert re.findall(r"^HEALTHCHECK ", container, re.MULTILINE)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"proxy"}
    for service in services.values():
        for name, value in service["environment"].items():
            assert "PASSWORD" not in name or re.fullmatch(r"\$\{[A-Z_]+\}", value)


NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:" + os.environ["PATH"])


@pytest.mark.skipif(not (NGINX and shutil.which("openssl")), reason="nginx or openssl is not installed")
def test_nginx_understands_its_block(tmp_path: Path) -> None:
    assert NGINX
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
    # Any port will do, and not everybody may use those.
    text = re.sub(r"listen (\[::\]:)?(\d+)", lambda found: f"listen 127.0.0.1:4{found[2]:0>4}", text)
    text = re.sub(r"(listen \S+( ssl)?;\n)\s*\1", r"\1", text)
    key = ["-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", "privkey.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-subj", "/CN=games.example.org", *key, "-out", "fullchain.pem"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    places = "".join(
        f"{place}_temp_path {tmp_path / place};\n"
        for place in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path / 'pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [NGINX, "-t", "-q", "-p", tmp_path, "-c", whole], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
