// The suits: colours and outlines of each, in a box of 24 by 24.

import type { Ink } from "$/kit/palette";

export const SUITS = ["threat", "quip", "tech", "plan"] as const;
export type Suit = (typeof SUITS)[number] | "special";

export const SUIT_INKS: Record<Suit, Ink> = {
  threat: { fill: "#c83a43", ink: "#ffffff" },
  quip: { fill: "#ffd84a", ink: "#2b2000" },
  tech: { fill: "#7fe3f5", ink: "#06222b" },
  plan: { fill: "#8f6cc8", ink: "#140526" },
  special: { fill: "#e8ecf8", ink: "#10182f" },
};

export const SUIT_SHAPES: Record<Suit, string> = {
  /* a triangle with spikes */
  threat: "M12 1.2l2.4 6.6l6-.9l-2.3 5.4l5.3 9.3l-6.7-1.5L12 23l-4.7-2.9l-6.7 1.5l5.3-9.3L3.6 6.9l6 .9z",
  /* a speech bubble */
  quip: "M4.5 3h15A2.5 2.5 0 0 1 22 5.5v8.5a2.5 2.5 0 0 1-2.5 2.5H12l-5.5 5v-5h-2A2.5 2.5 0 0 1 2 14V5.5A2.5 2.5 0 0 1 4.5 3z",
  /* a gear */
  tech: "M10.3 1.5h3.4l.6 3l2.1.9l2.6-1.7l2.4 2.4l-1.7 2.6l.9 2.1l3 .6v3.4l-3 .6l-.9 2.1l1.7 2.6l-2.4 2.4l-2.6-1.7l-2.1.9l-.6 3h-3.4l-.6-3l-2.1-.9L5 22.5l-2.4-2.4l1.7-2.6l-.9-2.1l-3-.6v-3.4l3-.6l.9-2.1L2.6 6.1L5 3.7l2.6 1.7l2.1-.9z",
  /* a folded map */
  plan: "M1.5 5l7-3l7 3l7-3v17l-7 3l-7-3l-7 3z",
  /* a star of four rays, for cards without a suit */
  special: "M12 .8l2.8 8.4l8.4 2.8l-8.4 2.8L12 23.2l-2.8-8.4L.8 12l8.4-2.8z",
};

/** Drawn on the suit's shape with its ink. */
export const SUIT_GLYPHS: Record<Suit, string> = {
  threat: "M12 8.5v5.5M12 17v.6",
  quip: "M6.5 7.6h11M6.5 11.6h7",
  tech: "M12 8.7a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
  plan: "M8.5 2.6v16M15.5 5.4v16",
  special: "M12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z",
};
