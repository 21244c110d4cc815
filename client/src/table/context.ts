// What deep parts of a table ask of its frame.

import { createContext } from "svelte";

export interface Frame {
  openRule(rule: string): void;
  zoom(key: string): void;
  /** A card is pointed at (with the element, to stand beside it), or none any more. */
  preview(key: string | null, beside?: Element): void;
  /** Which colour and shape a seat goes by: its own, unless the game lets players choose. */
  mark(seat: number): number;
}

export const [frame, provideFrame] = createContext<Frame>();
