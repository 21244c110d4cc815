// The six symbols: two letters, colours and outlines of each, in a box of 24 by 24.

import type { Ink } from "$/kit/palette";
import { t } from "$/words.svelte";

export const SYMBOLS = ["running", "diplomacy", "science", "cunning", "tactics", "strength"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Two letters of its name in the reader's language; in English the same as in the notation. */
export const symbolCode = (symbol: SymbolName): string => t(`tod-code-${symbol}`);

/** A symbol alone (not on a die) may have a colour of its own; its silhouette and code tell it apart. */
export const SYMBOL_INKS: Record<SymbolName, Ink> = {
  running: { fill: "#f2a93b", ink: "#2a1600" },
  diplomacy: { fill: "#7fe3f5", ink: "#06222b" },
  science: { fill: "#6fd98a", ink: "#062412" },
  cunning: { fill: "#c9a4ff", ink: "#1d0b3a" },
  tactics: { fill: "#e8ecf8", ink: "#10182f" },
  strength: { fill: "#ff8f7d", ink: "#330a04" },
};

/** The six silhouettes, each unlike the others even as a shadow. */
export const SILHOUETTES: Record<SymbolName, string> = {
  running: "M6.6 3.5H23L17.4 20.5H1z",
  diplomacy: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  science: "M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11z",
  cunning: "M12 .5L23.5 12L12 23.5L.5 12z",
  tactics: "M2.6 2.6h18.8v18.8H2.6z",
  strength: "M12 1.6L23.4 21.6H.6z",
};

/** Strokes on the silhouettes. */
export const GLYPHS: Record<SymbolName, string> = {
  running: "M7.4 8l3.6 4l-3.6 4M12.6 8l3.6 4l-3.6 4",
  diplomacy:
    "M6.2 9.6a4.3 4.3 0 1 1 4.3 4.6l-2.6 1.8l.3-2.6M17.9 11.4a4 4 0 0 1-.9 5.4l.2 1.9l-2-.9a4.5 4.5 0 0 1-3.4-1.2",
  science:
    "M12 10.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2zM5.7 14.8c-1.3-2 0-5.3 3-7.4s6.7-2.2 8.4-.3s.8 5.4-2.1 7.6s-7.7 2.6-9.3.1zM17.9 15.2l.6.6",
  cunning: "M5.4 11.2c3.6 5 9.6 5 13.2 0M8 14.2l-1 1.9M12 15.2v2.1M16 14.2l1 1.9M6.4 9.4c3.3-3 7.9-3 11.2 0",
  tactics:
    "M6 18L18 6M14.2 6H18v3.8M6 6l3.6 3.6M14.4 14.4L18 18M12 12m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0",
  strength: "M7.4 18.2h9.2M12 18.2v-7.4M8.6 12.4L12 9l3.4 3.4",
};
