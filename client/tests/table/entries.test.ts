import { expect, test } from "vitest";

import { asideWords, entryWords } from "$/table/entries";
import type { PublicEntry } from "$/wire";

const names = ["Ada", "Bo"];
const entry = (kind: PublicEntry["kind"], part: Partial<PublicEntry> = {}): PublicEntry => ({
  kind,
  seat: 1,
  by_bot: false,
  to: null,
  yes: null,
  level: null,
  ...part,
});

test("others hear of what is not a choice", () => {
  expect(entryWords(entry("undo"), names, [0])).toBe("Bo has taken a move back.");
  expect(entryWords(entry("take_back_answer", { yes: false }), names, [0])).toBe(
    "Bo would rather not go back.",
  );
  expect(entryWords(entry("take_back_answer", { yes: true }), names, [0])).toBe("Bo agrees to go back.");
  expect(entryWords(entry("take_over", { level: "random" }), names, [0])).toBe(
    "A bot now plays for Bo: random.",
  );
  expect(entryWords(entry("hand_back"), names, [0])).toBe("Bo plays again.");
});

test("nobody hears of what they did themselves, but a clock that ran out concerns its owner too", () => {
  for (const kind of ["undo", "take_over", "hand_back", "resign"] as const) {
    expect(entryWords(entry(kind), names, [1])).toBe("");
  }
  expect(entryWords(entry("flag"), names, [1])).toBe("Bo has no time left; a bot plays on.");
});

test("who gives up is named, and whether a bot plays on", () => {
  expect(entryWords(entry("resign"), names, [0])).toBe("Bo resigns.");
  expect(asideWords({ number: 3, kind: "resign", seat: 1, level: "companion" }, names)).toBe(
    "Bo resigns; a bot plays on.",
  );
});

test("choices are shown by their events, a wish by its question", () => {
  expect(entryWords(entry("choice"), names, [0])).toBe("");
  expect(entryWords(entry("take_back"), names, [0])).toBe("");
});
