// What each event looks like. Pieces and anchors are names that the board's elements have.

import type { Act } from "$/kit/acts";
import type { Logged } from "$/kit/board";
import type { Cards } from "$/library.svelte";
import type { Script } from "$/kit/movement.svelte";
import { t } from "$/words.svelte";
import { DICE, type DieColour } from "./board/die_looks";
import { rolledDie, type NamedDie } from "./board/dice";
import { markOf } from "./view";
import type { DaleksView, DiceRolled, DieTurned, GameEvent, PoolView } from "./wire";

export interface Stage {
  names: readonly string[];
  cards: () => Cards;
  /** The dice as they lie now. */
  dice: () => readonly NamedDie[];
  /** All events of the update that is being shown. */
  siblings: () => readonly Logged<GameEvent>[];
}

type PoolName = PoolView["of"];

/** The spaces between two, the last one left out: the piece ends there by itself. */
export function via(from: number, to: number): string[] {
  const step = Math.sign(to - from);
  return Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, i) => `space:${from + step * (i + 1)}`,
  );
}

const fromHand = ({ seat, card }: { seat: number; card: string }, to: string): Act[] => [
  { do: "move", piece: `card:${card}`, from: `hand:${seat}`, to, sound: "card" },
];

const companionMoves = (companion: string, where: { from?: string; to?: string }): Act[] => [
  { do: "move", piece: `companion:${companion}`, ...where, sound: "card" },
];

/** The place's Daleks before and after an update. */
function daleksAt(view: DaleksView, place: string): number {
  const zone = view.earth.find((one) => one.key === place);
  return zone?.daleks ?? view.tiles.find((one) => one.key === place)?.daleks ?? 0;
}

function dalekMoves(place: string, before: DaleksView, after: DaleksView, arrives: boolean): Act[] {
  const less = daleksAt(arrives ? before : after, place);
  const more = daleksAt(arrives ? after : before, place);
  return Array.from({ length: Math.max(0, more - less) }, (_, i): Act => ({
    do: "move",
    piece: `dalek:${place}:${less + i}`,
    ...(arrives ? { from: "supply" } : { to: "supply" }),
    sound: arrives ? "conflict" : "token",
  }));
}

type Look = Pick<DieTurned, "colour" | "symbol">;

/** Of dice that come up alike in one roll, the n-th look is that of the n-th such die. */
function diceOf(event: DiceRolled, stage: Stage): NamedDie[] {
  return event.dice.flatMap((shown, index) => {
    const [colour, symbol] = shown.split(" ") as [Look["colour"], Look["symbol"]];
    const nth = event.dice.slice(0, index).filter((one) => one === shown).length;
    const die = rolledDie(stage.dice(), { pool: event.pool, colour, symbol }, nth);
    return die ? [die] : [];
  });
}

/** Of several events about dice that look the same, the n-th is about the n-th such die. */
function dieOf(event: DieTurned, index: number, stage: Stage): NamedDie | undefined {
  const same = stage
    .siblings()
    .filter(
      ({ event: one }) =>
        one.kind === event.kind &&
        one.pool === event.pool &&
        one.colour === event.colour &&
        one.symbol === event.symbol,
    );
  const nth = Math.max(
    0,
    same.findIndex((one) => one.index === index),
  );
  return rolledDie(stage.dice(), event, nth);
}

/** A die of a colour that has left or joined its pool: the one with the highest number on that side. */
function lastOf(view: DaleksView, pool: PoolName, colour: DieColour): string {
  const found = view.adventure?.pools.find((one) => one.of === pool);
  const rolled = found?.dice.filter((die) => die.colour === colour).length ?? 0;
  return `die:${pool}:${colour}:${Math.max(0, (rolled || (found?.gathered[colour] ?? 0)) - 1)}`;
}

const banner = (words: string, tone: "good" | "bad" | "plain", sound?: Act["sound"]): Act => ({
  do: "banner",
  words,
  tone,
  ...(sound ? { sound } : {}),
});

/** The last space before Gallifrey is a great moment, whoever comes to it. */
const nearHome = ({ track }: DaleksView, space: number, words: string, tone: "good" | "bad"): Act[] =>
  space === track.gallifrey - 1
    ? [
        {
          do: "banner",
          words,
          tone,
          holds: { kind: "track", card: words, shows: tone === "bad" ? "saucer" : "glass-dome" },
          sound: "great",
        },
      ]
    : [];

/** Companions come from and go back to the deck that their card belongs to; which one, the decks' sizes tell. */
const deckOfCompanion = (before: DaleksView, after: DaleksView): string =>
  before.decks.alien_companions === after.decks.alien_companions ? "deck:earth" : "deck:alien";

function acts(event: GameEvent, index: number, before: DaleksView, after: DaleksView, stage: Stage): Act[] {
  switch (event.kind) {
    case "dalek-turn-begun":
      return [banner(t("tod-board-dalek-turn"), "bad", "conflict")];
    case "turn-begun":
      return [{ do: "pulse", piece: `seat:${event.seat}` }];
    case "doctor-taken":
      return [{ do: "pulse", piece: `seat:${event.seat}`, sound: "card" }];

    case "sonic-gained":
      return [
        {
          do: "fly",
          look: "token",
          seat: markOf(after, event.seat),
          from: "bank",
          to: `charges:${event.seat}`,
          sound: "token",
        },
      ];
    case "sonic-spent":
      return [
        {
          do: "fly",
          look: "token",
          seat: markOf(after, event.seat),
          from: `charges:${event.seat}`,
          to: "bank",
          sound: "token",
        },
      ];

    case "card-drawn":
      return event.card === null
        ? [
            {
              do: "fly",
              look: "card",
              seat: markOf(after, event.seat),
              from: "deck:timey_wimey",
              to: `hand:${event.seat}`,
              sound: "card",
            },
          ]
        : [{ do: "move", piece: `card:${event.card}`, from: "deck:timey_wimey", flip: true, sound: "card" }];
    case "card-played":
    case "card-discarded":
    case "equipment-scrapped":
      return fromHand(event, "discard");
    case "equipment-installed":
      return fromHand(event, `seat:${event.seat}`);
    case "card-handed-over": {
      const [from, to] = [`hand:${event.seat}`, `hand:${event.receiver}`];
      return [
        { do: "move", piece: `card:${event.card}`, from, to, sound: "card" },
        { do: "fly", look: "card", seat: markOf(after, event.seat), from, to },
      ];
    }

    case "companion-joined":
      return companionMoves(event.companion, { from: deckOfCompanion(before, after) });
    case "companion-dismissed":
      return companionMoves(event.companion, { to: deckOfCompanion(before, after) });
    case "companion-discarded":
      return companionMoves(event.companion, { to: "discard" });
    case "companion-promoted":
      return [{ do: "pulse", piece: `companion:${event.companion}`, sound: "win" }];
    case "doctor-regenerated":
      return [
        { do: "flip", piece: `doctor:${event.doctor}`, sound: "flip" },
        banner(t("tod-board-regenerates", { name: stage.names[event.seat] ?? "" }), "plain"),
      ];

    case "doctor-moved":
      return [{ do: "move", piece: `pawn:${event.seat}`, from: `seat:${event.seat}`, sound: "hop" }];
    case "dilemma-laid":
      return [{ do: "move", piece: `dilemma:${event.zone}`, from: "deck:dilemmas", sound: "card" }];
    case "dilemma-flipped":
    case "dilemma-scanned":
      return [{ do: "flip", piece: `dilemma:${event.zone}`, sound: "flip" }];
    case "dilemma-discarded":
      return [{ do: "move", piece: `dilemma:${event.zone}`, to: "discard", sound: "card" }];
    case "tile-placed":
    case "tile-drawn":
      return [{ do: "move", piece: `tile:${event.tile}`, from: "deck:locations", sound: "card" }];
    case "tile-discarded":
      return [{ do: "move", piece: `tile:${event.tile}`, to: "discard", sound: "card" }];

    case "tardis-die-rolled":
      return [{ do: "tumble", piece: "tardis-die", sound: "dice" }];
    case "tardis-die-turned":
      return [{ do: "flip", piece: "tardis-die", sound: "flip" }];

    case "dice-rolled":
      return diceOf(event, stage).map(({ name }): Act => ({ do: "tumble", piece: name, sound: "dice" }));
    case "die-turned": {
      const die = dieOf(event, index, stage);
      return die ? [{ do: "flip", piece: die.name, sound: "flip" }] : [];
    }
    case "die-focused":
      return [
        {
          do: "move",
          piece: lastOf(after, event.pool, event.colour),
          from: lastOf(before, event.pool, "black"),
          flip: true,
          sound: "flip",
        },
      ];
    case "dice-cut":
      return DICE.filter((_, i) => event.dice[i]).map((colour): Act => ({
        do: "move",
        piece: lastOf(before, event.pool, colour),
        to: "bank",
        sound: "token",
      }));
    case "die-traded":
      return [{ do: "move", piece: lastOf(before, event.pool, event.die), to: "bank", sound: "token" }];
    case "die-exterminated":
      return [
        { do: "move", piece: lastOf(before, event.pool, event.colour), to: "supply", sound: "conflict" },
      ];
    case "black-die-given-up":
      return [{ do: "move", piece: lastOf(before, event.pool, "black"), to: "bank", sound: "token" }];
    case "help-called":
      return [{ do: "pulse", piece: `seat:${event.helper}`, sound: "token" }];
    case "adventure-succeeded":
      return [banner(t("tod-board-success"), "good", "win")];
    case "adventure-failed":
      return [banner(t("tod-board-failure"), "bad", "lose")];

    case "dalek-placed":
      return dalekMoves(event.place, before, after, true);
    case "dalek-removed":
      return dalekMoves(event.place, before, after, false);
    case "seventh-dalek-needed":
      return [banner(t("tod-board-seventh"), "bad", "lose")];

    case "tardis-moved": {
      // Several steps of one update are one walk.
      const from = before.players[event.seat]?.tardis ?? event.new;
      return event.new === after.players[event.seat]?.tardis && from !== event.new
        ? [
            { do: "hop", piece: `tardis:${event.seat}`, via: via(from, event.new), sound: "hop" },
            ...nearHome(
              after,
              event.new,
              t("tod-board-tardis-near", { name: stage.names[event.seat] ?? "" }),
              "good",
            ),
          ]
        : [];
    }
    case "ship-moved":
      return event.space === after.track.ship && before.track.ship !== event.space
        ? [
            { do: "hop", piece: "ship", via: via(before.track.ship, event.space), sound: "conflict" },
            ...nearHome(after, event.space, t("tod-board-ship-near"), "bad"),
          ]
        : [];
    case "anomaly-revealed":
      return [
        { do: "move", piece: `anomaly:${event.anomaly}`, from: "deck:anomalies", flip: true, sound: "flip" },
        {
          do: "banner",
          words: `${t("tod-anomaly")}: ${stage.cards().name(event.anomaly)}`,
          tone: "bad",
          holds: { kind: "anomaly", card: event.anomaly, shows: stage.cards().emblem(event.anomaly) },
          sound: "great",
        },
      ];
    case "anomaly-discarded":
      return [{ do: "move", piece: `anomaly:${event.anomaly}`, to: "discard", sound: "win" }];
    case "dice-imprisoned":
      return [{ do: "shake", piece: `anomaly:${event.anomaly}`, sound: "conflict" }];
    case "die-freed":
    case "progress-marked":
      return [{ do: "pulse", piece: `anomaly:${event.anomaly}`, sound: "token" }];
    case "k9-passed":
      return [{ do: "pulse", piece: `seat:${event.seat}`, sound: "hop" }];
    case "daleks-won":
      return [banner(t("tod-board-daleks-won"), "bad", "lose")];
    case "doctors-won": {
      const names = event.seats.map((seat) => stage.names[seat] ?? "").join(", ");
      return [banner(t("winners", { names, count: event.seats.length }), "good", "win")];
    }
    default:
      return [];
  }
}

export const scriptOf =
  (stage: () => Stage): Script<DaleksView, GameEvent> =>
  ({ event, index }, before, after) =>
    acts(event, index, before, after, stage());
