import { describe, expect, test } from "vitest";

import { acts, type Actors } from "$/games/time_clash/script";
import type { GameEvent } from "$/games/time_clash/wire";
import { Cards } from "$/library.svelte";
import type { Face } from "$/wire";
import { aView, card } from "./made";

const face = (key: string, team: string): Face => ({
  kind: "numbered",
  key,
  name: key,
  lines: [],
  source: "ours",
  where: "",
  known: [],
  printed: { team: [team] },
  effects: {},
  emblem: "",
  picture: "",
});
const CARDS = new Cards([
  face("warn", "doctor"),
  face("yo-yo", "doctor"),
  face("fleet", "enemy"),
  face("trap", "enemy"),
]);
const view = aView({ time: [card("warn", "quip", 300)] });

const what = (event: GameEvent, team: Actors["team"] = "doctor") => acts(event, view, { cards: CARDS, team });

describe("what events look like", () => {
  test("a card that I draw is turned up on its way; one of others stays a back", () => {
    expect(what({ kind: "card-drawn", seat: 0, card: "yo-yo" })).toMatchObject([
      { do: "move", piece: "card:yo-yo", from: "deck:doctor", flip: true },
    ]);
    expect(what({ kind: "card-drawn", seat: 1, card: null })).toMatchObject([
      { do: "fly", look: "card", from: "deck:enemy", to: "hand:1" },
    ]);
  });

  test("what is played or discarded goes open from its hand to where it belongs", () => {
    expect(what({ kind: "card-played", seat: 1, card: "fleet", stack: "time" })).toMatchObject([
      { do: "move", piece: "card:fleet", from: "hand:1" },
    ]);
    expect(what({ kind: "card-discarded", seat: 0, card: "yo-yo" })).toMatchObject([
      { piece: "card:yo-yo", from: "hand:0", to: "pile:doctor" },
    ]);
    expect(what({ kind: "card-discarded", seat: 0, card: "warn" })).toMatchObject([
      { face: { words: "+300" } },
    ]);
    expect(what({ kind: "card-countered", card: "trap" })).toMatchObject([
      { piece: "card:trap", to: "pile:enemy" },
    ]);
  });

  test("a counter shakes the card that it answers, if that was turned", () => {
    const shaken = (target: string | null) =>
      what({ kind: "counter-used", seat: 0, card: "warn", option: 1, target }).filter(
        (act) => act.do === "shake",
      );
    expect(shaken(null)).toEqual([]);
    expect(shaken("fleet")).toMatchObject([{ piece: "card:fleet" }]);
  });

  test("the disk is thrown like a coin and ends on its face", () => {
    const turns = (phase: "build-up" | "endgame") =>
      what({ kind: "disk-flipped", seat: 0, phase }).flatMap((act) => (act.do === "flip" ? [act.turns] : []));
    expect(turns("endgame")).toEqual([2.5]);
    expect(turns("build-up")).toEqual([2]);
  });

  test("an Endgame by the flip turns the disk once, by Threats it is turned over", () => {
    const flips = (cause: "flip" | "threats") =>
      what({ kind: "endgame-started", cause }).filter((act) => act.do === "flip");
    expect(flips("flip")).toEqual([]);
    expect(flips("threats")).toMatchObject([{ piece: "coin", turns: 0.5 }]);
  });

  test("good news are good for the team that has them", () => {
    const won = (team: "doctor" | "enemy") =>
      ({ kind: "game-won", team, ending: "gambit", doctor_wins: 1, enemy_wins: 1 }) as const;
    expect(what(won("doctor"))).toMatchObject([{ do: "banner", tone: "good", sound: "win" }]);
    expect(what(won("enemy"))).toMatchObject([{ do: "banner", tone: "bad", sound: "lose" }]);
    expect(what(won("enemy"), null)).toMatchObject([{ tone: "good" }]);
  });

  test("events without a look take no time", () => {
    expect(what({ kind: "turn-begun", seat: 0, turn: 3 })).toEqual([]);
  });
});
