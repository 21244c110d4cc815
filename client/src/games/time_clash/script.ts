// What the events of Time Clash look like. Cards that are seen before and after find their way by themselves; this says
// who goes first, where the others come from, and what is said or heard.

import type { Act } from "$/kit/acts";
import type { LoggedEvent } from "$/wire";
import { t } from "$/words.svelte";
import { SUIT_INKS } from "./board/suits";
import { type ClashView, seenCards, signed, STACKS, TEAMS } from "./view";

/** How an Endgame can begin: by the flip, which has been seen then, by Threats, or after too many turns. */
const BY_FLIP = 0;

export interface Actors {
  /** Card keys by number; empty until they have been fetched. */
  cards: readonly string[];
  /** The viewer's team, for what is good news. */
  team: string | null;
}

export function acts(event: LoggedEvent, view: ClashView, { cards, team }: Actors): Act[] {
  const [a = -1, b = -1, c = -1] = event.public;
  const card = (number: number) => `card:${cards[number] ?? ""}`;
  // A card that everybody may know flies open, also where it is covered before anybody sees it lie.
  const open = (number: number) => {
    const known = seenCards(view).get(cards[number] ?? "");
    if (!known) return {};
    const words = known.suit === "special" ? "✦" : signed(known.value);
    return { face: { words, ...SUIT_INKS[known.suit] } };
  };
  const teamOf = (seat: number) => view.teams[seat] ?? "doctor";
  // Doctor's cards have the first half of the numbers.
  const pileOf = (number: number) => `pile:${TEAMS[number < cards.length / 2 ? 0 : 1]}`;
  const stack = (number: number) => `stack:${STACKS[number] ?? ""}`;
  switch (event.kind) {
    case "drawn": {
      const [known] = event.secret;
      const from = `deck:${teamOf(a)}`;
      if (known !== undefined) return [{ do: "move", piece: card(known), from, flip: true, sound: "card" }];
      return [{ do: "fly", look: "card", seat: a, from, to: `hand:${a}`, sound: "card" }];
    }
    case "played":
    case "special_played":
    case "contributed":
      return [{ do: "move", piece: card(b), from: `hand:${a}`, sound: "card" }];
    case "counter_used":
      return [
        { do: "move", piece: card(b), from: `hand:${a}`, sound: "conflict" },
        ...(c >= 0 ? [{ do: "shake", piece: card(c) } as const] : []),
      ];
    case "discarded":
    case "shielded":
      return [{ do: "move", piece: card(b), from: `hand:${a}`, to: pileOf(b), ...open(b), sound: "card" }];
    case "placed":
      return [
        { do: "move", piece: card(a), from: "disk", sound: "card" },
        { do: "pulse", piece: `total:${STACKS[b] ?? ""}` },
      ];
    case "shifted":
      return [{ do: "move", piece: card(a), to: stack(b), sound: "card" }];
    case "pushed":
    case "pulled":
      return [{ do: "move", piece: card(a), sound: "card" }];
    case "foiled":
      return [{ do: "shake", piece: card(a), sound: "conflict" }];
    case "lost":
    case "turned_cancelled":
      return [
        { do: "move", piece: card(a), to: pileOf(a), sound: "card" },
        { do: "pulse", piece: `total:${STACKS[b] ?? ""}` },
      ];
    case "gambit_card_discarded":
    case "countered":
      return [{ do: "move", piece: card(a), from: "disk", to: pileOf(a), ...open(a), sound: "card" }];
    case "removed":
    case "left_game":
      return [{ do: "move", piece: card(a), to: "disk", sound: "conflict" }];
    case "taken_back":
      return [{ do: "move", piece: card(b), from: pileOf(b), to: `hand:${a}`, ...open(b), sound: "card" }];
    case "reshuffled":
      return [0, 1, 2].map(() => ({
        do: "fly",
        look: "card",
        from: `pile:${TEAMS[a] ?? ""}`,
        to: `deck:${TEAMS[a] ?? ""}`,
        sound: "card",
      }));
    case "reserve_dealt":
      return event.public.map((number) => ({
        do: "move",
        piece: card(number),
        from: "deck:doctor",
        sound: "card",
      }));
    case "turned":
      return [{ do: "pulse", piece: card(b), sound: "token" }];
    case "pawn_moved":
      return [{ do: "pulse", piece: "pawn", sound: "hop" }];
    case "flipped":
      return [
        // It ends on the face that it shows: two turns, and half a one more if that is the other face.
        { do: "flip", piece: "coin", turns: b ? 2.5 : 2, sound: "flip" },
        { do: "banner", words: t(b ? "tcb-flip-endgame" : "tcb-flip-nothing"), tone: "plain" },
      ];
    case "endgame_started":
      return [
        ...(a === BY_FLIP ? [] : [{ do: "flip", piece: "coin", turns: 0.5 } as const]),
        { do: "banner", words: t("tcb-endgame-begins"), sound: "flip" },
      ];
    case "gambit_begun":
      return [{ do: "banner", words: t("tcb-gambit-begins"), sound: "conflict" }];
    case "rolled":
      return [{ do: "tumble", piece: "die", sound: "dice" }];
    case "gambit_failed":
      return [{ do: "banner", words: t("tcb-gambit-fails"), tone: team === "enemy" ? "good" : "bad" }];
    case "game_won": {
      const isMine = team === TEAMS[a];
      const words = t(a === 0 ? "tcb-doctor-wins" : "tcb-enemy-wins");
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
