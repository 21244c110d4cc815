import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Cards, cardsOf, games, plainName } from "$/library.svelte";
import { speak } from "$/words.svelte";

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const spoken = new Headers(init.headers).get("Accept-Language") ?? "";
    asked.push(`${spoken} ${path}`);
    const cards = [{ kind: "location", key: "venice", name: spoken === "de" ? "Venedig" : "Venice" }];
    return Promise.resolve(new Response(JSON.stringify({ games: [], cards })));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

test("cards are fetched once for each language, in that language", async () => {
  const gallery = "/api/games/some-game/gallery";
  expect((await cardsOf("some-game")).name("venice")).toBe("Venice");
  expect((await cardsOf("some-game")).name("venice")).toBe("Venice");
  expect(asked).toEqual([`en ${gallery}`]);
  await speak("de");
  expect((await cardsOf("some-game")).name("venice")).toBe("Venedig");
  await speak("en");
  expect((await cardsOf("some-game")).name("venice")).toBe("Venice");
  expect(asked).toEqual([`en ${gallery}`, `de ${gallery}`]);
});

test("so are the games, with the words of their options", async () => {
  await games();
  await speak("de");
  await games();
  await games();
  expect(asked).toEqual(["en /api/games", "de /api/games"]);
});

test("keys can be read, and copies are known by the key without their number", () => {
  expect(plainName("the-weeping-angels")).toBe("The Weeping Angels");
  const card = {
    kind: "special",
    key: "refocus",
    name: "Refocus",
    lines: [],
    source: "ours",
    where: "",
    known: [],
    printed: {},
    effects: {},
    emblem: "",
    picture: "",
  };
  expect(new Cards([card]).name("refocus-2")).toBe("Refocus");
});
