import { expect, test } from "vitest";

import { draw } from "$/games";
import type { PlayerView } from "$/games/card_game/wire";
import { NO_CARDS } from "$/library.svelte";
import { differences } from "$/text/differences";
import { samples, sceneOf, type View } from "../samples";
import { player, table } from "./made";

test("a game that counters ended has no phase any more", () => {
  const view = samples["card-game"]?.views.at(-1) as View;
  const over = { ...view, over: true, scores: [1, 2, 3], winners: [2], ending: "tardis-counters" };
  expect(draw("card-game", view, sceneOf("card-game", view)).step).toBe(0);
  expect(draw("card-game", over, sceneOf("card-game", over)).step).toBe(-1);
});

test("a support card that widens the reserve comes into it, and what lies there is not said anew", () => {
  const drawn = (reserve: PlayerView["reserve"]) => {
    const view: View = { ...table([player(0, { reserve }), player(1)]) };
    return draw("card-game", view, sceneOf("card-game", view));
  };
  const kept = { limit: 2, free: 1, count: 1, cards: ["fez"], face_up: [] };
  const widened = { ...kept, limit: 3, free: 2, face_up: ["cardiff"] };
  const changes = differences(drawn(kept), drawn(widened), NO_CARDS);
  expect(changes.map(({ what, change }) => `${what} ${change}`)).toEqual([
    "Your hand: Room in reserve 1 of 2 free → 2 of 3 free",
    "Your hand: In reserve + Cardiff",
  ]);
});
