"""The documentation site: Sphinx reads the Markdown of this repository where it lies, and docstrings for the reference.

    make docs

writes build/docs. The source is the whole repository, so that a link between two files means the same here as in a
checkout; `include_patterns` says which of them are pages.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from vortex import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]

project = "Vortex"
author = "The Vortex contributors"
copyright = "the Vortex contributors"
version = release = __version__
root_doc = "docs/index"
include_patterns = [
    "*.md",
    "bench/*.md",
    "client/README.md",
    "client/src/kit/README.md",
    "docs/**.md",
    "src/vortex/games/*/RULES*.md",
]
exclude_patterns = [".*", "build", "client/node_modules"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
suppress_warnings = [
    "myst.header",  # a page may go from its title to small headings
    "misc.highlighting_failure",  # nothing colours Svelte yet
]
default_role = "code"  # docstrings write `names` as Markdown does
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_inherit_docstrings = False  # those of other libraries are theirs
autodoc_typehints = "signature"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Vortex {release}"
html_copy_source = False
html_show_sphinx = False
html_static_path = ["static"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1b4f8f", "color-brand-content": "#1b4f8f"},
    "dark_css_variables": {"color-brand-primary": "#7db4ff", "color-brand-content": "#7db4ff"},
}

AS_THEY_ARE = ("docs/images", "docs/balance")
"""Folders whose pictures and reports pages show or open by plain links."""
FRONT = """<!doctype html>
<meta charset="utf-8">
<title>Vortex</title>
<meta http-equiv="refresh" content="0; url=docs/index.html">
"""


class OpenReports(SphinxPostTransform):
    """A link to a report in HTML opens it, instead of downloading it."""

    default_priority = 5

    def run(self, **named: Any) -> None:
        for link in list(self.document.findall(addnodes.download_reference)):
            target = str(link["reftarget"])
            if target.endswith((".html", ".svg")):
                link.replace_self(nodes.reference("", "", *link.children, refuri=target, internal=False))


def mark_code(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """An indented block in a docstring is code, as in Markdown; what Python itself says of a field is left out."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()
    is_code = False
    for number in reversed(range(len(lines))):
        if lines[number].startswith("    "):
            is_code = True
        elif lines[number] and is_code:
            lines[number + 1 : number + 1] = ["", "::"]
            is_code = False


def copy_what_pages_show(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.name == "html":
        for folder in AS_THEY_ARE:
            left_out = shutil.ignore_patterns("*.md")
            shutil.copytree(ROOT / folder, Path(app.outdir) / folder, ignore=left_out, dirs_exist_ok=True)
        (Path(app.outdir) / "index.html").write_text(FRONT, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_post_transform(OpenReports)
    app.connect("autodoc-process-docstring", mark_code)
    app.connect("build-finished", copy_what_pages_show)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
