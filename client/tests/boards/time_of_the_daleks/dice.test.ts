import { describe, expect, test } from "vitest";

import { fitted, nameDice, rolledDie } from "$/boards/time_of_the_daleks/dice";
import { chance, howMany, missingFrom } from "$/boards/time_of_the_daleks/odds";
import type { PoolView } from "$/boards/time_of_the_daleks/view";
import { SYMBOLS, type SymbolName } from "$/kit/palette";

const rolled = (...dice: [PoolView["dice"][number]["colour"], SymbolName][]): PoolView => ({
  of: "caller",
  limit: 8,
  gathered: {},
  dice: dice.map(([colour, symbol]) => ({ colour, symbol })),
});
const gathered = (counts: PoolView["gathered"]): PoolView => ({
  of: "caller",
  limit: 8,
  gathered: counts,
  dice: [],
});

describe("names of dice", () => {
  test("a gathered pool has a name for each die", () => {
    const dice = nameDice([], [gathered({ black: 2, red: 1 })]);
    expect(dice.map((die) => die.name)).toEqual([
      "die:caller:black:0",
      "die:caller:black:1",
      "die:caller:red:0",
    ]);
    expect(dice.every((die) => die.symbol === null)).toBe(true);
  });

  test("the roll keeps the names", () => {
    const before = nameDice([], [gathered({ black: 2, red: 1 })]);
    const after = nameDice(before, [rolled(["black", "science"], ["black", "running"], ["red", "strength"])]);
    expect(after.map((die) => die.name).sort()).toEqual(before.map((die) => die.name).sort());
    expect(after.every((die) => die.changed)).toBe(true);
  });

  test("after a re-roll only the die that changed takes another look; the others stay who they are", () => {
    const before = nameDice([], [rolled(["black", "diplomacy"], ["black", "running"], ["black", "tactics"])]);
    const after = nameDice(before, [
      rolled(["black", "diplomacy"], ["black", "science"], ["black", "tactics"]),
    ]);
    const named = (list: typeof after, symbol: string) => list.find((die) => die.symbol === symbol);
    expect(named(after, "diplomacy")?.name).toBe(named(before, "diplomacy")?.name);
    expect(named(after, "tactics")?.name).toBe(named(before, "tactics")?.name);
    expect(named(after, "science")).toMatchObject({ name: named(before, "running")?.name, changed: true });
    expect(after.filter((die) => die.changed)).toHaveLength(1);
  });

  test("names are never used twice, also when dice come and go", () => {
    let dice = nameDice([], [gathered({ black: 3 })]);
    dice = nameDice(dice, [gathered({ black: 2, green: 1 })]);
    dice = nameDice(dice, [gathered({ black: 4, green: 1 }), { ...gathered({ black: 1 }), of: "helper" }]);
    expect(new Set(dice.map((die) => die.name)).size).toBe(6);
  });

  test("events of a roll find the changed dice first, each another one", () => {
    const before = nameDice([], [rolled(["black", "science"], ["black", "running"], ["black", "running"])]);
    const after = nameDice(before, [
      rolled(["black", "science"], ["black", "science"], ["black", "science"]),
    ]);
    const look = { pool: "caller", colour: "black", symbol: "science" } as const;
    const [first, second] = [rolledDie(after, look, 0), rolledDie(after, look, 1)];
    expect(first?.changed && second?.changed).toBe(true);
    expect(first?.name).not.toBe(second?.name);
    expect(rolledDie(after, { ...look, symbol: "cunning" }, 0)).toBeUndefined();
  });
});

describe("sockets", () => {
  test("dice fall into the sockets of their symbol, the rest stays in the tray", () => {
    const dice = nameDice(
      [],
      [rolled(["black", "running"], ["blue", "science"], ["black", "running"], ["red", "tactics"])],
    );
    const { sockets, rest } = fitted({ running: 1, science: 2 }, dice);
    expect(sockets.map(({ symbol, die }) => [symbol, die?.colour ?? null])).toEqual([
      ["running", "black"],
      ["science", "blue"],
      ["science", null],
    ]);
    expect(rest.map((die) => die.symbol)).toEqual(["running", "tactics"]);
  });

  test("before the roll nothing lies in a socket", () => {
    const dice = nameDice([], [gathered({ black: 3 })]);
    const { sockets, rest } = fitted({ running: 1 }, dice);
    expect(sockets.every(({ die }) => die === null)).toBe(true);
    expect(rest).toHaveLength(3);
  });
});

describe("odds", () => {
  const faces = {
    black: [...SYMBOLS],
    green: ["running", "running", "running", "diplomacy", "diplomacy", "tactics"] as SymbolName[],
  };

  test("one die, one symbol", () => {
    expect(chance({ running: 1 }, { black: 1 }, faces)).toBeCloseTo(1 / 6);
    expect(chance({ running: 1 }, { green: 1 }, faces)).toBeCloseTo(1 / 2);
    expect(chance({ strength: 1 }, { green: 3 }, faces)).toBe(0);
  });

  test("several dice: as counted by hand", () => {
    expect(chance({ running: 1 }, { black: 2 }, faces)).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(chance({ running: 1, science: 1 }, { black: 2 }, faces)).toBeCloseTo(2 / 36);
    expect(chance({ running: 2 }, { black: 1, green: 1 }, faces)).toBeCloseTo(1 / 12);
  });

  test("nothing to meet is sure, too few dice never do", () => {
    expect(chance({}, { black: 1 }, faces)).toBeCloseTo(1);
    expect(chance({ running: 2 }, { black: 1 }, faces)).toBe(0);
  });

  test("agrees with every roll of three dice counted out", () => {
    let met = 0;
    for (const a of faces.black)
      for (const b of faces.black)
        for (const c of faces.green)
          if (howMany(missingFrom({ running: 1, tactics: 1 }, [a, b, c])) === 0) met += 1;
    expect(chance({ running: 1, tactics: 1 }, { black: 2, green: 1 }, faces)).toBeCloseTo(met / 216);
  });

  test("what is missing counts each shown symbol once", () => {
    expect(missingFrom({ running: 2, science: 1 }, ["running", "cunning", null])).toEqual({
      running: 1,
      science: 1,
    });
    expect(howMany(missingFrom({ running: 1 }, ["running", "running"]))).toBe(0);
  });
});
