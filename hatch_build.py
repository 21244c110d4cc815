"""Packages carry the built browser client, so that whoever installs one needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing: there `make play` and `make test` keep the client fresh."""
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "client" / "build.py")], check=True)
