"""`vortex completion`: what a shell reads to complete `vortex` with the Tab key."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

_SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(_SHELLS))
def completion(shell: str) -> None:
    """Print what SHELL needs to complete commands, options, games, bots and files.

    \b
    bash:  eval "$(vortex completion bash)"     in ~/.bashrc
    zsh:   eval "$(vortex completion zsh)"      in ~/.zshrc
    fish:  vortex completion fish | source      in ~/.config/fish/config.fish
    """
    from vortex.cli import main

    found = get_completion_class(shell)
    assert found is not None, f"click completes {shell}"
    click.echo(found(main, {}, "vortex", "_VORTEX_COMPLETE").source())
