// How the cards look: the hues of their kinds, and where long words on them may be broken.

import type { Hues } from "$/kit/emblems/tones";

export const HUES: Hues = {
  defender: [196, 224],
  enemy: [350, 24],
  support: [40, 58],
  location: [145, 205],
  start: [145, 205],
};

export const BREAKS: readonly string[] =
  "screw-driver stone-henge trenza-lore uni-ver-sity zara-thus-tra".split(" ");
