"""A crowded table of Time of the Daleks on the smallest desk: everything on it can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.boards import BOARD
from tests.browser.conftest import Opening
from tests.browser.stages import table_after
from tests.server.serving import bot, here

GAME = "time-of-the-daleks"

# Three Locations with open Dilemmas and two Time Anomalies, everybody elsewhere: as full as a table gets.
_CROWDED = """
const parse = JSON.parse;
JSON.parse = (...given) => {
  const found = parse(...given);
  const view = found?.position?.view;
  if (view?.track) {
    // Nobody is asked: an Adventure or a recruiting would leave the places a small map.
    found.position.question = null;
    Object.assign(view, { adventure: null, drawn_tiles: [] });
    const tile = (key, daleks, ...zones) => ({ key, daleks,
      zones: zones.map(([zone, dilemma]) => ({ key: zone, dilemma, face_up: dilemma !== "hidden" })) });
    view.tiles = [
      tile("skaro", 1, ["petrified-jungle", "the-celestial-toymaker"], ["kaled-bunker", "hidden"]),
      tile("kembel", 2, ["jungle-of-kembel", "the-mandragora-helix"], ["alliance-hall", "scaroth"]),
      tile("trenzalore", 0, ["town-called-christmas", "hidden"],
        ["graves-of-trenzalore", "the-great-intelligence"]),
    ];
    view.anomalies = [
      { key: "asylum-of-the-daleks", type: "location", imprisoned: {}, progress: 0, goal: 0 },
      { key: "destiny-of-the-daleks", type: "task", imprisoned: { green: 2 }, progress: 0, goal: 0 },
    ];
    for (const [i, zone] of ["petrified-jungle", "alliance-hall", "earth-past", "graves-of-trenzalore"].entries())
      if (view.players[i]) view.players[i].zone = zone;
  }
  return found;
};
"""

# What is cut off, and which words and signs lie under a Dilemma.
_UNREADABLE = """(board) => {
  const root = document.querySelector(board).getBoundingClientRect();
  const texts = [".zone .name", ".zone .need", ".zone .effects", ".zone .title", ".tile .words", ".anomaly .row",
    ".anomaly .name", ".deck", ".web text"];
  const over = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  for (const what of texts) {
    const all = [...document.querySelectorAll(`${board} ${what}`)];
    if (!all.length) found.push(`missing: ${what}`);
    for (const node of all) {
      const box = node.getBoundingClientRect();
      const says = `${what} ${node.textContent.trim()}`;
      if (node.clientWidth && node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${says}`);
      for (let around = node.parentElement; around && !around.matches(board); around = around.parentElement)
        if (getComputedStyle(around).overflowY !== "visible") {
          const edge = around.getBoundingClientRect();
          if (box.bottom > edge.bottom + 2 || box.top < edge.top - 2) found.push(`under the edge: ${says}`);
        }
      if (box.bottom > root.bottom + 1 || box.right > root.right + 1) found.push(`over the edge: ${says}`);
      const dilemma = node.closest(".zone")?.querySelector(".dilemma");
      if (dilemma && !dilemma.contains(node) && over(box, dilemma.getBoundingClientRect()))
        found.push(`under its Dilemma: ${says}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_crowded_table_can_be_read(visit: Opening, language: str) -> None:
    visitor = visit(name="Ada", language=language)
    table = table_after(visitor, GAME, 4, here("Ada"), bot(), bot(), bot())
    visitor.context.add_init_script(_CROWDED)
    page = visitor.open(f"/table/{table}")
    page.locator(f"{BOARD} .tile").nth(2).wait_for()
    if page.locator(".guide .plain").count():
        page.locator(".guide .plain").click()
        page.locator(".guide").wait_for(state="detached")
    expect(page.locator(f"{BOARD} .kit-strip button"), "nobody is asked").to_have_count(0)
    # Boards measure themselves anew.
    page.wait_for_function(f"board => ({_UNREADABLE})(board).length === 0", arg=BOARD)
