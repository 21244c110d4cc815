// What all parts of this board need of it.

import { createContext } from "svelte";

import type { Choosing } from "$/kit/choosing.svelte";
import type { Closed } from "$/kit/closed.svelte";
import type { Movement } from "$/kit/movement.svelte";
import type { Cards } from "$/library.svelte";
import type { CardGameView, LocationView } from "../wire";
import type { LineSizes } from "./line_sizes.svelte";

export interface BoardContext {
  readonly view: CardGameView;
  /** The view after what is aimed at; null where nothing of it is certain. */
  readonly then: CardGameView | null;
  readonly names: readonly string[];
  readonly cards: Cards;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** Who is asked now. */
  readonly asked: number | null;
  /** There is little room beside each other, as on a telephone. */
  readonly isNarrow: boolean;
  readonly choosing: Choosing;
  readonly movement: Movement;
  readonly sizes: LineSizes;
  /** Cards of the hand that cannot join what is being put together, as moves. */
  readonly closed: Closed;
  /** The kit's mark of a seat. */
  mark(seat: number): number;
  zoom(key: string): void;
  /** A Location is looked at (with the element, to stand beside it), or none any more. */
  duel(place: LocationView | null, owner?: number, beside?: Element): void;
}

export const [table, provideTable] = createContext<BoardContext>();
