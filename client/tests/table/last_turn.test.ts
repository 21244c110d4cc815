import { describe, expect, test } from "vitest";

import { hasNews, LastTurns, sinceOwnTurn } from "$/table/last_turn";
import type { Told } from "$/wire";
import { anEvent } from "../made";

class FakeStore {
  text: string | null = null;
  getItem = () => this.text;
  setItem = (_: string, text: string) => {
    this.text = text;
  };
}

describe("the last turn", () => {
  test("is known again after a reload, for each seat by itself", () => {
    const store = new FakeStore();
    const before = new LastTurns(store);
    before.answer("T", 0, 12);
    before.answer("T", 1, 15);
    const after = new LastTurns(store);
    expect(after.of("T", 0)).toEqual({ answered: 12, known: 12 });
    expect(after.of("T", 1)).toEqual({ answered: 15, known: 15 });
    expect(after.of("other", 0)).toBe(null);
  });

  test("what was put away does not move the turn", () => {
    const turns = new LastTurns(new FakeStore());
    turns.answer("T", 0, 12);
    expect(turns.know("T", 0, 20)).toEqual({ answered: 12, known: 20 });
    expect(turns.answer("T", 0, 22)).toEqual({ answered: 22, known: 22 });
  });

  test("two tabs do not forget what the other one wrote", () => {
    const store = new FakeStore();
    const one = new LastTurns(store);
    const two = new LastTurns(store);
    one.answer("A", 0, 1);
    two.answer("B", 0, 2);
    one.answer("C", 0, 3);
    const fresh = new LastTurns(store);
    expect(["A", "B", "C"].map((table) => fresh.of(table, 0)?.answered)).toEqual([1, 2, 3]);
  });

  test("old tables are forgotten, the newest are not", () => {
    const turns = new LastTurns(new FakeStore());
    for (let i = 0; i < 200; i += 1) turns.answer(`T${i}`, 0, i);
    expect(turns.of("T199", 0)?.answered).toBe(199);
    expect(turns.of("T0", 0)).toBe(null);
  });

  test.each(["{", "7", '[["T/0"]]', '[["T/0","1","2"]]', "null"])("nonsense is nothing: %s", (text) => {
    const store = new FakeStore();
    store.text = text;
    expect(new LastTurns(store).of("T", 0)).toBe(null);
  });

  test("a store that refuses does no harm", () => {
    const turns = new LastTurns({
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("full");
      },
    });
    turns.answer("T", 0, 4);
    expect(turns.of("T", 0)?.answered).toBe(4);
  });
});

describe("what happened since", () => {
  const events = [anEvent(0, 3), anEvent(1, 5), anEvent(2, 6)];

  test("is news until it is put away", () => {
    expect(hasNews(events, { answered: 5, known: 5 })).toBe(true);
    expect(hasNews(events, { answered: 5, known: 6 })).toBe(false);
    expect(hasNews(events, null)).toBe(false);
  });
});

describe("what happened since the own turn", () => {
  const told = (kind: string): Told => (kind === "turn-begun" ? "turn" : "line");
  const log = (kinds: readonly (number | string)[]) =>
    kinds.map((one, i) => ({
      ...anEvent(i, i + 1),
      event: typeof one === "number" ? { kind: "turn-begun", seat: one } : { kind: one },
    }));
  const since = (kinds: readonly (number | string)[], seat: number) => {
    const { events, isFromFirst } = sinceOwnTurn(log(kinds), seat, told);
    return [events[0]?.index ?? null, isFromFirst];
  };

  test("begins with the turn after it, whatever was answered in the meantime", () => {
    expect(since([0, "played", 1, "played", "passed", 2, "played"], 0)).toEqual([2, false]);
  });

  test("begins there in the next own turn, too", () => {
    expect(since([0, "played", 1, "played", 0, "drawn"], 0)).toEqual([2, false]);
  });

  test("is everything known where there was no turn of one's own yet", () => {
    expect(since([1, "played", 0], 0)).toEqual([0, true]);
    expect(since([], 0)).toEqual([null, true]);
    expect(since(["played"], 0)).toEqual([0, true]);
  });
});
