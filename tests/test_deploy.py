"""The files in deploy/ name settings and commands that there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import msgspec
import pytest
from tests.cli.running import run

from vortex.cli import COMMANDS
from vortex.server.settings import Settings, settings_from

DEPLOY = Path(__file__).parents[1] / "deploy"
SETTINGS = {f"VORTEX_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | {
    "VORTEX_COMPILED"
}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "vortex.service"])
def test_every_variable_is_a_setting(name: str) -> None:
    found = set(re.findall(r"\bVORTEX_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert found
    assert found <= SETTINGS


def test_the_settings_file_is_one_also_with_its_comments_in() -> None:
    text = (DEPLOY / "vortex.toml").read_text(encoding="utf-8")
    assert settings_from({"VORTEX_SETTINGS": str(DEPLOY / "vortex.toml")}).is_https()
    names = set(re.findall(r"^(?:# )?([a-z_]+) = ", text, re.MULTILINE))
    assert names <= set(Settings.__struct_fields__)


def test_the_commands_are_ours() -> None:
    unit = (DEPLOY / "vortex.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, command, *options = shlex.split(start)
    assert program.endswith("/vortex")
    assert command in COMMANDS
    assert options[0] in run(command, "--help").stdout
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for words in re.findall(r'\["vortex", "([a-z]+)"(?:, "(--[a-z]+)")?\]', container):
        assert words[0] in COMMANDS
        assert words[1] in run(words[0], "--help").stdout
