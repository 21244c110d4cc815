// A view that the page knows nothing of.

import { describe, expect, test } from "vitest";

import { Cards } from "$/library.svelte";
import { anyTable, type Scene } from "$/text/zones";
import type { Face } from "$/wire";

const names = ["Ada", "Bo", "Cy"];
const face = (key: string): Face => ({
  kind: "lamp",
  key,
  name: `The ${key}`,
  lines: [],
  source: "ours",
  where: "",
  known: [],
  printed: {},
  effects: {},
  emblem: "",
  picture: "",
});

describe("any view", () => {
  const scene: Scene = { names, cards: new Cards([face("lantern"), face("torch")]), seat: 0, waiting: null };

  test("plain facts stand together, everything with parts is a zone, lists by seat are the players'", () => {
    const drawing = anyTable(
      {
        seat: 0,
        round: 3,
        over: false,
        piles: { left: 2, note: null },
        hands: [{ a: 1 }, { a: 2 }, { a: 3 }],
      },
      scene,
    );
    expect(drawing.zones.map((zone) => zone.title)).toEqual([
      "Table",
      "Piles",
      "Ada: Hands",
      "Bo: Hands",
      "Cy: Hands",
    ]);
    expect(drawing.zones[0]?.lines).toEqual([
      { kind: "fact", label: "Round", value: "3" },
      { kind: "fact", label: "Over", value: "no" },
    ]);
    expect(drawing.zones[1]?.lines).toContainEqual({ kind: "fact", label: "Note", value: "–" });
  });

  test("lists of cards are cards, those that the viewer may not see are counted", () => {
    const { zones } = anyTable({ hands: [["torch", null], [], [null]], row: ["lantern"] }, scene);
    const lines = Object.fromEntries(zones.slice(1).map((zone) => [zone.title, zone.lines]));
    const cards = (keys: string[], hidden: number) => ({
      kind: "cards",
      label: "",
      cards: keys.map((key) => ({ key, note: "", faceDown: false })),
      hidden,
    });
    expect(lines).toEqual({
      "Ada: Hands": [cards(["torch"], 1)],
      "Bo: Hands": [{ kind: "fact", label: "", value: "–" }],
      "Cy: Hands": [cards([], 1)],
      Row: [cards(["lantern"], 0)],
    });
  });

  test("lists of plain values are one fact", () => {
    expect(anyTable({ light: [3, 0, 2] }, scene).zones[0]?.lines).toEqual([
      { kind: "fact", label: "Light", value: "3, 0, 2" },
    ]);
  });
});
