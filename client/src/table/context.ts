// What deep parts of a table ask of its frame.

import { createContext } from "svelte";

import type { Refusal } from "$/net/table_client";
import type { Odds } from "$/wire";

export interface Frame {
  openRule(rule: string): void;
  zoom(key: string): void;
  /** A card is pointed at (with the element, to stand beside it), or none any more. */
  preview(key: string | null, beside?: Element): void;
  /** Which colour and shape a seat goes by: its own, unless the game lets players choose. */
  mark(seat: number): number;
  /** Why a move is not possible now; null where nobody can move. */
  whyNot(notation: string): Promise<Refusal | null>;
  /** What luck makes of the question at hand; null where that is unknown. Not there where nobody shall know. */
  odds?: ((inFull: boolean) => Promise<Odds | null>) | undefined;
}

export const [frame, provideFrame] = createContext<Frame>();
