import { expect, test } from "vitest";

import { NO_CARDS } from "$/library.svelte";
import { differences } from "$/text/differences";
import { cards, fact, zone, type Drawing, type TextLine, type Zone } from "$/text/zones";

const drawing = (...zones: Zone[]): Drawing => ({ steps: [], step: -1, zones, seats: [] });
const changes = (now: (TextLine | null)[], then: (TextLine | null)[]) =>
  differences(drawing(zone("z", "Ada", now)), drawing(zone("z", "Ada", then)), NO_CARDS).map(
    ({ what, change }) => `${what} ${change}`,
  );

test("what stays as it is is left out", () => {
  const lines = [fact("Tokens", 3), cards("Hand", ["fez"], 2), fact("", "a sentence")];
  expect(changes(lines, lines)).toEqual([]);
});

test("a figure is shown with what it comes to, and one that comes or goes", () => {
  expect(changes([fact("Tokens", 3)], [fact("Tokens", 2)])).toEqual(["Ada: Tokens 3 → 2"]);
  expect(changes([], [fact("Tokens", 2)])).toEqual(["Ada: Tokens → 2"]);
  expect(changes([fact("Tokens", 2)], [null])).toEqual(["Ada: Tokens 2 → –"]);
});

test("cards are named one by one as they go and come, copies too", () => {
  expect(changes([cards("Hand", ["fez", "fez", "scarf"])], [cards("Hand", ["fez", "bow-tie"])])).toEqual([
    "Ada: Hand − Fez",
    "Ada: Hand − Scarf",
    "Ada: Hand + Bow Tie",
  ]);
  expect(changes([cards("Hand", [], 1)], [cards("Hand", [], 0)])).toEqual(["Ada: Hand − 1 face-down card"]);
});

test("what moves along a track is described by where it comes to", () => {
  const track = (at: number): TextLine => ({
    kind: "track",
    label: "Track",
    spaces: [1, 2, 3].map((space) => ({
      name: `Space ${space}`,
      short: "",
      special: false,
      marks: space === at ? [{ text: "", words: "the ship", seat: null }] : [],
    })),
  });
  expect(changes([track(1)], [track(3)])).toEqual(["the ship Space 1 → Space 3"]);
});

test("parts, zones that come and titles count too; lines with one label are compared in their order", () => {
  const part = (value: number) => zone("p", "Stack", [fact("Total", value)]);
  const now = drawing(zone("z", "Ada: 1", [fact("", "one"), fact("", "two")], { parts: [part(1)] }));
  const then = drawing(
    zone("z", "Ada: 2", [fact("", "one"), fact("", "three")], { parts: [part(4)] }),
    zone("new", "Gambit", [fact("Sum", 5)]),
  );
  expect(differences(now, then, NO_CARDS)).toEqual([
    { what: "Ada: 1", change: "→ Ada: 2" },
    { what: "Ada: 1", change: "two → three" },
    { what: "Stack: Total", change: "1 → 4" },
    { what: "Gambit: Sum", change: "→ 5" },
  ]);
});

test("a label with other figures in it is the same line, and its change is named", () => {
  const pool = (most: number, ...dice: string[]): TextLine => cards(`Dice pool (at most ${most})`, dice);
  expect(changes([pool(8, "black", "blue")], [pool(7, "black", "blue")])).toEqual([
    "Ada: Dice pool (at most 8) → Dice pool (at most 7)",
  ]);
});
