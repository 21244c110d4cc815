import { describe, expect, test } from "vitest";

import { leansOn } from "$/games/time_of_the_daleks/board/leaning";
import type { AdventureView } from "$/games/time_of_the_daleks/wire";

describe("a choice that counts on somebody else", () => {
  const at = (more: Partial<AdventureView>) => ({
    active: 0,
    adventure: { help: "afar", helper: 2, met: false, ...more } as AdventureView,
  });
  const pass = { notation: "pass" };

  test("is the caller's stopping while a helper may go on", () => {
    const goesOn = { name: "tod-board-odds-leans", label: "tod-board-odds-leaning", seat: 2 };
    expect(leansOn(at({}), "reroll", 0, pass)).toEqual(goesOn);
    expect(leansOn(at({}), "face", 0, pass)).toEqual(goesOn);
  });

  test("is a call, for the helper chooses how to help", () => {
    const alone = at({ help: "alone", helper: -1 });
    expect(leansOn(alone, "build-pool", 0, { notation: "call 2" })).toEqual({
      name: "tod-board-odds-calls",
      label: "tod-board-odds-calling",
      seat: 1,
    });
    expect(leansOn(alone, "build-pool", 0, { notation: "focus tegan green" })).toBeNull();
  });

  test("is the price of a call, and not that of coming", () => {
    const pay = { notation: "pay-sonic" };
    expect(leansOn(at({ help: "alone", helper: -1 }), "price", 0, pay)).toEqual({
      name: "tod-board-odds-comes",
      label: "tod-board-odds-coming",
      seat: null,
    });
    expect(leansOn(at({ help: "alone", helper: -1 }), "price", 2, pay)).toBeNull();
  });

  test("is nothing else", () => {
    expect(leansOn(at({}), "reroll", 0, { notation: "reroll-black" })).toBeNull();
    expect(leansOn(at({}), "reroll", 2, pass)).toBeNull();
    expect(leansOn(at({}), "build-pool", 0, pass)).toBeNull();
    expect(leansOn(at({ met: true }), "reroll", 0, pass)).toBeNull();
    expect(leansOn(at({ help: "alone", helper: -1 }), "reroll", 0, pass)).toBeNull();
    expect(leansOn({ active: 0, adventure: null }, "reroll", 0, pass)).toBeNull();
  });
});
