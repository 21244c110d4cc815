import { describe, expect, test } from "vitest";

import { isSeen, noteOf, windowFor } from "$/worker/calling";

const note = { title: "Your turn: a game", body: "The table is waiting for you.", table: "aB_3-x" };
const at = (path: string, visibilityState = "visible") => ({
  url: `https://games.example.org${path}`,
  visibilityState,
});

describe("what the server has sent", () => {
  test("is understood, with the blanks that make all messages equally long", () => {
    expect(noteOf(`${JSON.stringify(note)}      `)).toEqual(note);
  });

  test.each([
    "",
    "no JSON",
    "null",
    "[]",
    JSON.stringify({ ...note, table: 7 }),
    JSON.stringify({ ...note, table: "../settings" }),
    JSON.stringify({ ...note, table: "https://elsewhere.example/" }),
    JSON.stringify({ title: "only" }),
  ])("is left alone where it is something else: %s", (text) => {
    expect(noteOf(text)).toBeNull();
  });
});

describe("whoever looks at the table", () => {
  test("needs no note", () => {
    expect(isSeen("one", [at("/"), at("/table/one")])).toBe(true);
    expect(isSeen("one", [at("/table/one/text")])).toBe(true);
  });

  test("is nobody where its window is hidden, or at another table", () => {
    expect(isSeen("one", [at("/table/one", "hidden"), at("/table/one-more"), at("/")])).toBe(false);
    expect(isSeen("one", [])).toBe(false);
  });
});

test("a click takes nobody from another table, from cards or from a form", () => {
  const busy = ["/table/two", "/table/one-more", "/cards/workshop/a", "/new/card-game", "/docs/"].map(
    (path) => at(path),
  );
  expect(windowFor("one", busy)).toBeUndefined();
  const settings = at("/settings");
  expect(windowFor("one", [...busy, settings])).toBe(settings);
});

test("a click finds the window at the table, or else one at rest", () => {
  const [home, table] = [at("/"), at("/table/one", "hidden")];
  expect(windowFor("one", [home, table])).toBe(table);
  expect(windowFor("two", [home, table])).toBe(home);
  expect(windowFor("two", [])).toBeUndefined();
});
