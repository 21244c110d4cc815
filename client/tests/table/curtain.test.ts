import { describe, expect, test } from "vitest";

import { curtainFor } from "$/table/curtain";
import { aPosition, aQuestion, asksOther } from "../made";

const both = { seats: [0, 1], is_host: true, muted: [] };

describe("the curtain", () => {
  test("one person alone has none", () => {
    expect(curtainFor({ seats: [0], is_host: true, muted: [] }, aPosition(0), null)).toBe(null);
    expect(curtainFor({ seats: [], is_host: false, muted: [] }, aPosition(0, { seat: null }), null)).toBe(
      null,
    );
  });

  test("a fresh page shows nothing before a player says who sits here", () => {
    expect(curtainFor(both, aPosition(0), null)).toBe(0);
    expect(curtainFor(both, aPosition(0, { question: asksOther(2) }), null)).toBe(0);
  });

  test("it opens for the asked seat once its owner is here and its view has come", () => {
    expect(curtainFor(both, aPosition(0), 0)).toBe(null);
    expect(curtainFor(both, aPosition(0, { seat: 0, question: asksOther(1) }), 1)).toBe(1);
    expect(curtainFor(both, aPosition(0, { seat: 1, question: aQuestion({ seat: 1 }) }), 1)).toBe(null);
  });

  test("it falls at once when the other one is asked, while the old hand is still the one known", () => {
    expect(curtainFor(both, aPosition(1, { seat: 0, question: asksOther(1) }), 0)).toBe(1);
  });

  test("while a bot thinks, the player who sat here last goes on looking", () => {
    expect(curtainFor(both, aPosition(1, { seat: 0, question: asksOther(2) }), 0)).toBe(null);
  });

  test("a view that is not that of the one sitting here is covered", () => {
    expect(curtainFor(both, aPosition(1, { seat: 1, question: asksOther(2) }), 0)).toBe(0);
  });

  test("when the game is over there is nothing to hide", () => {
    const outcome = { kind: "", winners: [], scores: [], seed: "" };
    expect(curtainFor(both, aPosition(9, { question: null, outcome }), 0)).toBe(null);
  });
});
