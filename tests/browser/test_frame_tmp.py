import re, sys

sys.path.insert(0, "/work/main")
import tests.browser.test_german as g

old = g._is_german


def new(page):
    text = page.locator("body").inner_text()
    for m in re.finditer("Round", text):
        print("CTX", text[max(0, m.start() - 200) : m.end() + 200].replace("\n", " | "))
    old(page)


g._is_german = new
from tests.browser.test_german import *
