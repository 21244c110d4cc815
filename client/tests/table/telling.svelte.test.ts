// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";

import { NOTHING_KNOWN, type TableState } from "$/net/table_state";
import { readingTime, Telling, type Pace } from "$/table/telling.svelte";
import type { Told } from "$/wire";
import { anEvent, aPosition } from "../made";

const pace: Pace = { speed: 1, isHidden: false, told: (kind) => kind as Told };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(pace, { speed: 1, isHidden: false });
});

/** A table at which seat 0 is mine; `happen` is what the next entry of the log brings. */
function atTable() {
  const telling = new Telling(() => pace);
  const base = { ...NOTHING_KNOWN, me: { seats: [0], is_host: false, muted: [] } };
  let state: TableState = { ...base, position: aPosition(0) };
  telling.take(state);
  const happen = (ways: Told | readonly Told[], seat = 1, undone = false) => {
    const number = (state.position?.number ?? 0) + 1;
    const events = [ways].flat().map((way) => ({ ...anEvent(number, number), event: { kind: way } }));
    const latest = {
      entry: { kind: "choice" as const, seat, by_bot: false, to: null, yes: null, level: null },
      events,
      undone,
    };
    state = { ...state, position: aPosition(number), events: [...state.events, ...events], latest };
    telling.take(state);
  };
  const change = (part: Partial<TableState>) => {
    state = { ...state, ...part };
    telling.take(state);
  };
  const shown = () => telling.now.position?.number;
  return { telling, happen, change, shown };
}

describe("what others do", () => {
  test("is shown for as long as it takes to read, one after the other", () => {
    const { telling, happen, shown } = atTable();
    happen("moment");
    happen("moment");
    expect([shown(), telling.isBehind, telling.left]).toEqual([1, true, 1]);
    vi.advanceTimersByTime(readingTime([anEvent(1, 1)]) - 1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
    vi.runAllTimers();
    expect(telling.isBehind).toBe(false);
  });

  test("is told at once where nothing matters much", () => {
    const { telling, happen, shown } = atTable();
    happen("line");
    happen("detail");
    expect([shown(), telling.isBehind]).toEqual([2, false]);
  });

  test("goes on with a press, waits while it is paused, and comes to the present with another", () => {
    const { telling, happen, shown } = atTable();
    for (let i = 0; i < 5; i += 1) happen("moment");
    telling.next();
    expect(shown()).toBe(2);
    telling.pause(true);
    vi.runAllTimers();
    expect(shown()).toBe(2);
    telling.next();
    expect(shown()).toBe(3);
    vi.runAllTimers();
    expect(shown()).toBe(3);
    expect(telling.position?.number, "all of it was read up to here").toBe(0);
    telling.toNow();
    expect([shown(), telling.isBehind, telling.isPaused]).toEqual([5, false, false]);
    expect(telling.position?.number).toBe(5);
  });

  test("stays at what has come to its end until one goes on, also after one's own answer", () => {
    const { telling, happen, shown } = atTable();
    happen("halt", 0);
    happen("line");
    vi.runAllTimers();
    expect([shown(), telling.moment?.isHalt]).toEqual([1, true]);
    telling.next();
    expect([shown(), telling.isBehind]).toEqual([2, false]);
  });

  test("leaves the end on the table until one goes on, where the same move begins something new", () => {
    const { telling, happen, shown } = atTable();
    happen(["halt", "round"]);
    expect([shown(), telling.moment?.isHalt]).toEqual([0, true]);
    telling.next();
    expect([shown(), telling.isBehind]).toEqual([1, false]);
    happen(["halt", "round"]);
    telling.toNow();
    expect(shown()).toBe(2);
  });

  test.each<[string, Partial<Pace>]>([
    ["at once", { speed: 0 }],
    ["while nobody looks", { isHidden: true }],
  ])("is not held back %s", (_, how) => {
    Object.assign(pace, how);
    const { telling, happen, shown } = atTable();
    happen("moment");
    happen("halt");
    expect([shown(), telling.isBehind]).toEqual([2, false]);
  });
});

test("one's own answers are shown at once", () => {
  const { telling, happen, shown } = atTable();
  happen("moment", 0);
  expect([shown(), telling.isBehind]).toEqual([1, false]);
});

test("what was undone is not told to its end", () => {
  const { telling, happen, shown } = atTable();
  happen("moment");
  happen("moment");
  happen("moment", 1, true);
  expect([shown(), telling.isBehind]).toEqual([3, false]);
});

test("who is there and what is said is not held back", () => {
  const { telling, happen, change, shown } = atTable();
  happen("moment");
  happen("moment");
  change({ sending: 4 });
  expect([shown(), telling.now.sending]).toEqual([1, 4]);
});

test("a clock that runs for the viewer is not kept running unseen", () => {
  const { telling, happen, change } = atTable();
  happen("moment");
  change({
    position: aPosition(9, { clock: { left: [1, 1], running: 0 } }),
    latest: {
      entry: { kind: "choice", seat: 1, by_bot: true, to: null, yes: null, level: null },
      events: [],
      undone: false,
    },
  });
  expect(telling.isBehind).toBe(false);
});
