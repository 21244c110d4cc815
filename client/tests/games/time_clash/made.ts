// Cards and tables of Time Clash for tests.

import type { CardView, ClashView, GambitView, StackName } from "$/games/time_clash/view";

export function card(key: string, suit: CardView["suit"], value: number): CardView {
  return { key, suit, value, team: value < 0 ? "enemy" : "doctor" };
}

/** A Gambit that runs, with these cards. */
export function aGambit(cards: CardView[], more: Partial<GambitView> = {}): GambitView {
  return {
    cards: cards.map((one) => ({ ...one, cancelled: false })),
    sum: cards.reduce((sum, one) => sum + one.value, 0),
    needed: 800,
    winning_faces: [],
    rolled: null,
    outcome: null,
    ...more,
  };
}

/** A table with these cards on its stacks, the oldest first. */
export function aView(
  stacks: Partial<Record<StackName, CardView[]>>,
  more: Partial<ClashView> = {},
): ClashView {
  const names = ["time", "companion", "enemy"] as const;
  const made = names.map((type) => {
    const cards = stacks[type] ?? [];
    return { type, cards, total: cards.reduce((sum, one) => sum + one.value, 0) };
  });
  return {
    game: "time-clash",
    seat: 0,
    teams: ["doctor", "enemy"],
    match: { length: 3, game: 1, wins: [0, 0] },
    arcs: ["skaro", "clara", "davros"].map((key) => ({ key, dalek: 1, tardis: 1 })),
    phase: "build-up",
    turn: 1,
    turn_began_in: "build-up",
    turn_order: [0, 1],
    on_turn: 0,
    pawn: null,
    flip_target: 800,
    flip_reached: false,
    flip_parts: { base: 800, step: 100, tardises: 3, daleks: 3 },
    threat_trigger: -1000,
    threats_reached: false,
    stacks: made,
    threats: 0,
    total: made.reduce((sum, one) => sum + one.total, 0),
    decks: [20, 20],
    discards: [[], []],
    removed: [[], []],
    reserve: [],
    hands: [
      { count: 0, known: [] },
      { count: 3, known: [] },
    ],
    declared: [],
    pending: [],
    gambit: null,
    asked: 0,
    topic: "play",
    ending: null,
    ...more,
  };
}
