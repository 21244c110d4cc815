// Outlines and glyphs, all in a box of 24 by 24.

import type { SeatShape } from "./palette";

export const SEAT_OUTLINES: Record<SeatShape, string> = {
  circle: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  square: "M3.5 3.5h17v17h-17z",
  triangle: "M12 2L23 21.5H1z",
  diamond: "M12 .8L23.2 12L12 23.2L.8 12z",
};

/** Small signs for effects, tokens and facts. Strokes, unless the name is in `FILLED`. */
export const ICONS = {
  charge: "M13.5 2L5 13.5h6L10 22l9-12h-6.5z",
  token: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z",
  enemy:
    "M12 2l2.6 5.4L20 5l-1.6 5.6L23 12l-4.6 1.4L20 19l-5.4-2.4L12 22l-2.6-5.4L4 19l1.6-5.6L1 12l4.6-1.4L4 5l5.4 2.4z",
  ring: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z",
  spike: "M12 2l9 19.5l-9-5l-9 5z",
  timeship:
    "M14.5 3.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM14.5 7.5a2 2 0 1 0 0 4M8.6 8.5L2.5 12.5M9.5 13.5L3 20.5M14 16.5L10.5 21.5",
  hourglass: "M6 2.5h12M6 21.5h12M7 3c0 5 5 6.5 5 9s-5 4-5 9M17 3c0 5-5 6.5-5 9s5 4 5 9",
  time: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM12 6.5V12l4 2.5",
  point: "M12 2.5l2.9 6.2l6.6.8l-4.9 4.6l1.3 6.7L12 17.5l-5.9 3.3l1.3-6.7L2.5 9.5l6.6-.8z",
  draw: "M5 6.5h9v14H5zM9.5 3.5h9.5v14h-2",
  discard: "M6 3.5h12v10H6zM12 15.5v6M9 19l3 3l3-3",
  swap: "M4 8.5h14l-4-4M20 15.5H6l4 4",
  push: "M12 3v13M7 11l5 5l5-5M5 21h14",
  pull: "M12 21V8M7 13l5-5l5 5M5 3h14",
  shield: "M12 2.5l8 3v6c0 5-3.4 8.4-8 10c-4.6-1.6-8-5-8-10v-6z",
  swords: "M4 4l12 12M20 4L8 16M13.5 18.5l5-5M5.5 13.5l5 5M18 18l3 3M6 18l-3 3",
  eye: "M2 12c5-7.5 15-7.5 20 0c-5 7.5-15 7.5-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  hidden:
    "M3 3l18 18M6 7.5C4.3 8.7 2.9 10.2 2 12c3.5 5.5 9.5 7 14.3 4.6M10 5.9c4.6-.8 9.3 1.3 12 6.1c-.6 1.1-1.4 2-2.3 2.9",
  lock: "M6 10.5h12v11H6zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5",
  crack: "M12 2l-3 6l5 3l-4 5l2 6",
  skull: "M5 11a7 7 0 0 1 14 0v4h-2.5v3.5h-9V15H5zM9 10.5v1.5M15 10.5v1.5",
  people:
    "M8 4.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM2.5 20c0-8 11-8 11 0M16.5 6.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM15.5 14c3.5-1 6.5 1 6.5 5.5",
  tool: "M4 20L13 11M12 6.5a5 5 0 0 1 6.5-3.7l-3 3l2.7 2.7l3-3A5 5 0 0 1 16 12z",
  bag: "M5 9h14l1.5 12h-17zM8.5 9a3.5 3.5 0 0 1 7 0",
  flag: "M6 22V3M6 4h13l-3.5 4.5L19 13H6",
  arrow: "M4 12h15M13 5.5l6.5 6.5l-6.5 6.5",
  back: "M20 12H5M11 5.5L4.5 12l6.5 6.5",
  up: "M12 20V5M5.5 11.5L12 5l6.5 6.5",
  down: "M12 4v15M5.5 12.5L12 19l6.5-6.5",
  pass: "M5 5l8 7l-8 7zM13.5 5l6 7l-6 7",
  check: "M4 13l5.5 5.5L20 6",
  cross: "M5 5l14 14M19 5L5 19",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5l5 5",
  spark: "M12 2v6M12 16v6M2 12h6M16 12h6M5 5l4 4M15 15l4 4M19 5l-4 4M9 15l-4 4",
  reroll: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 2.5v5H14.5",
  focus: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6",
  deck: "M4 8l8-4l8 4l-8 4zM4 12l8 4l8-4M4 16l8 4l8-4",
  die: "M4 4h16v16H4zM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1",
} as const;

export type IconName = keyof typeof ICONS;

/** What a server sends may name an icon that this page does not have. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** Icons that are shadows rather than lines. */
export const FILLED: ReadonlySet<IconName> = new Set(["charge", "enemy", "spike", "point"]);
