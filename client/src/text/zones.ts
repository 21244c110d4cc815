// A table as zones of text: headings, facts and lists of cards. Every game can be shown so; a screen reader reads it.

import type { DieLook } from "$/kit/palette";
import { plainName, type Cards } from "$/library.svelte";
import type { Question } from "$/wire";
import { t, tryWords } from "$/words.svelte";

export interface CardRef {
  key: string;
  /** What is special about this one, in words. */
  note: string;
  faceDown: boolean;
}

export type TextLine =
  | { kind: "fact"; label: string; value: string }
  | { kind: "cards"; label: string; cards: CardRef[]; hidden: number; spent?: boolean }
  | { kind: "dice"; label: string; dice: Die[] }
  | { kind: "track"; label: string; spaces: TrackSpace[] };

/** Its colours, and a line around it by which it is known without them. */
export interface DieTint extends Pick<DieLook, "fill" | "ink" | "edge"> {
  line: "solid" | "dotted" | "double" | "dashed";
}

/** A die, or without a tint a symbol alone. `code` is its two letters, the same everywhere; `words` says it all. */
export interface Die {
  tint: DieTint | null;
  code: string;
  words: string;
}

export interface TrackSpace {
  name: string;
  short: string;
  marks: { text: string; words: string; seat: number | null }[];
  special: boolean;
}

export interface Zone {
  id: string;
  title: string;
  /** The card whose zone it is: its name stands in the title's place. */
  card: CardRef | null;
  /** Whose zone it is; null for the table's. */
  seat: number | null;
  /** What only its owner holds in hand: shown in the viewer's area. */
  inHand: boolean;
  wide: boolean;
  /** Something that presses now: drawn so that it is seen first. */
  urgent: boolean;
  lines: TextLine[];
  parts: Zone[];
}

export interface Drawing {
  /** The phases of a turn or of the game, and which one it is; -1 for none of them. */
  steps: string[];
  step: number;
  zones: Zone[];
  /** A few short facts for each seat, for the list of seats. */
  seats: string[][];
  /** The colour and shape that each seat goes by, where players choose them; else every seat has its own. */
  marks?: readonly number[];
}

export interface Scene {
  names: readonly string[];
  cards: Cards;
  seat: number | null;
  waiting: Question | null;
}

export function zone(id: string, title: string, lines: (TextLine | null)[], more: Partial<Zone> = {}): Zone {
  return {
    id,
    title,
    card: null,
    seat: null,
    inHand: false,
    wide: false,
    urgent: false,
    parts: [],
    ...more,
    lines: lines.filter((line) => line !== null),
  };
}

export function fact(label: string, value: string | number): TextLine {
  return { kind: "fact", label, value: String(value) };
}

export function some(value: number, line: TextLine): TextLine | null {
  return value ? line : null;
}

export function card(key: string, note = "", faceDown = false): CardRef {
  return { key, note, faceDown };
}

export function cards(label: string, list: readonly (CardRef | string)[], hidden = 0): TextLine {
  return {
    kind: "cards",
    label,
    cards: list.map((one) => (typeof one === "string" ? card(one) : one)),
    hidden: Math.max(0, hidden),
  };
}

/** The same, but nothing at all if there is no card. */
export function cardsIfAny(label: string, list: readonly (CardRef | string)[], hidden = 0): TextLine | null {
  return list.length || hidden > 0 ? cards(label, list, hidden) : null;
}

/** A pile of cards that nothing more is done with, though others of their name may be of use. */
export function spent(label: string, list: readonly (CardRef | string)[], hidden = 0): TextLine | null {
  const line = cardsIfAny(label, list, hidden);
  return line?.kind === "cards" ? { ...line, spent: true } : null;
}

/** The cards in a seat's own zones: what its owner might want to do something with. */
export function cardsOf(zones: readonly Zone[], seat: number | null): string[] {
  const own = zones.filter((one) => seat !== null && one.seat === seat);
  return [...new Set(own.flatMap(cardsIn))];
}

/** Every card that lies somewhere in sight. */
export function cardsInSight(zones: readonly Zone[]): Set<string> {
  return new Set(zones.flatMap(cardsIn));
}

function cardsIn(one: Zone): string[] {
  const listed = one.lines.flatMap((line) =>
    line.kind === "cards" ? line.cards.map((each) => each.key) : [],
  );
  return [...listed, ...(one.card ? [one.card.key] : []), ...one.parts.flatMap(cardsIn)];
}

/** A key of a view in words: a message of ours if there is one, else the key itself, made readable. */
export function keyInWords(key: string): string {
  return tryWords(`key-${key.replaceAll("_", "-")}`) ?? plainName(key);
}

// -- any view at all -------------------------------------------------------------------------------

/** A drawing for a view that nothing is known of: plain facts together, then a zone for everything with parts. */
export function anyTable(view: Record<string, unknown>, scene: Scene): Drawing {
  const facts: TextLine[] = [];
  const zones: Zone[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (key === "seat") continue;
    const title = keyInWords(key);
    if (isListPerSeat(value, scene)) {
      value.forEach((part, seat) => {
        const whole = zone(`${key}-${seat}`, `${scene.names[seat]}: ${title}`, linesOf(part, scene), {
          seat,
        });
        zones.push(whole);
      });
    } else if (hasParts(value, scene)) {
      zones.push(zone(key, title, linesOf(value, scene)));
    } else {
      facts.push(fact(title, phrase(value, scene)));
    }
  }
  return {
    steps: [],
    step: -1,
    zones: [zone("table", t("zone-table"), facts, { wide: true }), ...zones],
    seats: scene.names.map(() => []),
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Also where one of the players has nothing there now. */
function isListPerSeat(value: unknown, scene: Scene): value is object[] {
  return Array.isArray(value) && value.length === scene.names.length && value.every(isObject);
}

function hasParts(value: unknown, scene: Scene): boolean {
  return Array.isArray(value) ? value.some(isObject) || isCardList(value, scene) : isObject(value);
}

/** Cards by key; null stands for one that the viewer may not see. */
function isCardList(value: unknown, scene: Scene): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => one === null || (typeof one === "string" && scene.cards.face(one) !== undefined))
  );
}

function lineOf(label: string, value: unknown, scene: Scene): TextLine {
  if (!isCardList(value, scene)) return fact(label, phrase(value, scene));
  const known = value.filter((one) => one !== null);
  return cards(label, known, value.length - known.length);
}

function linesOf(value: unknown, scene: Scene): TextLine[] {
  if (!hasParts(value, scene) || isCardList(value, scene)) return [lineOf("", value, scene)];
  if (Array.isArray(value)) return value.map((one, i) => lineOf(String(i + 1), one, scene));
  return Object.entries(value as object).map(([key, part]) => lineOf(keyInWords(key), part, scene));
}

function phrase(value: unknown, scene: Scene): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return scene.cards.face(value)?.name ?? value;
  if (Array.isArray(value)) return value.map((one) => phrase(one, scene)).join(", ") || "–";
  return Object.entries(value)
    .map(([key, part]) => `${keyInWords(key)} ${phrase(part, scene)}`)
    .join(", ");
}
