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
  /** Which Location is looked at, with the element to stand beside. */
  private looksAt = $state.raw<{ location: string; owner: number; beside: Element } | null>(null);
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

  /** The Location that is looked at, as it is now. */
  get looked(): { place: LocationView; owner: number; beside: Element } | null {
    if (!this.looksAt) return null;
    const { location, owner, beside } = this.looksAt;
    const place = this.view.players[owner]?.line.find((one) => one.location === location);
    return place ? { place, owner, beside } : null;
  }

  /** A Location is looked at, or none any more. */
  duel(place: LocationView | null, owner?: number, beside?: Element): void {
    this.looksAt =
      place && owner !== undefined && beside ? { location: place.location, owner, beside } : null;
  }
}

export const [table, provideTable] = createContext<CardGameBoard>();
