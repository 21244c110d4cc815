// What all parts of this board need of it.

import { createContext } from "svelte";

import { BoardNow } from "$/kit/board_now.svelte";
import { closedOf } from "$/kit/closed.svelte";
import { markOf } from "../view";
import type { CardGameView, GameEvent, LocationView } from "../wire";
import { LineSizes } from "./line_sizes.svelte";

/** Up to this width there is little room beside each other, as on a telephone. */
const NARROW = 46 * 16;

export class CardGameBoard extends BoardNow<CardGameView, GameEvent> {
  width = $state(1000);
  /** The Location that is looked at, with the element to stand beside. */
  looked = $state.raw<{ place: LocationView; owner: number; beside: Element } | null>(null);
  readonly sizes = new LineSizes();
  /** Cards of the hand that cannot join what is being put together, as moves. */
  readonly closed = closedOf(() => this.ask);

  /** Who is asked now. */
  get asked(): number | null {
    return this.waiting?.seat ?? null;
  }

  get isNarrow(): boolean {
    return this.width <= NARROW;
  }

  /** The kit's mark of a seat. */
  mark(seat: number): number {
    return markOf(this.view, seat);
  }

  /** A Location is looked at, or none any more. */
  duel(place: LocationView | null, owner?: number, beside?: Element): void {
    this.looked = place && owner !== undefined && beside ? { place, owner, beside } : null;
  }
}

export const [table, provideTable] = createContext<CardGameBoard>();
