// What the events of The Doctor Who Card Game look like. Hidden cards fly as backs; what is in the viewer's hand has a face.

import type { Act } from "$/kit/acts";
import type { Logged } from "$/kit/board";
import { markOf, placeOf } from "./view";
import type { CardGameView, GameEvent } from "./wire";

interface Scene {
  words: string;
  before: CardGameView;
  after: CardGameView;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
}

type Keys = readonly (string | null)[];

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

/** Pieces of the viewer's hand that have come last: copies are numbered in the order of the hand. */
export function newest(hand: readonly string[], keys: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const key of hand) left.set(key, (left.get(key) ?? 0) + 1);
  return keys.flatMap((key) => {
    const copy = (left.get(key) ?? 0) - 1;
    left.set(key, copy);
    return copy < 0 ? [] : [`card:${key}:${copy}`];
  });
}

const mark = (m: Scene, seat: number) => markOf(m.after, seat);
const place = (location: string) => `place:${location}`;
const seen = (cards: Keys) => cards.filter((key) => key !== null);

/** Into a hand: with faces into the viewer's. */
function intoHand(m: Scene, seat: number, cards: Keys, from: string): Act[] {
  const faces = seen(cards);
  if (seat !== m.seat || !faces.length) return flights("card", cards.length, from, `hand:${seat}`);
  const hand = m.after.players[seat]?.hand.cards ?? [];
  return newest(hand, faces).map((piece): Act => ({
    do: "move",
    piece,
    from,
    flip: from === "deck",
    sound: "card",
  }));
}

/** Out of a hand: own cards lie ready in the tray and leave from there. */
function outOfHand(m: Scene, seat: number, count: number, to: string): Act[] {
  const ready = m.before.choosing?.cards ?? [];
  if (seat !== m.seat || !ready.length) return flights("card", count, `hand:${seat}`, to, mark(m, seat));
  return ready.map((_, i): Act => ({ do: "move", piece: `ready:${i}`, to, ...(i ? {} : { sound: "card" }) }));
}

function passed(m: Scene, seat: number, receiver: number, cards: Keys): Act[] {
  if (m.seat === receiver) return intoHand(m, receiver, cards, `hand:${seat}`);
  if (m.seat !== seat)
    return flights("card", cards.length, `hand:${seat}`, `hand:${receiver}`, mark(m, seat));
  const hand = m.before.players[seat]?.hand.cards ?? [];
  return newest(hand, seen(cards)).map((piece): Act => ({ do: "move", piece, to: "tray", sound: "card" }));
}

const said = ({ words }: Scene): Act => ({ do: "banner", words });

export function acts(
  { event, words }: Logged<GameEvent>,
  before: CardGameView,
  after: CardGameView,
  seat: number | null,
): Act[] {
  const m: Scene = { words, before, after, seat };
  switch (event.kind) {
    case "start-dealt":
      return [{ do: "move", piece: place(event.location), from: "deck", sound: "card" }];
    case "hand-dealt":
      return flights("card", event.count, "deck", `hand:${event.seat}`);
    case "turn-begun":
      return [{ do: "pulse", piece: `seat:${event.seat}` }];
    case "location-played": {
      // Out of the viewer's hand it is seen, out of another's it comes from the player.
      const from = event.seat === seat ? `card:${event.location}:0` : `hand:${event.seat}`;
      return [
        { do: "move", piece: place(event.location), from, sound: "card" },
        { do: "pulse", piece: `worth:${event.seat}` },
      ];
    }
    case "support-played":
      return [...outOfHand(m, event.seat, 1, "discards"), said(m)];
    case "price-paid":
      return flights("card", 1, `hand:${event.seat}`, "discards", mark(m, event.seat));
    case "cards-exchanged":
    case "cards-discarded":
      return outOfHand(m, event.seat, event.cards.length, "discards");
    case "time-points-gained":
      return flights("token", event.amount, "supply", `tp:${event.seat}`);
    case "time-points-paid":
      return flights("token", event.amount, `tp:${event.seat}`, "supply");
    case "time-points-taken":
      return flights("token", event.amount, `tp:${event.loser}`, `tp:${event.seat}`);
    case "defenders-placed":
    case "enemies-placed":
    case "defenders-sent":
    case "enemies-sent":
      return outOfHand(m, event.seat, event.cards.length, place(event.location));
    case "enemies-absorbed":
      return [...outOfHand(m, event.seat, event.cards.length, place(event.location)), said(m)];
    case "control-taken":
      return [
        ...outOfHand(m, event.seat, 1, place(event.location)),
        { do: "shake", piece: place(event.location), sound: "conflict" },
        said(m),
      ];
    case "cards-reserved":
      return outOfHand(m, event.seat, event.cards.length, `reserve:${event.seat}`);
    case "card-picked-up":
      return intoHand(m, event.seat, [event.card], `reserve:${event.seat}`);
    case "card-recalled":
      return flights("card", 1, `reserve:${event.seat}`, `hand:${event.seat}`);
    case "cards-drawn":
      return intoHand(m, event.seat, event.cards, "deck");
    case "hand-passed":
      return passed(m, event.seat, event.receiver, event.cards);
    case "defence-shown":
      return [{ do: "shake", piece: place(event.location), sound: "conflict" }];
    case "attack-shown":
      return [{ do: "pulse", piece: place(event.location), sound: "flip" }];
    case "conflict-fought": {
      const own =
        after.players[seat ?? -1]?.line.some(({ location }) => location === event.location) ?? false;
      return [{ do: "pulse", piece: place(event.location), sound: event.is_held === own ? "win" : "lose" }];
    }
    case "enemy-lost":
    case "defender-lost":
      return flights("card", 1, place(event.location), "discards");
    case "enemy-struck":
      return [
        { do: "shake", piece: place(event.location), sound: "conflict" },
        ...flights("card", 1, place(event.location), "discards"),
      ];
    case "attack-defeated": {
      const lost = placeOf(before, event.location)?.attack?.cards.length ?? 1;
      return flights("card", lost, place(event.location), "discards", mark(m, event.seat));
    }
    case "attack-moved": {
      const controller = placeOf(before, event.location)?.attack?.controller ?? after.now;
      return flights("card", event.count, place(event.location), place(event.target), mark(m, controller));
    }
    case "rory-returned":
      return flights("card", 1, place(event.location), `hand:${event.seat}`, mark(m, event.seat));
    case "teselecta-played":
      return [
        ...flights(
          "card",
          event.cards.length,
          place(event.location),
          `hand:${event.seat}`,
          mark(m, event.seat),
        ),
        said(m),
      ];
    case "tardis-placed":
      return flights("token", 1, `seat:${event.seat}`, place(event.location), mark(m, event.seat));
    case "tardis-removed":
      return flights("token", 1, place(event.location), `seat:${event.seat}`, mark(m, event.seat));
    case "discards-reshuffled":
      return flights("card", 4, "discards", "deck");
    case "game-end-shown":
      return [{ do: "pulse", piece: "deck", sound: "flip" }, said(m)];
    case "attack-absorbed":
    case "final-begun":
    case "game-ended":
      return [said(m)];
    case "colour-chosen":
    case "cards-bought":
    case "defender-turned":
    case "strength-added":
      return [];
  }
}
