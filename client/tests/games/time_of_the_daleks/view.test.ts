import { expect, test } from "vitest";

import { markOf } from "$/games/time_of_the_daleks/view";
import type { DaleksView } from "$/games/time_of_the_daleks/wire";

test("players go by the base that they chose, before that by one that nobody else has", () => {
  const marks = (...colours: string[]) => {
    const players = colours.map((colour) => ({ colour })) as DaleksView["players"];
    return players.map((_, seat) => markOf({ players }, seat));
  };
  expect(marks("mint", "")).toEqual([3, 1]);
  expect(marks("", "amber")).toEqual([1, 0]);
  expect(marks("", "", "amber")).toEqual([2, 1, 0]);
});
