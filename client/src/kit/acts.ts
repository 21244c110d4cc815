// When things move: what an event's acts last, which wait for each other, and that nobody waits too long.

import type { Cue, PagesOwn } from "./sounds";

/**
 * One movement of a piece or of the page. Pieces and anchors are names that a board gave to its elements.
 *
 * - `move`: the piece goes from where it was (or from the anchor `from`) to where it is (or, gone, to the anchor `to`).
 *   With `flip` it is turned up on its way. If it is seen neither before nor after, its `face` flies between the anchors.
 * - `fly`: something without a face of its own goes from anchor to anchor: a hidden card, a token.
 * - `hop`: the piece goes over anchors, one after another, and from the last of them to its place.
 * - `tumble`: a die rolls on its place; its result is known already.
 * - `flip`: the piece turns over where it lies; with `turns`, like a coin that is thrown, so many times. `pulse`: it, or an anchor, is pointed out. `shake`: it is hit.
 * - `banner`: words across the table. With `holds`, a picture is held up over it: the great moments of a game, few enough to stay so.
 */
export type Act = (
  | { do: "move"; piece: string; from?: string; to?: string; flip?: boolean; face?: Face }
  | { do: "fly"; look: "card" | "token"; seat?: number; from: string; to: string }
  | { do: "hop"; piece: string; via: readonly string[] }
  | { do: "tumble" | "pulse" | "shake"; piece: string }
  | { do: "flip"; piece: string; turns?: number }
  | { do: "banner"; words: string; tone?: "good" | "bad" | "plain"; holds?: Held }
) & { sound?: Exclude<Cue, PagesOwn> };

/** What is held up: the card of a kind, with the emblem that its pack names. */
export interface Held {
  kind: string;
  card: string;
  shows?: string | undefined;
}

/** What an open card shows on its way: a few letters on its colour. */
export interface Face {
  words: string;
  fill: string;
  ink: string;
}

/** The acts that one event brings; they begin together. */
export interface Scene {
  kind: string;
  acts: readonly Act[];
}

export interface Timed {
  act: Act;
  begin: number;
  length: number;
}

/** Milliseconds at usual speed. */
export const LENGTHS = {
  move: 320,
  fly: 300,
  flip: 300,
  tumble: 650,
  pulse: 450,
  shake: 400,
  banner: 900,
} as const;
/** As long as it takes to see what is held up. */
export const GREAT = 1900;
export const HOP = 120;
export const FADE = 180;
/** Between two of the same kind that do not touch each other. */
export const STAGGER = 80;
/** What one update may take at most at usual speed; longer ones are played faster. */
export const LONGEST = 3000;
/** So far behind at usual speed, the queue shows only the newest. A viewer who wants it slower waits longer. */
export const TOO_LATE = 3000;
/** At whatever speed, no update takes longer than this. */
export const SAFETY = 5000;

export function lengthOf(act: Act): number {
  if (act.do === "hop") return HOP * (act.via.length + 1); // and onto the space where it stays
  if (act.do === "flip") return LENGTHS.flip * Math.max(1, act.turns ?? 1);
  if (act.do === "banner" && act.holds) return GREAT;
  return LENGTHS[act.do];
}

function touched(act: Act): string[] {
  return act.do === "banner" ? ["banner"] : act.do === "fly" ? [] : [act.piece];
}

/**
 * Scenes one after another; those of the same kind that touch different pieces overlap. `speed` divides all lengths.
 */
export function schedule(scenes: readonly Scene[], speed: number): { timed: Timed[]; length: number } {
  const timed: Timed[] = [];
  let begin = 0;
  let end = 0;
  let kind = "";
  let busy = new Set<string>();
  const moved = new Set<string>();
  for (const { kind: what, acts: all } of scenes) {
    // From its old place to its new one a piece goes once, however many events there were on its way.
    const acts = all.filter((act) => act.do !== "move" || !moved.has(act.piece));
    for (const act of acts) if (act.do === "move") moved.add(act.piece);
    const scene: Scene = { kind: what, acts };
    if (!scene.acts.length) continue;
    const names = scene.acts.flatMap(touched);
    const joins = scene.kind === kind && !names.some((name) => busy.has(name));
    begin = joins ? begin + STAGGER : end;
    if (!joins) busy = new Set();
    kind = scene.kind;
    for (const name of names) busy.add(name);
    for (const act of scene.acts) {
      const length = lengthOf(act);
      timed.push({ act, begin, length });
      end = Math.max(end, begin + length);
    }
  }
  const hurry = Math.max(speed * Math.max(1, end / LONGEST), end / SAFETY);
  for (const one of timed) {
    one.begin /= hurry;
    one.length /= hurry;
  }
  return { timed, length: end / hurry };
}
