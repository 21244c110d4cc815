import { expect, test } from "vitest";

import { Writing } from "$/moves";
import { Reasons } from "$/table/reasons";

const writing = new Writing({
  game: "g",
  forms: [
    { name: "play", rule: "R-1", nouns: ["card", "stack"], is_set_up: false },
    { name: "discard", rule: "R-2", nouns: ["card"], is_set_up: false },
  ],
  words: { card: ["fez"], stack: ["time", "enemy"] },
});

const at = (number: number, hidden = 0) => ({ number, private: hidden });

function asked() {
  const sent: string[] = [];
  const reasons = new Reasons((notation) => {
    sent.push(notation);
    const reason = notation.startsWith("play") ? "later" : "never";
    return Promise.resolve({ refusal: { code: "illegal", reason, rule: "R-9", field: "" }, names: [] });
  });
  return { sent, reasons };
}

test("one move is asked about once while the table stays as it is", async () => {
  const { sent, reasons } = asked();
  expect(await reasons.of("play fez time", at(3))).toMatchObject({ rule: "R-9", reason: "later" });
  await reasons.of("play fez time", at(3));
  expect(sent).toEqual(["play fez time"]);
  await reasons.of("play fez time", at(4));
  expect(sent).toEqual(["play fez time", "play fez time"]);
});

test("a choice that nobody else can see makes reasons old too", async () => {
  const { sent, reasons } = asked();
  await reasons.of("discard fez", at(3, 0));
  await reasons.of("discard fez", at(3, 1));
  await reasons.of("discard fez", at(3, 1));
  expect(sent).toEqual(["discard fez", "discard fez"]);
});

test("about a thing: every move that names it, and one sentence where nobody is asked", async () => {
  const { sent, reasons } = asked();
  expect(await reasons.about("fez", at(1), null, writing)).toEqual([
    { rule: "R-9", reason: "never", notations: ["discard fez"] },
  ]);
  expect(sent.length).toBe(3);
  expect(await reasons.about("scarf", at(1), null, writing)).toEqual([]);
  expect(await reasons.about("fez", at(1), null, null)).toEqual([]);
});
