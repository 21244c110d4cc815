// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";

import { draw } from "$/games";
import { signed } from "$/games/time_clash/view";
import { Cards, plainName } from "$/library.svelte";
import TextView from "$/text/TextView.svelte";
import { anyTable, type Drawing, type Line, type Scene, type Zone } from "$/text/zones";
import type { Face } from "$/wire";
import InFrame from "../InFrame.svelte";

type View = Record<string, unknown>;
const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
  string,
  { views: View[]; cards: Face[] }
>;
const names = ["Ada", "Bo", "Cy"];

const sceneOf = (game: string, view: View): Scene => ({
  names,
  cards: new Cards(samples[game]?.cards ?? []),
  seat: view.seat as number | null,
  waiting: null,
});

const zonesIn = (zones: readonly Zone[]): Zone[] => zones.flatMap((zone) => [zone, ...zonesIn(zone.parts)]);
const linesIn = (drawing: Drawing): Line[] => zonesIn(drawing.zones).flatMap((zone) => zone.lines);

/** Every card key that stands anywhere in a view. */
function keysIn(value: unknown, cards: Cards): string[] {
  if (typeof value === "string") return cards.face(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, cards));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "question" || key === "topic" ? [] : keysIn(one, cards),
  );
}

function cardsShown(drawing: Drawing): Set<string> {
  const found = new Set<string>();
  for (const zone of zonesIn(drawing.zones)) {
    if (zone.card) found.add(zone.card.key);
    for (const line of zone.lines)
      if (line.kind === "cards") for (const card of line.cards) found.add(card.key);
  }
  return found;
}

/** A view that remembers which of its fields were looked at, as paths without places in lists. */
function watched(view: View): { view: View; looked: Set<string> } {
  const looked = new Set<string>();
  const wrap = <T>(value: T, path: string): T => {
    if (typeof value !== "object" || value === null) return value;
    return new Proxy(value, {
      get(target, key) {
        const part: unknown = Reflect.get(target, key);
        if (typeof key === "symbol" || !Object.hasOwn(target, key)) return part;
        const here = Array.isArray(target) ? path : path ? `${path}.${key}` : key;
        looked.add(here);
        return wrap(part, here);
      },
      ownKeys(target) {
        for (const key of Object.keys(target)) looked.add(path ? `${path}.${key}` : key);
        return Reflect.ownKeys(target);
      },
    });
  };
  return { view: wrap(view, ""), looked };
}

function fieldsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const here = path ? `${path}.${key}` : key;
    return [here, ...fieldsOf(one, here)];
  });
}

// The frame shows these itself: who looks, who is asked what, round and turn, how it ended.
const SHOWN_BY_THE_FRAME = /^(game|seat|seats|asked|topic|question|turn|over|ending|scores|winners)(\.|$)/;
// Said by the card of the same key (what an arc can do, too), by the zone that it stands in, or by the dice themselves
// once they are thrown.
const SAID_OTHERWISE = /\.team$|^players\.seat$|^adventure\.pools\.gathered\.|^arcs\.steadfast$/;

describe.each(Object.keys(samples))("%s", (game) => {
  const { views } = samples[game] ?? { views: [] };

  test("every view has its own drawing, and not the one for any game", () => {
    for (const view of views) {
      const drawing = draw(game, view, sceneOf(game, view));
      expect(drawing.steps.length).toBeGreaterThan(0);
      expect(drawing.seats.length).toBe(3);
    }
  });

  test("all headings and labels are in words", () => {
    for (const view of views) {
      const drawing = draw(game, view, sceneOf(game, view));
      const texts = [
        ...zonesIn(drawing.zones).map((zone) => zone.title),
        ...drawing.steps,
        ...drawing.seats.flat(),
      ];
      for (const line of linesIn(drawing)) texts.push(line.label);
      for (const text of texts) expect(text).not.toMatch(/^(tod|tc|cg)-|undefined|\{/);
    }
  });

  test("zones have names of their own", () => {
    for (const view of views) {
      const ids = zonesIn(draw(game, view, sceneOf(game, view)).zones).map((zone) => zone.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("every card that the viewer sees is shown", () => {
    // Dice are drawn, and tiles that lie in both decks and rows have names of zones.
    const drawn = new Set(["black", "green", "blue", "red"]);
    for (const view of views) {
      const scene = sceneOf(game, view);
      const shown = cardsShown(draw(game, view, scene));
      const missing = [...new Set(keysIn(view, scene.cards))].filter(
        (key) => !shown.has(key) && !drawn.has(key),
      );
      expect(missing).toEqual([]);
    }
  });

  test("every field that a player would see at a table is shown", () => {
    // What is looked at in one view counts for all: a die that lies there has a symbol, one in the cup has none.
    const all = new Set<string>();
    const seen = new Set<string>();
    for (const sample of views) {
      const { view, looked } = watched(sample);
      draw(game, view, sceneOf(game, sample));
      for (const field of looked) seen.add(field);
      for (const field of fieldsOf(sample)) all.add(field);
    }
    const missing = [...all].filter(
      (field) => !SHOWN_BY_THE_FRAME.test(field) && !SAID_OTHERWISE.test(field) && !seen.has(field),
    );
    expect(missing).toEqual([]);
  });

  test("the own hand is a zone of its own, and a spectator has none", () => {
    for (const view of views) {
      const hands = draw(game, view, sceneOf(game, view)).zones.filter((zone) => zone.inHand);
      expect(hands.length).toBe(view.seat === null ? 0 : 1);
    }
  });

  test("it can be shown as a page", () => {
    for (const view of views) {
      const target = document.createElement("div");
      const scene = sceneOf(game, view);
      const drawing = draw(game, view, scene);
      const props = { drawing, cards: scene.cards, usable: new Set(), withHand: true };
      const page = mount(InFrame, { target, props: { part: TextView, props } });
      flushSync();
      expect(target.querySelectorAll("h2").length).toBeGreaterThan(2);
      expect(target.textContent).not.toMatch(/undefined|\[object/);
      void unmount(page);
    }
  });
});

test("tiles of Time of the Daleks are called as their zones' cards call them, also where they lie discarded", () => {
  const view = {
    ...(samples["time-of-the-daleks"]?.views[0] ?? {}),
    tiles: [{ key: "colony-ship", daleks: 0, zones: [] }],
    drawn_tiles: ["karabraxos"],
    discards: { locations: ["nerva", "no-such-tile"] },
  };
  const drawing = draw("time-of-the-daleks", view, sceneOf("time-of-the-daleks", view));
  expect(drawing.zones.map((zone) => zone.title)).toContain("The Mondasian Colony Ship");
  const facts = linesIn(drawing).map((line) => (line.kind === "fact" ? line.value : ""));
  expect(facts).toEqual(
    expect.arrayContaining(["The Bank of Karabraxos", "Space Station Nerva, No Such Tile"]),
  );
});

test("an arc of Time Clash tells what it can do, in the words of its card", () => {
  const { views, cards } = samples["time-clash"] ?? { views: [], cards: [] };
  const view = views.at(-1) ?? {};
  const arcs = (view.arcs as ({ key: string } | null)[]).map((arc) => arc?.key);
  const told = linesIn(draw("time-clash", view, sceneOf("time-clash", view))).map((line) =>
    line.kind === "fact" ? line.value : "",
  );
  const abilities = cards.filter((card) => arcs.includes(card.key)).flatMap((card) => card.lines.slice(1));
  expect(abilities.length).toBeGreaterThanOrEqual(3);
  expect(told).toEqual(expect.arrayContaining(abilities));
});

describe("what is pending in Time Clash", () => {
  const sample = samples["time-clash"]?.views.at(-1) ?? {};
  const card = (key: string) => ({ key, team: "doctor", suit: "tech", value: 200 });
  const thing = (kind: string, part: object = {}) => ({
    kind,
    seat: 1,
    card: null,
    option: null,
    stack: null,
    target: null,
    answers: null,
    ...part,
  });
  const shown = (...pending: object[]) => {
    const view = { ...sample, pending };
    return draw("time-clash", view, sceneOf("time-clash", view)).zones.find((zone) => zone.id === "pending");
  };

  test("nothing is no zone", () => {
    expect(shown()).toBeUndefined();
  });

  test("a play, and the counter that answers it", () => {
    const zone = shown(
      thing("play", { card: card("yo-yo"), stack: "time" }),
      thing("counter", { seat: 0, card: card("fair-warning"), answers: 0 }),
    );
    expect(zone?.urgent).toBe(true);
    expect(zone?.lines.map((line) => line.label)).toEqual([
      "Bo plays on the Time stack",
      "Ada counters the play with",
    ]);
    expect(zone?.lines.map((line) => line.kind === "cards" && line.cards.map((one) => one.key))).toEqual([
      ["yo-yo"],
      ["fair-warning"],
    ]);
  });

  test("what has no card is told in words, what is aimed at is marked", () => {
    const zone = shown(thing("move", { stack: "enemy" }), thing("loss", { target: card("yo-yo") }));
    expect(zone?.lines[0]).toEqual({
      kind: "fact",
      label: "",
      value: "Bo moves the Doctor to the Enemy arc.",
    });
    expect(zone?.lines[1]).toMatchObject({ kind: "cards", label: "Bo loses", cards: [{ key: "yo-yo" }] });
  });
});

describe("any other view", () => {
  const scene: Scene = { names, cards: new Cards([]), seat: 0, waiting: null };

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

  test("a game whose view is not what its drawing expects is drawn like any other", () => {
    expect(draw("time-clash", { round: 1 }, scene).zones[0]?.title).toBe("Table");
    expect(draw("chess", { round: 1 }, scene).zones[0]?.title).toBe("Table");
  });
});

test("signs are real signs", () => {
  expect([signed(300), signed(-100), signed(0)]).toEqual(["+300", "−100", "0"]);
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
  };
  expect(new Cards([card]).name("refocus-2")).toBe("Refocus");
});

test("a game that counters ended has no phase any more", () => {
  const view = samples["card-game"]?.views.at(-1) as View;
  const over = { ...view, over: true, scores: [1, 2, 3], winners: [2], ending: "tardis-counters" };
  expect(draw("card-game", view, sceneOf("card-game", view)).step).toBe(0);
  expect(draw("card-game", over, sceneOf("card-game", over)).step).toBe(-1);
});
