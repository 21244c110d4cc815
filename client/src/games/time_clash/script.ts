// What the events of Time Clash look like. Cards that are seen before and after find their way by themselves; this says
// who goes first, where the others come from, and what is said or heard.

import type { Act } from "$/kit/acts";
import type { Cards } from "$/library.svelte";
import { t } from "$/words.svelte";
import { SUIT_INKS } from "./board/suits";
import { type ClashView, seenCards, signed } from "./view";
import type { GameEvent } from "./wire";

export interface Actors {
  /** They say whose card it is. */
  cards: Cards;
  /** The viewer's team, for what is good news. */
  team: string | null;
}

export function acts(event: GameEvent, view: ClashView, { cards, team }: Actors): Act[] {
  // A card that everybody may know flies open, also where it is covered as soon as it lies.
  const open = (card: string) => {
    const known = seenCards(view).get(card);
    if (!known) return {};
    const words = known.suit === "special" ? "✦" : signed(known.value);
    return { face: { words, ...SUIT_INKS[known.suit] } };
  };
  const teamOf = (seat: number) => view.teams[seat] ?? "doctor";
  const pileOf = (card: string) => `pile:${cards.face(card)?.printed.team?.[0] ?? ""}`;
  switch (event.kind) {
    case "card-drawn": {
      const from = `deck:${teamOf(event.seat)}`;
      if (event.card !== null)
        return [{ do: "move", piece: `card:${event.card}`, from, flip: true, sound: "card" }];
      return [{ do: "fly", look: "card", seat: event.seat, from, to: `hand:${event.seat}`, sound: "card" }];
    }
    case "card-played":
    case "special-played":
    case "card-contributed":
      return [{ do: "move", piece: `card:${event.card}`, from: `hand:${event.seat}`, sound: "card" }];
    case "counter-used":
      return [
        { do: "move", piece: `card:${event.card}`, from: `hand:${event.seat}`, sound: "conflict" },
        ...(event.target === null ? [] : [{ do: "shake", piece: `card:${event.target}` } as const]),
      ];
    case "card-discarded":
    case "shield-used":
      return [
        {
          do: "move",
          piece: `card:${event.card}`,
          from: `hand:${event.seat}`,
          to: pileOf(event.card),
          ...open(event.card),
          sound: "card",
        },
      ];
    case "card-placed":
      return [
        { do: "move", piece: `card:${event.card}`, from: "disk", sound: "card" },
        { do: "pulse", piece: `total:${event.stack}` },
      ];
    case "card-shifted":
      return [{ do: "move", piece: `card:${event.card}`, to: `stack:${event.stack}`, sound: "card" }];
    case "card-pushed":
    case "card-pulled":
      return [{ do: "move", piece: `card:${event.card}`, sound: "card" }];
    case "plan-foiled":
      return [{ do: "shake", piece: `card:${event.card}`, sound: "conflict" }];
    case "card-lost":
    case "turned-card-countered":
      return [
        { do: "move", piece: `card:${event.card}`, to: pileOf(event.card), sound: "card" },
        { do: "pulse", piece: `total:${event.stack}` },
      ];
    case "gambit-card-discarded":
    case "card-countered":
      return [
        {
          do: "move",
          piece: `card:${event.card}`,
          from: "disk",
          to: pileOf(event.card),
          ...open(event.card),
          sound: "card",
        },
      ];
    case "card-removed":
    case "discard-removed":
      return [{ do: "move", piece: `card:${event.card}`, to: "disk", sound: "conflict" }];
    case "card-taken-back":
      return [
        {
          do: "move",
          piece: `card:${event.card}`,
          from: pileOf(event.card),
          to: `hand:${event.seat}`,
          ...open(event.card),
          sound: "card",
        },
      ];
    case "discards-shuffled":
      return [0, 1, 2].map(() => ({
        do: "fly",
        look: "card",
        from: `pile:${event.team}`,
        to: `deck:${event.team}`,
        sound: "card",
      }));
    case "reserve-dealt":
      return event.cards.map((card) => ({
        do: "move",
        piece: `card:${card}`,
        from: "deck:doctor",
        sound: "card",
      }));
    case "card-turned":
      return [{ do: "pulse", piece: `card:${event.card}`, sound: "token" }];
    case "pawn-moved":
      return [{ do: "pulse", piece: "pawn", sound: "hop" }];
    case "disk-flipped": {
      const isEndgame = event.phase === "endgame";
      return [
        // It ends on the face that it shows: two turns, and half a one more if that is the other face.
        { do: "flip", piece: "coin", turns: isEndgame ? 2.5 : 2, sound: "flip" },
        { do: "banner", words: t(isEndgame ? "tcb-flip-endgame" : "tcb-flip-nothing"), tone: "plain" },
      ];
    }
    case "endgame-started":
      return [
        // A flip has been seen by then.
        ...(event.cause === "flip" ? [] : [{ do: "flip", piece: "coin", turns: 0.5 } as const]),
        { do: "banner", words: t("tcb-endgame-begins"), sound: "flip" },
      ];
    case "gambit-begun":
      return [
        {
          do: "banner",
          words: t("tcb-gambit-begins"),
          holds: { kind: "special", card: "gambit", shows: "dice" },
          sound: "great",
        },
      ];
    case "die-rolled":
      return [{ do: "tumble", piece: "die", sound: "dice" }];
    case "gambit-failed":
      return [{ do: "banner", words: t("tcb-gambit-fails"), tone: team === "enemy" ? "good" : "bad" }];
    case "game-won": {
      const isMine = team === event.team;
      const words = t(event.team === "doctor" ? "tcb-doctor-wins" : "tcb-enemy-wins");
      return [
        {
          do: "banner",
          words,
          tone: team && !isMine ? "bad" : "good",
          sound: team && !isMine ? "lose" : "win",
        },
      ];
    }
    default:
      return [];
  }
}
