// Figures of the cards, as the gallery has them.

import type { Cards } from "$/library.svelte";

export const KINDS = ["defender", "enemy", "support", "location"] as const;
export type Kind = (typeof KINDS)[number] | "start";

/** The frame of a card, by its kind; the ink is what is written on it. */
export const KIND_INKS: Record<Kind, { fill: string; ink: string }> = {
  defender: { fill: "#3f8fd6", ink: "#04121f" },
  enemy: { fill: "#c83a43", ink: "#ffffff" },
  support: { fill: "#d9b23c", ink: "#241a00" },
  location: { fill: "#3fa37c", ink: "#03150e" },
  start: { fill: "#3fa37c", ink: "#03150e" },
};

function figure(cards: Cards, key: string, field: string): number | null {
  const found = cards.face(key)?.printed[field]?.[0];
  return found === undefined ? null : Number(found);
}

export const strengthOf = (cards: Cards, key: string) => figure(cards, key, "strength");
export const vpOf = (cards: Cards, key: string) => figure(cards, key, "vp");
export const tpOf = (cards: Cards, key: string) => figure(cards, key, "tp");

export function kindOf(cards: Cards, key: string): Kind {
  return (cards.face(key)?.kind ?? "support") as Kind;
}

export interface Held {
  key: string;
  /** Copies lie side by side and are told apart by their number. */
  copy: number;
}

/** A hand by type: Defenders, Enemies, Support cards, Locations; strong cards first. */
export function grouped(cards: Cards, hand: readonly string[]): { kind: Kind; cards: Held[] }[] {
  const seen = new Map<string, number>();
  const all = hand.map((key): Held => {
    const copy = seen.get(key) ?? 0;
    seen.set(key, copy + 1);
    return { key, copy };
  });
  const worth = (key: string) => strengthOf(cards, key) ?? vpOf(cards, key) ?? 0;
  return KINDS.map((kind) => ({
    kind,
    cards: all
      .filter(({ key }) => kindOf(cards, key) === kind)
      .sort((a, b) => worth(b.key) - worth(a.key) || a.key.localeCompare(b.key) || a.copy - b.copy),
  })).filter((group) => group.cards.length > 0);
}
