// Who may import what: rooms one way only, and no file itself again by way of others.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, test } from "vitest";

/** A room imports from those before it. What lies in no room comes first, with `net`. */
const ROOMS = ["", "kit", "text", "games", "table", "review", "workshop", "pages", "the whole", "worker"];
const ENTRANCES = ["src/main.ts", "src/App.svelte"];
/** Built apart: what the page and it had in common would be a third file. */
const WORKER = "worker";

function roomOf(file: string): string {
  if (ENTRANCES.includes(file)) return "the whole";
  const room = file.split("/").length > 2 ? (file.split("/")[1] ?? "") : "";
  return room === "net" ? "" : room;
}

/** The game whose room it lies in. */
const gameOf = (file: string) => /^src\/games\/(\w+)\//.exec(file)?.[1] ?? null;

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(ts|svelte)$/.test(one.name))
  .map((one) => join(one.parentPath, one.name));

function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf-8").replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"((?:\$|\.\.?)\/[^"?]+)/g)].flatMap(
    ([, path = ""]) => {
      const whole = path.startsWith("$/") ? `src/${path.slice(2)}` : normalize(join(dirname(file), path));
      const found = [whole, `${whole}.ts`, `${whole}/index.ts`].find((one) => files.includes(one));
      if (!found && !existsSync(whole)) throw new Error(`${file} imports ${path}, which is not there`);
      return found ? [found] : [];
    },
  );
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const pairs = [...imports].flatMap(([file, all]) => all.map((one) => [file, one] as const));

describe("imports", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.get("src/main.ts")).toContain("src/App.svelte");
    expect(imports.get("src/games/index.ts")).toContain("src/games/time_clash/board/Board.svelte");
  });

  test("go one way between rooms", () => {
    expect(pairs.filter(([, to]) => !ROOMS.includes(roomOf(to)))).toEqual([]);
    expect(pairs.filter(([from, to]) => ROOMS.indexOf(roomOf(from)) < ROOMS.indexOf(roomOf(to)))).toEqual([]);
  });

  test("of the worker stay within it, and nobody else imports it", () => {
    const both = pairs.filter(([from, to]) => [from, to].some((one) => roomOf(one) === WORKER));
    expect(both.length).toBeGreaterThan(0);
    expect(both.filter(([from, to]) => roomOf(from) !== roomOf(to))).toEqual([]);
  });

  test("of a game are none of another game or of the register", () => {
    const wrong = pairs.filter(
      ([from, to]) => gameOf(from) !== null && roomOf(to) === "games" && gameOf(from) !== gameOf(to),
    );
    expect(wrong).toEqual([]);
  });

  test("of a game's room from elsewhere are the register's alone", () => {
    const wrong = pairs.filter(
      ([from, to]) => gameOf(to) !== null && gameOf(from) === null && from !== "src/games/index.ts",
    );
    expect(wrong).toEqual([]);
  });

  test("never lead back", () => {
    const circles: string[][] = [];
    const done = new Set<string>();
    const follow = (file: string, way: string[]) => {
      // A component may show itself in itself.
      if (way.at(-1) === file && file.endsWith(".svelte")) return;
      if (way.includes(file)) {
        circles.push([...way.slice(way.indexOf(file)), file]);
        return;
      }
      if (done.has(file)) return;
      for (const one of imports.get(file) ?? []) follow(one, [...way, file]);
      done.add(file);
    };
    for (const file of files) follow(file, []);
    expect(circles).toEqual([]);
  });
});
