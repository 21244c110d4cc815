// The drawings of what emblems show: one file for each kind of subject. They are fetched with the first
// emblem that is shown, all together, and then kept.

import type { Drawing, Drawings } from "./drawing";

let drawings = $state.raw<Drawings | null>(null);
let coming: Promise<void> | null = null;

/** Undefined until it is there, or for a name that nothing was drawn for. */
export function drawingOf(name: string): Drawing | undefined {
  if (!drawings) void fetchDrawings().catch(() => undefined); // the ground is shown all the same
  return drawings?.[name];
}

export function fetchDrawings(): Promise<void> {
  coming ??= import("./drawings").then(
    (found) => {
      drawings = found.DRAWINGS;
    },
    (error: unknown) => {
      coming = null; // the next one may try again
      throw error;
    },
  );
  return coming;
}
