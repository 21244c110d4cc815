import { existsSync, readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { signOf } from "$/table/signs";

const ROOMS = "src/games";

/** Every kind of event that a game declares. */
function kindsDeclared(): string[] {
  return readdirSync(ROOMS).flatMap((room) => {
    const path = `${ROOMS}/${room}/wire.ts`;
    const declared = existsSync(path)
      ? readFileSync(path, "utf-8").matchAll(/^ {2}kind: "([a-z-]+)";/gm)
      : [];
    return [...declared].map((match) => match[1] ?? "");
  });
}

describe("signs", () => {
  test("every kind of event has one", () => {
    const kinds = kindsDeclared();
    expect(kinds.length).toBeGreaterThan(100);
    expect(kinds.filter((kind) => signOf(kind) === "other")).toEqual([]);
  });

  test("what it is about comes before what was done", () => {
    expect(signOf("rolled-tardis-die")).toBe("roll");
    expect(signOf("attack-moved")).toBe("clash");
    expect(signOf("pawn-moved")).toBe("move");
    expect(signOf("turn-begun")).toBe("begin");
    expect(signOf("gambit-failed")).toBe("bad");
    expect(signOf("game-set-up")).toBe("begin");
    expect(signOf("something-new")).toBe("other");
  });
});
