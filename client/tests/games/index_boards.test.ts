// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import { GAMES } from "$/games";
import { seated, viewsOf } from "./seated";

describe.each(Object.keys(GAMES))("the board of %s", (game) => {
  test("shows every moment that a seat may see", async () => {
    for (const view of viewsOf(game)) {
      const board = await seated(game, view);
      expect(board.querySelectorAll("svg").length).toBeGreaterThan(10);
      expect(board.textContent).not.toMatch(/undefined|NaN|\[object/);
      expect(board.textContent).not.toMatch(/\b(cg|tc|tod)b?-[a-z]/); // a message that nobody has written
    }
  });
});
