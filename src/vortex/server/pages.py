"""The built page, or a word that there is none; and the documentation site, where a host has built it."""

from __future__ import annotations

import asyncio
import gzip
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).with_name("static")

_NO_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Vortex</title></head>
<body><h1>Vortex</h1>
<p>The server runs, but its page has not been built. <code>make play</code> builds it;
<code>vortex play --terminal</code> plays without it.</p></body></html>
"""


def is_built(folder: Path = STATIC) -> bool:
    return (folder / "index.html").is_file()


class _Assets(StaticFiles):
    """Files with a hash in their name never change. Scripts and styles are sent packed, which takes a quarter."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except (OSError, ValueError):
            raise HTTPException(404) from None
        if isinstance(response, FileResponse) and path.endswith(_PACKED):
            if scope["method"] == "GET" and response.status_code == 200 and takes_gzip(Headers(scope=scope)):
                body = await asyncio.to_thread(_packed, Path(response.path))
                response = Response(body, media_type=response.media_type)
                response.headers["content-encoding"] = "gzip"
            response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


_PACKED = (".js", ".css")


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def takes_gzip(headers: Headers) -> bool:
    for each in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


class _Site(StaticFiles):
    """The documentation. Its theme writes styles and one script into every page, which the policy of the game's own
    page forbids: here that script is allowed by its hash, and no other."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        front = (folder / "index.html").read_text(encoding="utf-8")
        onward = re.search(r"url=([^\"]+)", front)
        page = folder / onward[1] if onward else folder / "index.html"
        scripts = re.findall(r"<script>(.*?)</script>", page.read_text(encoding="utf-8"), re.DOTALL)
        hashes = [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts]
        self._policy = "; ".join(
            [
                "default-src 'none'",
                " ".join(["script-src 'self'", *hashes]),
                "style-src 'self' 'unsafe-inline'",
                "img-src 'self' data:",
                "font-src 'self'",
                "connect-src 'self'",
                "base-uri 'none'",
                "form-action 'self'",
                "frame-ancestors 'none'",
            ]
        )

    async def get_response(self, path: str, scope: object) -> Response:
        try:
            response = await super().get_response(path, scope)  # type: ignore[arg-type]  # a Scope, untyped here
        except (OSError, ValueError):
            raise HTTPException(404) from None
        response.headers["content-security-policy"] = self._policy
        response.headers["cache-control"] = "no-cache"
        return response


def _file(folder: Path, name: str) -> Path | None:
    """The file of this name, if there is one; some names no file can have."""
    try:
        file = (folder / name).resolve()
        is_here = file.is_file() and file.is_relative_to(folder.resolve())
    except (OSError, ValueError):
        return None
    return file if is_here else None


def routes(folder: Path = STATIC, docs: str = "") -> list[BaseRoute]:
    found: list[BaseRoute] = []
    if docs:
        found.append(Mount("/docs", _Site(Path(docs))))
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", _Assets(directory=folder / "assets")))

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        if name == "api" or name.startswith("api/"):
            raise HTTPException(404)
        if not is_built(folder):
            return HTMLResponse(_NO_PAGE, 200 if not name else 404)
        if name and (file := _file(folder, name)) is not None:
            return FileResponse(file, headers={"cache-control": "no-cache"})
        if "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    found.append(Route("/{path:path}", page))
    return found
