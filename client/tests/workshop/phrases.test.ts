import { describe, expect, test } from "vitest";

import { begun, completed, joined, written } from "$/workshop/phrases";

const phrase = (text: string) => ({ phrase: text, words: text, most: 9, scopes: [] });
const PHRASES = ["gain N TP", "gain N TP for each TARDIS counter", "turn up an attack", "draw N card(s)"].map(
  phrase,
);
const names = (text: string) => begun(text, PHRASES).map((one) => one.phrase);

describe("an effect text while it is typed", () => {
  test("is offered what begins so, of the phrase that is being typed", () => {
    expect(names("ga")).toEqual(["gain N TP", "gain N TP for each TARDIS counter"]);
    expect(names("gain 3 TP and tu")).toEqual(["turn up an attack"]);
    expect(names("turn up an attack, then dra")).toEqual(["draw N card(s)"]);
    expect(names("")).toEqual([]);
  });

  test("is offered nothing once the phrase is whole, with its plural too", () => {
    expect(names("draw 1 card")).toEqual([]);
    expect(names("draw 2 cards")).toEqual([]);
  });

  test("is completed with the amount that was typed", () => {
    expect(completed("turn up an attack or draw 3", phrase("draw N card(s)"))).toBe(
      "turn up an attack or draw 3 cards",
    );
    expect(completed("dr", phrase("draw N card(s)"))).toBe("draw 1 card");
  });

  test("grows by phrases, joined and with whom they are about", () => {
    expect(written(phrase("draw N card(s)"), 2)).toBe("draw 2 cards");
    expect(joined("", " and ", phrase("gain N TP"), 2, "")).toBe("gain 2 TP");
    expect(joined("gain 2 TP", ", then ", phrase("draw N card(s)"), 1, "each")).toBe(
      "gain 2 TP, then each draw 1 card",
    );
  });
});
