import { describe, expect, test } from "vitest";

import { COLOURS, getsPassed, markOf, othersOf } from "$/games/card_game/view";
import { LANGUAGES, speak, t } from "$/words.svelte";
import { player, table } from "./made";

test.each(Object.keys(LANGUAGES))("every colour has its word in %s", async (language) => {
  await speak(language as keyof typeof LANGUAGES);
  const words = COLOURS.map((colour) => t(`cg-colour-${colour}`));
  expect(new Set(words).size).toBe(4);
  expect(words.join()).not.toMatch(/cg-colour/);
  await speak("en");
});

describe("seats", () => {
  const four = table([player(0), player(1), player(2), player(3)]);

  test("the others sit clockwise from the left; cards are passed as the view says", () => {
    expect(othersOf(four, 2)).toEqual([3, 0, 1]);
    expect(othersOf(four, null)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].filter((seat) => getsPassed(four, 2, seat))).toEqual([1]);
    expect([0, 1, 2, 3].filter((seat) => getsPassed(four, null, seat))).toEqual([]);
  });

  test("a mark is that of the chosen colour; no two colours share one", () => {
    const chosen = table([player(0, { colour: "pink" }), player(1), player(2, { colour: "gold" })]);
    expect(markOf(chosen, 1)).toBe(1);
    expect(markOf(chosen, 0)).not.toBe(markOf(chosen, 2));
  });

  test("who has not chosen goes by a mark that nobody else has", () => {
    const view = table([player(0), player(1, { colour: "gold" })]);
    expect([markOf(view, 0), markOf(view, 1)]).toEqual([1, 0]);
  });
});
