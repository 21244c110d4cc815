// How the cards look: the hues of their kinds, and where long words on them may be broken.

import type { Hues } from "$/kit/emblems/tones";

export const HUES: Hues = {
  threat: [350, 18],
  quip: [38, 56],
  tech: [182, 214],
  plan: [258, 300],
  special: [222, 196],
  arc: [205, 265],
};

export const BREAKS: readonly string[] =
  "dalek-anium exter-mi-nate infil-trate pater-noster screw-driver sun-glasses thresh-olds thunder-ous".split(
    " ",
  );
