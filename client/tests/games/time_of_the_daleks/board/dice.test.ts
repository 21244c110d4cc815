import { describe, expect, test } from "vitest";

import { crossedOut, fitted, nameDice, rolledDie } from "$/games/time_of_the_daleks/board/dice";
import type { SymbolName } from "$/games/time_of_the_daleks/board/symbols";
import type { PoolView } from "$/games/time_of_the_daleks/wire";

const rolled = (...dice: [PoolView["dice"][number]["colour"], SymbolName][]): PoolView => ({
  of: "caller",
  limit: 8,
  gathered: {},
  exterminated: {},
  given_up: {},
  dice: dice.map(([colour, symbol]) => ({ colour, symbol })),
});
const gathered = (counts: PoolView["gathered"]): PoolView => ({
  of: "caller",
  limit: 8,
  gathered: counts,
  exterminated: {},
  given_up: {},
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

describe("dice that are gone", () => {
  const pool = (part: Partial<PoolView>): PoolView => ({ ...gathered({}), ...part });

  test("what Daleks took is crossed out in its colour, before the roll and after it", () => {
    const lost = pool({ gathered: { black: 2 }, exterminated: { red: 1, blue: 1 } });
    const expected = [
      { colour: "blue", how: "exterminated" },
      { colour: "red", how: "exterminated" },
    ];
    expect(crossedOut(lost)).toEqual(expected);
    const dice: PoolView["dice"] = [
      { colour: "black", symbol: "running" },
      { colour: "black", symbol: "science" },
    ];
    expect(crossedOut({ ...lost, dice })).toEqual(expected);
  });

  test("dice that were given up come after them, colour by colour", () => {
    expect(crossedOut(pool({ exterminated: { red: 1 }, given_up: { black: 2 } }))).toEqual([
      { colour: "black", how: "given up" },
      { colour: "black", how: "given up" },
      { colour: "red", how: "exterminated" },
    ]);
  });
});
