import { describe, expect, test } from "vitest";

import { afterEarlier, afterUpdate, afterWelcome, NOTHING_KNOWN, type TableState } from "$/net/table_state";
import type { Update, Welcome } from "$/wire";
import { anEvent, aPosition, anUpdate, aWelcome } from "../made";

const welcomed = (part: Partial<Welcome> = {}, state = NOTHING_KNOWN): TableState => ({
  ...state,
  ...afterWelcome(state, aWelcome(part)),
});
const updated = (state: TableState, ...updates: Update[]): TableState =>
  updates.reduce((now, update) => ({ ...now, ...afterUpdate(now, update) }), state);
const indices = (state: Pick<Partial<TableState>, "events">) => state.events?.map((event) => event.index);

describe("a welcome", () => {
  const known = updated(welcomed(), anUpdate(1, { events: [anEvent(0, 1)] }));

  test("brings what was missed, once", () => {
    const events = [anEvent(0, 1), anEvent(1, 2), anEvent(2, 3)];
    expect(indices(welcomed({ position: aPosition(3), reset: false, events }, known))).toEqual([0, 1, 2]);
  });

  test("with reset makes all events known forgotten", () => {
    const events = [anEvent(5, 2)];
    const state = welcomed({ position: aPosition(2), reset: true, events, earlier: true }, known);
    expect(indices(state)).toEqual([5]);
    expect(state.earlier).toBe(true);
  });

  test("repeats no line of the chat", () => {
    const chat = [1, 2].map((number) => ({ number, seat: 0, name: "Ada", text: "hi", at: 0 }));
    const state = welcomed({ chat: chat.slice(0, 1) });
    expect(welcomed({ reset: false, chat }, state).chat).toEqual(chat);
  });
});

describe("an update", () => {
  test("that undoes something drops the events that no longer happened", () => {
    const state = updated(
      welcomed(),
      anUpdate(1, { events: [anEvent(0, 1)] }),
      anUpdate(2, { events: [anEvent(1, 2)] }),
      anUpdate(3, { undone_to: 1, events: [anEvent(1, 3)] }),
    );
    expect(state.events.map((event) => event.number)).toEqual([1, 3]);
    expect(state.latest?.undone).toBe(true);
  });
});

test("older events that were fetched go to the front, without repeats", () => {
  const state = updated(welcomed(), anUpdate(1, { events: [anEvent(5, 1)] }));
  const earlier = afterEarlier(state, [anEvent(3, 0), anEvent(4, 0), anEvent(5, 1)], false);
  expect(indices(earlier)).toEqual([3, 4, 5]);
});

describe("besides the game", () => {
  const entry = (kind: "undo" | "take_back" | "take_back_answer" | "take_over", seat: number) => ({
    ...anUpdate(0).entry,
    kind,
    seat,
  });

  test("what was undone or taken back is remembered, with the player who wished it", () => {
    const take_back = { seat: 1, to: 0, needs: [0], agreed: [] };
    const wished = updated(
      welcomed(),
      anUpdate(1, { events: [anEvent(0, 1)] }),
      anUpdate(2, { entry: entry("undo", 0), undone_to: 0 }),
      anUpdate(3, { entry: entry("take_back", 1), position: aPosition(3, { take_back }) }),
    );
    expect(wished.asides.map((one) => one.kind)).toEqual(["undo"]); // a wish alone is none
    const granted = updated(
      wished,
      anUpdate(4, { entry: entry("take_back_answer", 0), undone_to: 0 }),
      anUpdate(5),
    );
    expect(granted.asides).toEqual([
      { number: 2, kind: "undo", seat: 0, level: null },
      { number: 4, kind: "taken_back", seat: 1, level: null },
    ]);
  });

  test("it is not forgotten by another welcome", () => {
    const state = updated(welcomed(), anUpdate(1, { entry: entry("take_over", 1) }));
    expect(welcomed({ position: aPosition(2) }, state).asides).toHaveLength(1);
  });
});
