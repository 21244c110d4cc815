import { expect, test } from "vitest";

import { draw } from "$/games";
import { samples, sceneOf, type View } from "../samples";

test("a game that counters ended has no phase any more", () => {
  const view = samples["card-game"]?.views.at(-1) as View;
  const over = { ...view, over: true, scores: [1, 2, 3], winners: [2], ending: "tardis-counters" };
  expect(draw("card-game", view, sceneOf("card-game", view)).step).toBe(0);
  expect(draw("card-game", over, sceneOf("card-game", over)).step).toBe(-1);
});
