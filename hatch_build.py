"""Packages carry the built browser client, so that nobody who installs one needs Node; wheels are compiled.

VORTEX_COMPILED says whether: `yes` fails where it cannot be done, `no` leaves the wheel in plain Python. Unless it is
set, a wheel is compiled where mypyc and a C compiler are at hand, and says so where they are not.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = os.environ.get("VORTEX_COMPILED", "")


class PackageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What compiling needs, where it can be done at all."""
        if self.target_name != "wheel" or WISH == "no" or not (WISH or _has_compiler()):
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = project["dependency-groups"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing: there `make play` and `make test` keep the client fresh."""
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "client" / "build.py")], check=True)
        if self.target_name == "wheel" and WISH != "no":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root) / "build" / "extensions"
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, str(Path(self.root) / "mypyc_build.py"), str(folder)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            reason = "\n".join(done.stdout.strip().splitlines()[-12:])
            if WISH == "yes":
                raise RuntimeError(f"the wheel could not be compiled:\n{reason}")
            self.app.display_warning(f"Not compiled, the games run in plain Python, slower:\n{reason}")
            return
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _has_compiler() -> bool:
    """Windows keeps its compiler where only setuptools finds it."""
    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return sys.platform == "win32" or bool(named and shutil.which(named[0]))
