"""Shell completion: commands, games and bots."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete
from tests.cli.running import run

from vortex.cli import COMMANDS, main


def completed(words: list[str], typed: str) -> list[str]:
    shell = ShellComplete(main, {}, "vortex", "_VORTEX_COMPLETE")
    return [item.value for item in shell.get_completions(words, typed)]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete(shell: str) -> None:
    assert "_VORTEX_COMPLETE" in run("completion", shell).stdout


def test_commands_games_bots_and_languages_are_completed() -> None:
    assert completed([], "") == sorted(COMMANDS, key=list(COMMANDS).index)
    assert completed(["play"], "time") == ["time-of-the-daleks", "time-clash"]
    assert completed(["play", "--bots"], "o") == ["oracle"]
    assert completed(["tournament"], "card") == ["card-game"]
    assert completed(["tournament", "--bots"], "random,o") == ["random,oracle"]
    assert completed(["join", "--bot"], "n") == ["novice"]
    assert completed(["play", "--language"], "d") == ["de"]
    assert completed(["cards", "new"], "card") == ["card-game"]
    assert completed(["cards", "check"], "time-c") == ["time-clash"]
    assert completed(["odds"], "time-c") == ["time-clash"]
    assert completed(["odds"], "saved") == ["saved"], "the shell looks for such a file"
