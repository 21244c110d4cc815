// What the events of The Doctor Who Card Game look like. Hidden cards fly as backs; what is in the own hand has a face.

import type { Act } from "$/kit/acts";
import type { LoggedEvent } from "$/wire";
import type { Numbers } from "./board/conflict";
import { markOf, placeOf, type CardGameView } from "./view";

export interface Stage {
  numbers: Numbers;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
}

interface Moment extends Stage {
  event: LoggedEvent;
  /** Its first numbers, and how many cards it is about. */
  a: number;
  b: number;
  c: number;
  count: number;
  before: CardGameView;
  after: CardGameView;
}

type Actor = (moment: Moment) => Act[];

/** More than this are not told apart anyway. */
const MOST_FLIGHTS = 5;

function flights(look: "card" | "token", count: number, from: string, to: string, seat?: number): Act[] {
  return Array.from({ length: Math.min(count, MOST_FLIGHTS) }, (_, i): Act => ({
    do: "fly",
    look,
    from,
    to,
    ...(seat === undefined ? {} : { seat }),
    ...(i === 0 ? { sound: look } : {}),
  }));
}

/** Pieces of the own hand that have come last: copies are numbered in the order of the hand. */
export function newest(hand: readonly string[], keys: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const key of hand) left.set(key, (left.get(key) ?? 0) + 1);
  return keys.flatMap((key) => {
    const copy = (left.get(key) ?? 0) - 1;
    left.set(key, copy);
    return copy < 0 ? [] : [`card:${key}:${copy}`];
  });
}

const mark = (m: Moment, seat: number) => markOf(m.after, seat);
const keysOf = (m: Moment, types: readonly number[]) => types.map((type) => m.numbers.card[type] ?? "");
const place = (m: Moment, number: number) => `place:${m.numbers.location[number] ?? ""}`;

/** Into a hand: with faces into the own one. */
function intoHand(m: Moment, seat: number, from: string): Act[] {
  if (seat !== m.seat || !m.event.secret.length) return flights("card", m.count, from, `hand:${seat}`);
  const hand = m.after.players[seat]?.hand.cards ?? [];
  return newest(hand, keysOf(m, m.event.secret)).map((piece): Act => ({
    do: "move",
    piece,
    from,
    flip: from === "deck",
    sound: "card",
  }));
}

/** Out of a hand: own cards lie ready in the tray and leave from there. */
function outOfHand(m: Moment, seat: number, to: string): Act[] {
  const ready = m.before.choosing?.cards ?? [];
  if (seat !== m.seat || !ready.length) return flights("card", m.count, `hand:${seat}`, to, mark(m, seat));
  return ready.map((_, i): Act => ({ do: "move", piece: `ready:${i}`, to, ...(i ? {} : { sound: "card" }) }));
}

const said: Actor = ({ event }) => [{ do: "banner", words: event.words }];

const ACTORS: Record<string, Actor> = {
  "start-dealt": (m) => [{ do: "move", piece: place(m, m.b), from: "deck", sound: "card" }],
  dealt: (m) => flights("card", m.b, "deck", `hand:${m.a}`),
  "turn-began": (m) => [{ do: "pulse", piece: `seat:${m.a}` }],
  "location-played": (m) => [
    { do: "move", piece: place(m, m.b), from: origin(m), sound: "card" },
    { do: "pulse", piece: `worth:${m.a}` },
  ],
  "support-played": (m) => [...outOfHand({ ...m, count: 1 }, m.a, "discards"), ...said(m)],
  "price-paid": (m) => flights("card", m.event.public.length - 1, `hand:${m.a}`, "discards", mark(m, m.a)),
  exchanged: (m) => outOfHand({ ...m, count: m.event.public.length - 1 }, m.a, "discards"),
  discarded: (m) => outOfHand({ ...m, count: m.event.public.length - 1 }, m.a, "discards"),
  gained: (m) => flights("token", m.b, "supply", `tp:${m.a}`),
  paid: (m) => flights("token", m.b, `tp:${m.a}`, "supply"),
  took: (m) => flights("token", m.c, `tp:${m.b}`, `tp:${m.a}`),
  "defenders-placed": (m) => outOfHand(m, m.a, place(m, m.b)),
  "enemies-placed": (m) => outOfHand(m, m.a, place(m, m.b)),
  "defenders-sent": (m) => outOfHand({ ...m, count: m.event.public.length - 2 }, m.a, place(m, m.b)),
  "enemies-sent": (m) => outOfHand({ ...m, count: m.event.public.length - 2 }, m.a, place(m, m.b)),
  "enemies-absorbed": (m) => [
    ...outOfHand({ ...m, count: m.event.public.length - 2 }, m.a, place(m, m.b)),
    ...said(m),
  ],
  "attack-absorbed": said,
  "taken-over": (m) => [
    ...outOfHand({ ...m, count: 1 }, m.a, place(m, m.b)),
    { do: "shake", piece: place(m, m.b), sound: "conflict" },
    ...said(m),
  ],
  reserved: (m) => outOfHand(m, m.a, `reserve:${m.a}`),
  "picked-up": (m) => intoHand(m, m.a, `reserve:${m.a}`),
  recalled: (m) => flights("card", 1, `reserve:${m.a}`, `hand:${m.a}`),
  drew: (m) => intoHand(m, m.a, "deck"),
  passed: (m) => {
    if (m.seat === m.b) return intoHand(m, m.b, `hand:${m.a}`);
    if (m.seat !== m.a) return flights("card", m.count, `hand:${m.a}`, `hand:${m.b}`, mark(m, m.a));
    const hand = m.before.players[m.a]?.hand.cards ?? [];
    return newest(hand, keysOf(m, m.event.secret)).map((piece): Act => ({
      do: "move",
      piece,
      to: "tray",
      sound: "card",
    }));
  },
  "defence-shown": (m) => [{ do: "shake", piece: place(m, m.a), sound: "conflict" }],
  "attack-shown": (m) => [{ do: "pulse", piece: place(m, m.a), sound: "flip" }],
  fought: (m) => {
    const location = m.numbers.location[m.a] ?? "";
    const isOwn = m.after.players[m.seat ?? -1]?.line.some((one) => one.location === location) ?? false;
    const won = m.event.public[3] === 1;
    return [{ do: "pulse", piece: `place:${location}`, sound: won === isOwn ? "win" : "lose" }];
  },
  "enemy-lost": (m) => flights("card", 1, place(m, m.a), "discards"),
  "enemy-struck": (m) => [
    { do: "shake", piece: place(m, m.a), sound: "conflict" },
    ...flights("card", 1, place(m, m.a), "discards"),
  ],
  "defender-lost": (m) => flights("card", 1, place(m, m.a), "discards"),
  "attack-defeated": (m) => {
    const location = m.numbers.location[m.a] ?? "";
    const lost = placeOf(m.before, location)?.attack?.cards.length ?? 1;
    return flights("card", lost, place(m, m.a), "discards", mark(m, m.b));
  },
  "attack-moved": (m) => {
    const controller = placeOf(m.before, m.numbers.location[m.a] ?? "")?.attack?.controller ?? m.after.now;
    return flights("card", m.c, place(m, m.a), place(m, m.b), mark(m, controller));
  },
  "rory-returned": (m) => flights("card", 1, place(m, m.b), `hand:${m.a}`, mark(m, m.a)),
  teselecta: (m) => [
    ...flights("card", m.event.public.length - 4, place(m, m.b), `hand:${m.a}`, mark(m, m.a)),
    ...said(m),
  ],
  "tardis-placed": (m) => [...flights("token", 1, `seat:${m.a}`, place(m, m.b), mark(m, m.a))],
  "tardis-removed": (m) => [...flights("token", 1, place(m, m.b), `seat:${m.a}`, mark(m, m.a))],
  reshuffled: () => flights("card", 4, "discards", "deck"),
  "game-end-shown": (m) => [{ do: "pulse", piece: "deck", sound: "flip" }, ...said(m)],
  "final-began": said,
  over: said,
};

/** Where a Location comes from: out of the own hand it is seen, out of another's it comes from the player. */
function origin(m: Moment): string {
  return m.a === m.seat ? `card:${m.numbers.location[m.b] ?? ""}:0` : `hand:${m.a}`;
}

export function acts(
  event: LoggedEvent,
  before: CardGameView,
  after: CardGameView,
  { numbers, seat }: Stage,
): Act[] {
  const [a = -1, b = -1, c = -1] = event.public;
  const count = event.secret.length || event.hidden;
  return ACTORS[event.kind]?.({ event, a, b, c, count, before, after, numbers, seat }) ?? [];
}
