import { expect, test } from "vitest";

import { hintWords } from "$/table/hinting";
import type { AskInfo, Hint, TriedChoice } from "$/wire";

const option = (choice: number, words: string) => ({
  choice,
  notation: words,
  words,
  rule: "R",
  cost: "",
  target: "",
});
const ASK: AskInfo = {
  seat: 0,
  topic: "turn",
  rule: "R",
  prompt: "Play.",
  is_window: false,
  options: [option(1, "Lamp"), option(2, "Rope"), option(3, "Key"), option(4, "Pass")],
};
const hinted = (...tried: TriedChoice[]): Hint => ({
  type: "hint",
  id: "H",
  number: 0,
  choice: tried[0]?.choice ?? 1,
  notation: "",
  tried,
});
const tried = (choice: number, chance: number): TriedChoice => ({ choice, tries: 9, chance });

test("a hint says what came of the choice and of the two that came nearest to it", () => {
  const words = hintWords(hinted(tried(3, 0.5), tried(1, 0.49), tried(4, 0), tried(2, 0.2)), ASK);
  expect(words).toBe("Chances to win in what the bot tried: Key 50 % · Lamp 49 % · Pass 0 %");
});

test("where nothing was tried there is nothing to say", () => {
  expect(hintWords(hinted(), ASK)).toBe("");
  expect(hintWords(null, ASK)).toBe("");
});

test("of a question that is gone nothing is said", () => {
  expect(hintWords(hinted(tried(3, 0.5)), null)).toBe("");
});
