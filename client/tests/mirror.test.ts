// Where things are found: tests lie where the source lies, and all games have the same rooms.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

/** `TableInPlay.svelte` and `table_in_play.ts` have one name. */
const plain = (path: string) =>
  path
    .replace(/(\.svelte)?(\.test)?\.(ts|svelte)$/, "")
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase();

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && ending.test(one.name))
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));

/** Tests of all sources together, which have no module. */
const OF_ALL = ["imports", "mirror"];

describe("tests", () => {
  const modules = new Set(filesIn("src", /\.(ts|svelte)$/).map(plain));
  const tests = filesIn("tests", /\.test\.ts$/).map(plain);
  /** `emblem_drawn` is an aspect of `emblem`. */
  const isOfModule = (name: string): boolean =>
    modules.has(name) || (/_[^_/]*$/.test(name) && isOfModule(name.replace(/_[^_/]*$/, "")));

  test("lie where their module lies and are called after it", () => {
    expect(tests.length).toBeGreaterThan(80);
    expect(tests.filter((name) => !isOfModule(name))).toEqual(OF_ALL);
  });
});

describe("the rooms of games", () => {
  const games = readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory());

  test("have the same files", () => {
    const rooms = games.map(({ name }) => readdirSync(`src/games/${name}`).sort());
    expect(rooms).toHaveLength(3);
    for (const room of rooms) expect(room).toEqual(rooms[0]);
    expect(games.every(({ name }) => existsSync(`src/games/${name}/board/Board.svelte`))).toBe(true);
  });
});

describe("sources", () => {
  test("name no rule of a game: what the server sends says by which rule it happened", () => {
    const wrong = filesIn("src", /\.(ts|svelte|css)$/)
      .filter((file) => !file.endsWith("wire.ts"))
      .filter((file) => /\b(TOD|TC|CG)-[A-Z]+-\d/.test(readFileSync(`src/${file}`, "utf-8")));
    expect(wrong).toEqual([]);
  });
});

describe.each(["kit", "text", "table", "review", "pages"])("what all games share in %s", (room) => {
  const WORDS =
    /dalek|tardis|sonic|dilemma|anomal|gallifrey|skaro|timey|gambit|doctor|quip|\bthreat|defender|teselecta|pandorica|companion|regenerat|\barcs?\b|\breserves?\b/i;

  test("has no word of one game", () => {
    const wrong = filesIn(`src/${room}`, /\.(ts|svelte|css)$/).filter((file) =>
      WORDS.test(readFileSync(`src/${room}/${file}`, "utf-8")),
    );
    expect(wrong).toEqual([]);
  });
});
