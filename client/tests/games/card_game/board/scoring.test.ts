import { expect, test } from "vitest";

import { partsOf } from "$/games/card_game/board/scoring";
import { attack, location, player, table } from "../made";

test("a player's Locations are laid out by whom they count for", () => {
  const view = table([
    player(0, {
      line: [
        location("pompeii", 4, { scorer: 0 }),
        location("utah", 2, { attack: attack(1, "daleks"), scorer: 1 }),
      ],
    }),
    player(1, { line: [location("house", 3, { attack: attack(0, "shadow-proclamation"), scorer: null })] }),
    player(2, { line: [location("venice", 3, { attack: attack(0, null), scorer: 0 })] }),
  ]);
  const parts = (seat: number) => partsOf(view, seat).map(({ location: key, how }) => `${key} ${how}`);
  expect(parts(0)).toEqual(["pompeii held", "utah lost", "house blocked", "venice taken"]);
  expect(parts(1)).toEqual(["house blocked", "utah taken"]);
  expect(parts(2)).toEqual(["venice lost"]);
});
