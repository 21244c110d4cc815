import { describe, expect, test } from "vitest";

import { acts, type Actors } from "$/games/time_clash/script";
import { aView, card } from "./made";

// As in the game, the Doctor's cards have the first half of the numbers.
const CARDS = ["warn", "yo-yo", "fleet", "trap"];
const view = aView({ time: [card("warn", "quip", 300)] });

const event = (kind: string, shown: number[], secret: number[] = []) => ({
  index: 1,
  number: 1,
  kind,
  public: shown,
  secret,
  hidden: 0,
  event: {},
  words: "",
});
const what = (kind: string, shown: number[], secret: number[] = [], team: Actors["team"] = "doctor") =>
  acts(event(kind, shown, secret), view, { cards: CARDS, team });

describe("what events look like", () => {
  test("a card that I draw is turned up on its way; one of others stays a back", () => {
    expect(what("drawn", [0], [1])).toMatchObject([
      { do: "move", piece: "card:yo-yo", from: "deck:doctor", flip: true },
    ]);
    expect(what("drawn", [1])).toMatchObject([{ do: "fly", look: "card", from: "deck:enemy", to: "hand:1" }]);
  });

  test("what is played or discarded goes open from its hand to where it belongs", () => {
    expect(what("played", [1, 2, 0])).toMatchObject([{ do: "move", piece: "card:fleet", from: "hand:1" }]);
    expect(what("discarded", [0, 1])).toMatchObject([
      { piece: "card:yo-yo", from: "hand:0", to: "pile:doctor" },
    ]);
    expect(what("discarded", [0, 0])).toMatchObject([{ face: { words: "+300" } }]);
    expect(what("countered", [3])).toMatchObject([{ piece: "card:trap", to: "pile:enemy" }]);
  });

  test("the disk is thrown like a coin and ends on its face", () => {
    const turns = (shown: number[]) =>
      what("flipped", shown).flatMap((act) => (act.do === "flip" ? [act.turns] : []));
    expect(turns([0, 1])).toEqual([2.5]);
    expect(turns([0, 0])).toEqual([2]);
  });

  test("an Endgame by the flip turns the disk once, by Threats it is turned over", () => {
    const flips = (cause: number) => what("endgame_started", [cause]).filter((act) => act.do === "flip");
    expect(flips(0)).toEqual([]);
    expect(flips(1)).toMatchObject([{ piece: "coin", turns: 0.5 }]);
  });

  test("good news are good for the team that has them", () => {
    expect(what("game_won", [0, 0, 1, 0])).toMatchObject([{ do: "banner", tone: "good", sound: "win" }]);
    expect(what("game_won", [1, 0, 0, 1])).toMatchObject([{ do: "banner", tone: "bad", sound: "lose" }]);
    expect(what("game_won", [1, 0, 0, 1], [], null)).toMatchObject([{ tone: "good" }]);
  });

  test("events without a look take no time", () => {
    expect(what("turn_begun", [0, 3])).toEqual([]);
  });
});
