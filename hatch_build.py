"""Packages carry the built browser client, so that nobody who installs one needs Node; wheels are compiled.

VORTEX_COMPILED says whether: `yes` fails where it cannot be done, `no` leaves the wheel in plain Python. Unless it is
set, a wheel is compiled where mypyc and a C compiler are at hand, and says so where they are not.

VORTEX_SOURCE_URL is where the source is hosted, if it is: a package then names that place, and the links in its
description lead there. No address is written down in the source itself.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WISH = os.environ.get("VORTEX_COMPILED", "")
PAGES = {
    "Source": "",
    "Documentation": "/blob/v{version}/docs/index.md",
    "Changelog": "/blob/v{version}/CHANGELOG.md",
    "Issues": "/issues",
}
"""What a package says of its project, as paths at the host of its source."""
LINK = re.compile(r"(\]\()(?![a-z]+:|#)")
PICTURE = re.compile(r'((?:src|srcset)=")(?![a-z]+:)')


class PackageMetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """The description is README.md; with a host, its links lead to the files of this version there."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = os.environ.get("VORTEX_SOURCE_URL", "").rstrip("/")
        if home:
            version = metadata["version"]
            metadata["urls"] = {name: home + path.format(version=version) for name, path in PAGES.items()}
            text = LINK.sub(rf"\g<1>{home}/blob/v{version}/", text)
            text = PICTURE.sub(rf"\g<1>{home}/raw/v{version}/", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


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
        if not WISH and not _has_compiler():
            self._say_not_compiled("there is no C compiler.")
            return
        folder = Path(self.root) / "build" / "extensions"
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, str(Path(self.root) / "mypyc_build.py"), str(folder)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            reason = "\n".join(done.stdout.strip().splitlines()[-12:])
            if WISH == "yes":
                raise RuntimeError(f"the wheel could not be compiled:\n{reason}")
            self._say_not_compiled(reason)
            return
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _say_not_compiled(self, reason: str) -> None:
        self.app.display_warning(f"Not compiled, the games run in plain Python, slower:\n{reason}")


def _has_compiler() -> bool:
    """Windows keeps its compiler where only setuptools finds it."""
    named = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return sys.platform == "win32" or bool(named and shutil.which(named[0]))
