import { readFileSync } from "node:fs";

import { afterEach, describe, expect, test } from "vitest";

import { guideOf, guideWords, Known } from "$/table/guide";
import { LANGUAGES, speak, type Language } from "$/words.svelte";
import { aQuestion } from "../made";

const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
  string,
  { topics: string[] }
>;
const ask = (topic: string) => aQuestion({ topic, options: [] });

function aStore(text: string | null = null) {
  return { getItem: () => text, setItem: (_: string, given: string) => void (text = given) };
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  afterEach(() => speak("en"));

  test.each(Object.keys(samples))("every question of %s is explained", async (game) => {
    await speak(language);
    const topics = samples[game]?.topics ?? [];
    expect(topics.length).toBeGreaterThan(5);
    expect(topics.filter((topic) => guideWords(guideOf(game, ask(topic), {})) === null)).toEqual([]);
  });
});

test("in the Card Game what is begun is explained, where there is something to say", () => {
  expect(guideOf("card-game", ask("turn"), { choosing: { action: "attack" } })).toBe("card-game-turn-attack");
  expect(guideOf("card-game", ask("turn"), { choosing: { action: "dance" } })).toBe("card-game-turn");
  expect(guideOf("card-game", ask("turn"), {})).toBe("card-game-turn");
});

describe("what is known", () => {
  test("is what was answered three times, or said to be", () => {
    const known = new Known(aStore());
    known.answered("a");
    known.answered("a");
    expect(known.has("a")).toBe(false);
    known.answered("a");
    expect(known.has("a")).toBe(true);
    known.know("b");
    expect([known.has("b"), known.has("c")]).toEqual([true, false]);
  });

  test("stays known, and can be forgotten", () => {
    const store = aStore();
    new Known(store).know("a");
    const later = new Known(store);
    expect(later.has("a")).toBe(true);
    later.forget();
    expect(new Known(store).has("a")).toBe(false);
  });

  test.each(["{", "null", "7", '{"a":"often"}'])("nonsense is nothing: %s", (text) => {
    expect(new Known(aStore(text)).has("a")).toBe(false);
  });
});
