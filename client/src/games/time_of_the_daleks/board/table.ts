// What all parts of this board need of it.

import { createContext } from "svelte";

import type { BoardNow } from "$/kit/board_now.svelte";
import type { DaleksView, GameEvent } from "../wire";

export const [table, provideTable] = createContext<BoardNow<DaleksView, GameEvent>>();
