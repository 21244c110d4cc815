import { expect, test } from "vitest";

import { Writing } from "$/table/moves";
import { Reasons } from "$/table/reasons";

const writing = new Writing({
  game: "g",
  forms: [
    { name: "play", rule: "R-1", nouns: ["card", "stack"] },
    { name: "discard", rule: "R-2", nouns: ["card"] },
  ],
  words: { card: ["fez"], stack: ["time", "enemy"] },
});

function asked() {
  const sent: string[] = [];
  const reasons = new Reasons((notation) => {
    sent.push(notation);
    return Promise.resolve({
      code: "",
      rule: "R-9",
      reason: notation.startsWith("play") ? "later" : "never",
    });
  });
  return { sent, reasons };
}

test("one move is asked about once while the table stays as it is", async () => {
  const { sent, reasons } = asked();
  expect(await reasons.of("play fez time", 3)).toEqual({ code: "", rule: "R-9", reason: "later" });
  await reasons.of("play fez time", 3);
  expect(sent).toEqual(["play fez time"]);
  await reasons.of("play fez time", 4);
  expect(sent).toEqual(["play fez time", "play fez time"]);
});

test("about a thing: every move that names it, each reason once", async () => {
  const { sent, reasons } = asked();
  expect(await reasons.about("fez", 1, null, writing)).toEqual([
    { rule: "R-9", reason: "never", notations: ["discard fez"] },
    { rule: "R-9", reason: "later", notations: ["play fez time", "play fez enemy"] },
  ]);
  expect(sent.length).toBe(3);
  expect(await reasons.about("scarf", 1, null, writing)).toEqual([]);
  expect(await reasons.about("fez", 1, null, null)).toEqual([]);
});
