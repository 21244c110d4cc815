// What all parts of this board need of it.

import { createContext } from "svelte";

import type { Choosing } from "$/kit/choosing.svelte";
import type { Movement } from "$/kit/movement.svelte";
import type { OddsNow } from "$/kit/odds.svelte";
import type { Cards } from "$/library.svelte";
import type { DaleksView } from "../wire";

export interface BoardContext {
  readonly view: DaleksView;
  /** The view after what is aimed at; null where nothing of it is certain. */
  readonly then: DaleksView | null;
  readonly names: readonly string[];
  readonly cards: Cards;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly choosing: Choosing;
  readonly movement: Movement;
  readonly odds: OddsNow;
  zoom(key: string): void;
}

export const [table, provideTable] = createContext<BoardContext>();
