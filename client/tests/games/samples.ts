// Kept views of each game with all its cards, as `make_views.py` made them, and the scenes that they are drawn in.

import { readFileSync } from "node:fs";

import { Cards } from "$/library.svelte";
import type { Drawing, TextLine, Scene, Zone } from "$/text/zones";
import type { Face } from "$/wire";

export type View = Record<string, unknown>;
export const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
  string,
  { topics: string[]; views: View[]; cards: Face[] }
>;
export const names = ["Ada", "Bo", "Cy"];

export const sceneOf = (game: string, view: View): Scene => ({
  names,
  cards: new Cards(samples[game]?.cards ?? []),
  seat: view.seat as number | null,
  waiting: null,
});

export const zonesIn = (zones: readonly Zone[]): Zone[] =>
  zones.flatMap((zone) => [zone, ...zonesIn(zone.parts)]);
export const linesIn = (drawing: Drawing): TextLine[] => zonesIn(drawing.zones).flatMap((zone) => zone.lines);
