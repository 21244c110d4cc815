// What the stacks would be after an answer, so that it can be seen before it is given. The server has the last word:
// counters and abilities may make it otherwise.

import type { CardView, ClashView, StackName } from "../view";

export interface Foreseen {
  /** The order of the cards would be this. */
  cards: CardView[];
  total: number;
}

/** Questions whose answer takes a card off its stack. */
const TAKES_OFF = new Set([
  "remove-tech",
  "discard-threat",
  "discard-quip",
  "discard-plan",
  "discard-open",
  "silence",
  "deep-foil",
  "rescue",
  "flip-benefit",
]);

/** The stacks that an answer would change, by name. `words` is its notation, split. */
export function foresee(
  view: ClashView,
  card: CardView | null,
  topic: string,
  [verb = "", , second = ""]: readonly string[],
): Map<StackName, Foreseen> {
  const changed = new Map<StackName, Foreseen>();
  if (card === null) return changed;
  const change = (name: string, cards: (now: CardView[]) => CardView[]) => {
    const stack = view.stacks.find((one) => one.type === name);
    if (!stack) return;
    const then = cards(stack.cards);
    changed.set(stack.type, { cards: then, total: then.reduce((sum, one) => sum + one.value, 0) });
  };
  const home = view.stacks.find((stack) => stack.cards.some((one) => one.key === card.key))?.type ?? "";
  const others = (now: CardView[]) => now.filter((one) => one.key !== card.key);
  switch (verb) {
    case "play":
    case "reserve-play":
      change(second, (now) => {
        const open = now.at(-1);
        const isFoiled = open && foils(card, open) && !isSteadfast(view, second, open);
        return [...(isFoiled ? now.slice(0, -1) : now), card];
      });
      break;
    case "shift":
      change(home, others);
      change(second, (now) => [...now, card]);
      break;
    case "push":
      change(home, (now) => [card, ...others(now)]);
      break;
    case "pull":
      change(home, (now) => [...others(now), card]);
      break;
    case "target":
      if (TAKES_OFF.has(topic)) change(home, others);
      break;
  }
  return changed;
}

/** A Plan takes the other team's Plan directly beneath it off, if that is no bigger. */
export function foils(newer: CardView, older: CardView): boolean {
  return (
    newer.suit === "plan" &&
    older.suit === "plan" &&
    newer.team !== older.team &&
    Math.abs(older.value) <= Math.abs(newer.value)
  );
}

function isSteadfast(view: ClashView, stack: string, card: CardView): boolean {
  const arc = view.arcs[view.stacks.findIndex((one) => one.type === stack)];
  return card.team === "doctor" && arc?.steadfast === true;
}

export interface Sums {
  total: number;
  threats: number;
  /** The stack that stands highest. */
  best: number;
}

/** All stacks together, and the Threats on the Enemy stack, if these stacks came to be. */
export function sums(view: ClashView, foreseen: ReadonlyMap<StackName, Foreseen>): Sums {
  const stacks = view.stacks.map((stack) => foreseen.get(stack.type) ?? stack);
  const enemy = foreseen.get("enemy")?.cards ?? view.stacks.find((stack) => stack.type === "enemy")?.cards;
  const threats = (enemy ?? []).filter((card) => card.suit === "threat");
  return {
    total: stacks.reduce((sum, stack) => sum + stack.total, 0),
    threats: threats.reduce((sum, card) => sum + card.value, 0),
    best: Math.max(...stacks.map((stack) => stack.total)),
  };
}
