// The picture of a card: what its pack says that it shows, before a ground in colours of its kind. Colours, ground and
// lean follow from kind and key, the same everywhere, so that two cards with one emblem differ. Few paths, so that a
// hundred of them can move; `Emblem.svelte` draws them.

import { BACKDROPS } from "./emblems/backdrops";
import type { Drawing } from "./emblems/drawing";
import { between, hashOf, oneOf, randomOf } from "./emblems/random";
import { tonesOf } from "./emblems/tones";

/** A drawing's box is this wide and high, and has this much room around it. */
export const BOX = 100;
export const ROOM = 5;

/** One path; its colours are css colours. */
export interface Shape {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  opacity: number;
}

export interface Picture {
  ground: string;
  /** Behind the subject, to all sides beyond the box. */
  behind: Shape[];
  /** The silhouette of the subject, to be drawn a little aside of it; nothing where there is no subject. */
  shadow: Shape[];
  /** The hindmost first. */
  subject: Shape[];
  /** How it leans, in degrees. */
  lean: number;
}

/** What a card shows that names nothing. */
const PLAIN = ["dial", "spiral", "star-badge", "galaxy", "constellation", "shield", "ringed-planet", "key"];

const EVERY_BACKDROP = Object.values(BACKDROPS);
const OUTLINE = 2.6;
/** What of a drawing throws a shadow: all but lines and shade. */
const SOLID = "abc";

/** The name of its drawing: its own or, without one, a plain one. */
export const emblemOf = (key: string, named = "") => named || oneOf(randomOf(hashOf(key)), PLAIN);

/** Pictures are made again and again for the same cards. */
const made = new Map<string, Picture>();

export function pictureOf(kind: string, key: string, drawing?: Drawing): Picture {
  if (!drawing) return make(kind, key, { paths: [] });
  const name = `${kind}/${key}/${drawing.paths[0] ?? ""}`;
  let picture = made.get(name);
  if (!picture) made.set(name, (picture = make(kind, key, drawing)));
  return picture;
}

function make(kind: string, key: string, { paths, tint }: Drawing): Picture {
  // Of the key alone, so that a card has the same ground wherever its kind is given more or less exactly.
  const random = randomOf(hashOf(key));
  const areas = oneOf(random, EVERY_BACKDROP)(random);
  const lean = between(random, -4, 4);
  const { ground, behind, ink, main, second } = tonesOf(kind, random, tint);
  const area = (d: string, fill: string, opacity = 1): Shape => ({
    d,
    fill,
    stroke: "none",
    width: 0,
    opacity,
  });
  const outlined = (d: string, fill: string): Shape => ({ d, fill, stroke: ink, width: OUTLINE, opacity: 1 });
  const line = (d: string, stroke: string): Shape => ({
    d,
    fill: "none",
    stroke,
    width: OUTLINE,
    opacity: 1,
  });
  const drawn: Readonly<Record<string, (d: string) => Shape>> = {
    a: (d) => outlined(d, main),
    b: (d) => outlined(d, second),
    c: (d) => ({ ...outlined(d, ink), width: 1 }),
    l: (d) => line(d, ink),
    k: (d) => line(d, main),
    s: (d) => area(d, ink, 0.24),
  };
  const silhouette = paths.flatMap((path) => (SOLID.includes(path.charAt(0)) ? path.slice(1) : [])).join("");
  return {
    ground,
    behind: areas.map(({ d, opacity }) => area(d, behind, opacity)),
    shadow: silhouette ? [{ ...outlined(silhouette, ink), opacity: 0.45 }] : [],
    subject: paths.flatMap((path) => drawn[path.charAt(0)]?.(path.slice(1)) ?? []),
    lean,
  };
}
