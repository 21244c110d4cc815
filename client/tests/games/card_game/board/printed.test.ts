import { expect, test } from "vitest";

import { grouped } from "$/games/card_game/board/printed";
import { CARDS } from "../made";

test("a hand lies by type, strong cards first, copies told apart", () => {
  const groups = grouped(CARDS, ["k-9", "rory", "daleks", "daleks", "doctor", "utah", "pompeii"]);
  expect(groups.map(({ kind }) => kind)).toEqual(["defender", "enemy", "support", "location"]);
  expect(groups[0]?.cards.map(({ key }) => key)).toEqual(["doctor", "rory"]);
  expect(groups[1]?.cards.map(({ copy }) => copy)).toEqual([0, 1]);
  expect(groups[3]?.cards.map(({ key }) => key)).toEqual(["pompeii", "utah"]);
});
