// @vitest-environment happy-dom
// What holds for the text view of every game.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";

import { draw } from "$/games";
import type { Cards } from "$/library.svelte";
import TextView from "$/text/TextView.svelte";
import type { Drawing } from "$/text/zones";
import OnPage from "../OnPage.svelte";
import { linesIn, samples, sceneOf, zonesIn, type View } from "./samples";

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

// The page shows these itself: who looks, who is asked what, round and turn, how it ended.
const SHOWN_BY_THE_PAGE = /^(game|seat|seats|asked|topic|question|turn|over|ending|scores|winners)(\.|$)/;
// Said by the card of the same key, by the zone that it stands in, by the dice themselves once they are thrown, by the
// icons of the arcs, by the numbers that it compares, by what is offered, or by the rules for every game.
const SAID_OTHERWISE =
  /\.team$|^players\.seat$|^adventure\.pools\.gathered\.|^adventure\.(help|afar)_moves_ship$|^flip_parts\.|_reached$|\.leads$|^(counters|kept|game_cards|choosing\.kind)$/;

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
      (field) => !SHOWN_BY_THE_PAGE.test(field) && !SAID_OTHERWISE.test(field) && !seen.has(field),
    );
    expect(missing).toEqual([]);
  });

  test("the viewer's hand is a zone of its own, and a spectator has none", () => {
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
      const page = mount(OnPage, { target, props: { part: TextView, props } });
      flushSync();
      expect(target.querySelectorAll("h2").length).toBeGreaterThan(2);
      expect(target.textContent).not.toMatch(/undefined|\[object/);
      void unmount(page);
    }
  });
});
