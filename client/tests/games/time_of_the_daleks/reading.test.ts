import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { isDie, isSymbol, symbolsOf, zoneName } from "$/games/time_of_the_daleks/board/printed";
import { stepOf, STEPS } from "$/games/time_of_the_daleks/board/steps";
import { placing, sourceOf } from "$/games/time_of_the_daleks/placing";
import { scriptOf, via, type Stage } from "$/games/time_of_the_daleks/script";
import { markOf } from "$/games/time_of_the_daleks/view";
import { isIcon } from "$/kit/shapes";
import type { DaleksView, GameEvent } from "$/games/time_of_the_daleks/wire";
import type { Face, OptionLine } from "$/wire";
import { told } from "./made";

const sample = (
  JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
    string,
    { views: unknown[]; cards: Face[] }
  >
)["time-of-the-daleks"] ?? { views: [], cards: [] };
const views = sample.views as DaleksView[];
const view = views.find((one) => one.players.some((player) => player.companions.length)) as DaleksView;
const option = {} as OptionLine;
const place = (notation: string, on: DaleksView = view, seat = 0) =>
  placing(on, seat)(option, notation.split(" "));

describe("what is printed", () => {
  test("every sign of an effect is one that the page has", () => {
    const signs = sample.cards.flatMap((face) => Object.values(face.effects).flat(3));
    expect(signs.length).toBeGreaterThan(60);
    for (const { icon, pieces } of signs) expect(isIcon(icon) || (!icon && pieces.length), icon).toBeTruthy();
  });

  test("dice and symbols of every sign are ones that the board draws", () => {
    const pieces = sample.cards.flatMap((face) =>
      Object.values(face.effects)
        .flat(3)
        .flatMap((one) => one.pieces),
    );
    expect(pieces.length).toBeGreaterThan(60);
    for (const piece of pieces) expect(isDie(piece) || isSymbol(piece), piece).toBe(true);
  });

  test("every symbol of a challenge is understood", () => {
    for (const face of sample.cards)
      if (face.kind === "zone" || face.kind === "dilemma")
        expect(symbolsOf(face).length, face.key).toBe(face.printed.symbols?.length);
  });

  test("a zone's name without its tile's", () => {
    expect(zoneName("Karn: The Shrine")).toEqual({ tile: "Karn", zone: "The Shrine" });
    expect(zoneName("Somewhere")).toEqual({ tile: "", zone: "Somewhere" });
  });
});

describe("where choices are made", () => {
  test("cards, places, dice, seats", () => {
    expect(place("play fez")).toEqual({ source: "card:fez", target: "stage" });
    expect(place("go earth-past")).toEqual({ target: "zone:earth-past" });
    expect(place("dalek earth-past")).toEqual({ target: "zone:earth-past" });
    expect(place("dalek karn")).toEqual({ target: "tile:karn" });
    expect(place("call 2")).toEqual({ target: "seat:1" });
    expect(place("exterminate helper red")).toEqual({ source: "dice:helper:red" });
    expect(place("die black science")).toEqual({ source: "look:black-science" });
    expect(place("reroll-sonic")).toEqual({ source: "reroll-sonic" });
    expect(place("pass")).toEqual({});
    expect(place("choose 2")).toEqual({});
  });

  test("dice are cut from the pool of whoever is asked", () => {
    const helped = { ...view, adventure: { ...view.adventure, helper: 1 } } as DaleksView;
    expect(place("cut blue", helped, 1)).toEqual({ source: "dice:helper:blue" });
    expect(place("cut blue", helped, 0)).toEqual({ source: "dice:caller:blue" });
  });

  test("an icon is used where its card lies", () => {
    const player = view.players.find((one) => one.companions.length);
    expect(sourceOf(view, player?.companions[0]?.key ?? "")).toBe(
      `companion:${player?.companions[0]?.key ?? ""}`,
    );
    expect(sourceOf(view, view.players[0]?.doctor ?? "?")).toBe(`doctor:${view.players[0]?.doctor ?? ""}`);
    expect(sourceOf(view, "fez")).toBe("card:fez");
  });
});

describe("what events look like", () => {
  const stage: Stage = { names: ["Ada", "Bo"], dice: () => [], siblings: () => [] };
  const act = (event: GameEvent, before: DaleksView, after: DaleksView) =>
    scriptOf(() => stage)(told(event), before, after);
  const at = (ship: number): DaleksView => ({ ...view, track: { ...view.track, ship } });

  test("the ship hops over the spaces between", () => {
    expect(via(3, 6)).toEqual(["space:4", "space:5"]);
    expect(via(6, 4)).toEqual(["space:5"]);
    expect(act({ kind: "ship-moved", space: 6 }, at(3), at(6))).toMatchObject([
      { do: "hop", piece: "ship", via: ["space:4", "space:5"] },
    ]);
  });

  test("steps of one update are one walk", () => {
    expect(act({ kind: "ship-moved", space: 5 }, at(3), at(6))).toEqual([]);
  });

  test("a card that I draw is turned up on its way; one of others flies hidden", () => {
    expect(act({ kind: "card-drawn", seat: 0, card: "fez" }, view, view)).toMatchObject([
      { do: "move", piece: "card:fez", flip: true },
    ]);
    expect(act({ kind: "card-drawn", seat: 1, card: null }, view, view)).toMatchObject([
      { do: "fly", to: "hand:1" },
    ]);
  });

  test("a Dalek comes from the supply to its place", () => {
    const more = {
      ...view,
      earth: view.earth.map((zone, i) => ({ ...zone, daleks: (zone.daleks ?? 0) + (i === 1 ? 1 : 0) })),
    };
    const count = view.earth[1]?.daleks ?? 0;
    expect(act({ kind: "dalek-placed", place: "earth-present" }, view, more)).toMatchObject([
      { do: "move", piece: `dalek:earth-present:${count}`, from: "supply" },
    ]);
    expect(act({ kind: "dalek-removed", place: "earth-present" }, more, view)).toMatchObject([
      { to: "supply" },
    ]);
  });
});

test("steps of an Adventure follow the question, and the dice where it says nothing", () => {
  const before = { rolled: false, met: false } as never;
  expect(STEPS[stepOf(before, "cut")]?.key).toBe("cut");
  expect(STEPS[stepOf(before, "card-window")]?.key).toBe("pool");
  expect(STEPS[stepOf({ rolled: true, met: false } as never, "card-window")]?.key).toBe("reroll");
  expect(STEPS[stepOf({ rolled: true, met: true } as never, "")]?.key).toBe("resolve");
});

test("players go by the base that they chose, before that by one that nobody else has", () => {
  const marks = (...colours: string[]) => {
    const players = colours.map((colour) => ({ colour })) as DaleksView["players"];
    return players.map((_, seat) => markOf({ players }, seat));
  };
  expect(marks("mint", "")).toEqual([3, 1]);
  expect(marks("", "amber")).toEqual([1, 0]);
  expect(marks("", "", "amber")).toEqual([2, 1, 0]);
});
