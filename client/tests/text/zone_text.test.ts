// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test } from "vitest";

import { NO_CARDS } from "$/library.svelte";
import TextView from "$/text/TextView.svelte";
import { cards, fact, spent, zone, type Zone } from "$/text/zones";
import OnPage from "../OnPage.svelte";

const HAND = zone("z", "Ada", [fact("Tokens", 3), cards("Hand", ["fez", "scarf"])]);

function shown(then: Zone | null): HTMLElement {
  const target = document.createElement("div");
  const drawing = { steps: [], step: -1, zones: [HAND], seats: [] };
  const props = {
    drawing,
    then: then && { ...drawing, zones: [then] },
    cards: NO_CARDS,
    usable: new Set<string>(),
    withHand: true,
  };
  const view = mount(OnPage, { target, props: { part: TextView, props } });
  flushSync();
  onTestFinished(() => unmount(view));
  return target;
}
const marked = (of: HTMLElement) =>
  [...of.querySelectorAll(".then, .going")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim());

test("what a choice would change is marked where it stands", () => {
  expect(marked(shown(null))).toEqual([]);
  expect(marked(shown(HAND))).toEqual([]);
  const then = zone("z", "Ada", [fact("Tokens", 2), cards("Hand", ["fez", "bow-tie"])]);
  expect(marked(shown(then))).toEqual(["→ 2", "Scarf", "+ Bow Tie"]);
});

test("what is spent is never said to be of use, though another of its name is", () => {
  const target = document.createElement("div");
  const zones = [zone("z", "Ada", [cards("Hand", ["fez"]), spent("Discards", ["fez"])])];
  const props = {
    drawing: { steps: [], step: -1, zones, seats: [] },
    cards: NO_CARDS,
    usable: new Set(["fez"]),
    withHand: true,
  };
  const view = mount(OnPage, { target, props: { part: TextView, props } });
  flushSync();
  onTestFinished(() => unmount(view));
  const chips = [...target.querySelectorAll(".chip")].map((one) => one.classList.contains("usable"));
  expect(chips).toEqual([true, false]);
});
