import { describe, expect, test } from "vitest";

import { scriptOf, via } from "$/games/time_of_the_daleks/script";
import type { DaleksView, GameEvent } from "$/games/time_of_the_daleks/wire";
import { NO_CARDS as CARDS } from "$/library.svelte";
import { t } from "$/words.svelte";
import { logged, views } from "./made";

function view(): DaleksView {
  const found = views()[2];
  if (!found) throw new Error("no such moment");
  return found;
}

/** The acts of one event between two views. */
function acts(event: GameEvent, alter: (view: DaleksView) => void = () => undefined) {
  const [before, after] = [view(), view()];
  alter(after);
  const happened = logged(event);
  const script = scriptOf(() => ({
    names: ["Ada", "Bo", "Cy"],
    cards: () => CARDS,
    dice: () => [],
    siblings: () => [happened],
  }));
  return script(happened, before, after);
}

test("a Doctor who regenerates is turned over, and a banner says who", () => {
  expect(acts({ kind: "doctor-regenerated", seat: 2, doctor: "fourth" })).toEqual([
    { do: "flip", piece: "doctor:fourth", sound: "flip" },
    { do: "banner", words: t("tod-board-regenerates", { name: "Cy" }), tone: "plain" },
  ]);
});

describe("a walk on the Web", () => {
  test("goes over every space between, forwards and back", () => {
    expect(via(4, 7)).toEqual(["space:5", "space:6"]);
    expect(via(7, 4)).toEqual(["space:6", "space:5"]);
    expect(via(4, 5)).toEqual([]);
  });

  test("of the ship and of a timeship is a hop to where they now stand", () => {
    const from = view().track.ship;
    expect(acts({ kind: "ship-moved", space: from + 3 }, (after) => (after.track.ship = from + 3))).toEqual([
      { do: "hop", piece: "ship", via: [`space:${from + 1}`, `space:${from + 2}`], sound: "conflict" },
    ]);
    expect(acts({ kind: "ship-moved", space: from })).toEqual([]);
    const was = view().players[1]?.tardis ?? 0;
    const walked = acts({ kind: "tardis-moved", seat: 1, old: was + 1, new: was + 2 }, (after) =>
      Object.assign(after.players[1] ?? {}, { tardis: was + 2 }),
    );
    expect(walked).toEqual([{ do: "hop", piece: "tardis:1", via: [`space:${was + 1}`], sound: "hop" }]);
  });
});

test("the last space before Gallifrey is a great moment for ship and timeship, no other is", () => {
  const last = view().track.gallifrey - 1;
  const ship = (space: number) =>
    acts({ kind: "ship-moved", space }, (after) => (after.track.ship = space)).slice(1);
  expect(ship(last)).toMatchObject([
    { do: "banner", tone: "bad", words: t("tod-board-ship-near"), sound: "great" },
  ]);
  expect(ship(last - 1)).toEqual([]);
  const walked = acts({ kind: "tardis-moved", seat: 1, old: last - 1, new: last }, (after) =>
    Object.assign(after.players[1] ?? {}, { tardis: last }),
  );
  expect(walked.slice(1)).toMatchObject([{ do: "banner", tone: "good", holds: { shows: "glass-dome" } }]);
});

test("a Time Anomaly is held up, with its name", () => {
  const [move, banner] = acts({ kind: "anomaly-revealed", anomaly: "the-chase", space: 6 } as GameEvent);
  expect(move).toMatchObject({ do: "move", piece: "anomaly:the-chase", flip: true });
  expect(banner).toMatchObject({
    do: "banner",
    words: `${t("tod-anomaly")}: The Chase`,
    holds: { kind: "anomaly", card: "the-chase" },
  });
});

test("of two dice that look alike each tumbles once", () => {
  const look = { pool: "caller", colour: "blue", symbol: "science" } as const;
  const dice = [0, 1].map((number) => ({ ...look, name: `die:caller:blue:${number}`, changed: true }));
  const event = logged({
    kind: "dice-rolled",
    pool: "caller",
    dice: ["blue science", "blue science"],
    again: false,
  });
  const script = scriptOf(() => ({
    names: [],
    cards: () => CARDS,
    dice: () => dice,
    siblings: () => [event],
  }));
  expect(script(event, view(), view())).toEqual(
    dice.map(({ name }) => ({ do: "tumble", piece: name, sound: "dice" })),
  );
});

test("what a cut takes goes back to the bank, the last die of each colour", () => {
  expect(acts({ kind: "dice-cut", pool: "caller", dice: [2, 0, 1, 0] })).toMatchObject([
    { do: "move", to: "bank" },
    { do: "move", to: "bank" },
  ]);
});

test("what nobody needs to see moves nothing", () => {
  expect(acts({ kind: "round-begun", round: 2 })).toEqual([]);
});

test("a card that I draw is turned up on its way; one of others flies hidden", () => {
  expect(acts({ kind: "card-drawn", seat: 0, card: "fez" })).toMatchObject([
    { do: "move", piece: "card:fez", flip: true },
  ]);
  expect(acts({ kind: "card-drawn", seat: 1, card: null })).toMatchObject([{ do: "fly", to: "hand:1" }]);
});

test("a Dalek comes from the supply to its place, and goes back there", () => {
  const count = view().earth[1]?.daleks ?? 0;
  const put = (daleks: number) => (after: DaleksView) => Object.assign(after.earth[1] ?? {}, { daleks });
  expect(acts({ kind: "dalek-placed", place: "earth-present" }, put(count + 1))).toMatchObject([
    { do: "move", piece: `dalek:earth-present:${count}`, from: "supply" },
  ]);
  const [more, less] = [view(), view()];
  put(count + 1)(more);
  const script = scriptOf(() => ({ names: [], cards: () => CARDS, dice: () => [], siblings: () => [] }));
  expect(script(logged({ kind: "dalek-removed", place: "earth-present" }), more, less)).toMatchObject([
    { to: "supply" },
  ]);
});
