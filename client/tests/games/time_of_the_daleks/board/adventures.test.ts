import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { forbidden } from "$/games/time_of_the_daleks/board/forbidden";
import { leansOn } from "$/games/time_of_the_daleks/board/leaning";
import type { AdventureView } from "$/games/time_of_the_daleks/wire";
import { Cards } from "$/library.svelte";
import type { Face } from "$/wire";

const cards = new Cards(
  (JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<string, { cards: Face[] }>)[
    "time-of-the-daleks"
  ]?.cards ?? [],
);
const having = (field: string, kind: string) =>
  cards.faces.find((face) => face.kind === kind && face.printed[field])?.key ?? "";
const lacking = (field: string, kind: string) =>
  cards.faces.find((face) => face.kind === kind && !face.printed[field])?.key ?? "";

describe("what a condition forbids", () => {
  const rerolls = having("reroll", "companion");
  const turns = having("face", "companion");
  const player = {
    doctor: lacking("reroll", "doctor"),
    companions: [rerolls, turns].map((key) => ({ key, part_time: false })),
    equipment: [],
    sonic: 2,
    k9: true,
  };
  const found = (conditions: AdventureView["conditions"], topic: string, more: Partial<typeof player> = {}) =>
    forbidden({ conditions }, { ...player, ...more }, topic, (key) => cards.face(key)).map(({ verb, card }) =>
      `${verb} ${card}`.trim(),
    );

  test("at a Fixed Point are re-rolls by cards, by charges and by K-9", () => {
    expect(found(["fixed point"], "reroll")).toEqual(
      expect.arrayContaining([`reroll ${rerolls}`, "reroll-sonic", "reroll-k9"]),
    );
    expect(found(["fixed point"], "reroll", { sonic: 1, k9: false })).not.toContain("reroll-sonic");
    expect(found(["fixed point"], "reroll", { k9: false })).not.toContain("reroll-k9");
    expect(found(["fixed point"], "face")).toEqual([]);
  });

  test("when Time Locked is turning dice", () => {
    expect(found(["time locked"], "reroll", { sonic: 3 })).toEqual(
      expect.arrayContaining([`face ${turns}`, "face-sonic"]),
    );
    expect(found(["time locked"], "reroll")).not.toContain("face-sonic");
  });

  test("is nothing without one, nor with Time Breach", () => {
    expect(found([], "reroll")).toEqual([]);
    expect(found(["time breach"], "reroll")).toEqual([]);
  });
});

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
