// How the cards look: the hues of their kinds, and where long words on them may be broken.

import type { Hues } from "$/kit/emblems/tones";

export const HUES: Hues = {
  doctor: [212, 250],
  companion: [160, 190],
  zone: [140, 205],
  location: [145, 205],
  dilemma: [345, 15],
  anomaly: [280, 318],
  card: [225, 260],
};

export const BREAKS: readonly string[] =
  "apala-pucia chester-ton con-fer-ence exter-mi-nate kara-braxos maldo-var-ium man-drag-ora mil-len-nius random-iser screw-driver sensor-ites sun-glasses trenza-lore visual-iser".split(
    " ",
  );
