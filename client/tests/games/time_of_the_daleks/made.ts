// What the server would send of this game.

import type { DaleksView, GameEvent } from "$/games/time_of_the_daleks/wire";
import type { Logged } from "$/kit/board";
import { viewsOf } from "../seated";

/** Moments of real games; copies, which a test may alter. */
export const views = (): DaleksView[] => viewsOf("time-of-the-daleks") as unknown as DaleksView[];

/** One event as it arrives. */
export const logged = (event: GameEvent): Logged<GameEvent> => ({
  index: 1,
  number: 1,
  event,
  words: "",
});
