// What each event looks like. Pieces and anchors are names that the board's elements have.

import type { Act } from "$/kit/acts";
import type { Script } from "$/kit/movement.svelte";
import { DICE } from "$/kit/palette";
import type { LoggedEvent } from "$/wire";
import { t } from "$/words.svelte";
import { rolledDie, type NamedDie } from "./board/dice";
import type { Numbers } from "./board/numbers";
import { SYMBOLS } from "./board/symbols";
import { markOf, type DaleksView } from "./view";

export interface Stage {
  names: readonly string[];
  numbers: Numbers;
  /** The dice as they lie now. */
  dice: () => readonly NamedDie[];
  /** All events of the update that is being shown. */
  siblings: () => readonly LoggedEvent[];
}

/** One event with its numbers and the views around it. */
interface Moment {
  event: LoggedEvent;
  a: number;
  b: number;
  c: number;
  before: DaleksView;
  after: DaleksView;
  stage: Stage;
}

type Actor = (moment: Moment) => Act[];

const POOLS = ["caller", "helper"] as const;
const poolOf = (number: number) => POOLS[number] ?? "caller";
const colourOf = (number: number) => DICE[number] ?? "black";

/** The spaces between two, the last one left out: the piece ends there by itself. */
export function via(from: number, to: number): string[] {
  const step = Math.sign(to - from);
  return Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, i) => `space:${from + step * (i + 1)}`,
  );
}

const fromHand = (m: Moment, to: string): Act[] => [
  {
    do: "move",
    piece: `card:${m.stage.numbers.key("card", m.b)}`,
    from: `hand:${m.a}`,
    to,
    sound: "card",
  },
];

const companionMoves = (m: Moment, where: { from?: string; to?: string }): Act[] => [
  { do: "move", piece: `companion:${m.stage.numbers.key("companion", m.b)}`, ...where, sound: "card" },
];

/** The place's Daleks before and after an update. */
function daleksAt(view: DaleksView, place: string): number {
  const zone = view.earth.find((one) => one.key === place);
  return zone?.daleks ?? view.tiles.find((one) => one.key === place)?.daleks ?? 0;
}

function dalekMoves(m: Moment, arrives: boolean): Act[] {
  const place = m.stage.numbers.place(m.a);
  const less = daleksAt(arrives ? m.before : m.after, place);
  const more = daleksAt(arrives ? m.after : m.before, place);
  return Array.from({ length: Math.max(0, more - less) }, (_, i): Act => ({
    do: "move",
    piece: `dalek:${place}:${less + i}`,
    ...(arrives ? { from: "supply" } : { to: "supply" }),
    sound: arrives ? "conflict" : "token",
  }));
}

/** Of several events about dice that look the same, the n-th is about the n-th such die. */
function dieOf(m: Moment): NamedDie | undefined {
  const same = m.stage
    .siblings()
    .filter(({ kind, public: p }) => kind === m.event.kind && p[0] === m.a && p[1] === m.b && p[2] === m.c);
  const nth = Math.max(
    0,
    same.findIndex((one) => one.index === m.event.index),
  );
  return rolledDie(
    m.stage.dice(),
    { pool: poolOf(m.a), colour: colourOf(m.b), symbol: SYMBOLS[m.c] ?? null },
    nth,
  );
}

/** A die of a colour that has left or joined its pool: the one with the highest number on that side. */
function lastOf(view: DaleksView, pool: number, colour: number): string {
  const name = colourOf(colour);
  const found = view.adventure?.pools[pool];
  const rolled = found?.dice.filter((die) => die.colour === name).length ?? 0;
  return `die:${poolOf(pool)}:${name}:${Math.max(0, (rolled || (found?.gathered[name] ?? 0)) - 1)}`;
}

const leavesPool =
  (to: string, sound: "conflict" | "token"): Actor =>
  (m) => [{ do: "move", piece: lastOf(m.before, m.a, m.b), to, sound }];

const banner = (words: string, tone: "good" | "bad" | "plain", sound?: Act["sound"]): Act => ({
  do: "banner",
  words,
  tone,
  ...(sound ? { sound } : {}),
});

const ACTORS: Record<string, Actor> = {
  "dalek-turn": () => [banner(t("tod-board-dalek-turn"), "bad", "conflict")],
  turn: ({ a }) => [{ do: "pulse", piece: `seat:${a}` }],
  "took-doctor": ({ a }) => [{ do: "pulse", piece: `seat:${a}`, sound: "card" }],

  "gained-sonic": ({ a, b, after }) =>
    b > 0
      ? [
          {
            do: "fly",
            look: "token",
            seat: markOf(after, a),
            from: "bank",
            to: `charges:${a}`,
            sound: "token",
          },
        ]
      : [],
  "spent-sonic": ({ a, after }) => [
    { do: "fly", look: "token", seat: markOf(after, a), from: `charges:${a}`, to: "bank", sound: "token" },
  ],

  "drew-card": ({ event, a, after, stage }) => {
    const known = event.secret[0];
    return known === undefined
      ? [
          {
            do: "fly",
            look: "card",
            seat: markOf(after, a),
            from: "deck:timey_wimey",
            to: `hand:${a}`,
            sound: "card",
          },
        ]
      : [
          {
            do: "move",
            piece: `card:${stage.numbers.key("card", known)}`,
            from: "deck:timey_wimey",
            flip: true,
            sound: "card",
          },
        ];
  },
  played: (m) => fromHand(m, "discard"),
  "discarded-card": (m) => fromHand(m, "discard"),
  scrapped: (m) => fromHand(m, "discard"),
  installed: (m) => fromHand(m, `seat:${m.a}`),
  "handed-over": ({ a, b, c, after, stage }) => [
    {
      do: "move",
      piece: `card:${stage.numbers.key("card", c)}`,
      from: `hand:${a}`,
      to: `hand:${b}`,
      sound: "card",
    },
    { do: "fly", look: "card", seat: markOf(after, a), from: `hand:${a}`, to: `hand:${b}` },
  ],

  "gained-companion": (m) => companionMoves(m, { from: deckOfCompanion(m) }),
  dismissed: (m) => companionMoves(m, { to: deckOfCompanion(m) }),
  "discarded-companion": (m) => companionMoves(m, { to: "discard" }),
  promoted: (m) => [
    { do: "pulse", piece: `companion:${m.stage.numbers.key("companion", m.b)}`, sound: "win" },
  ],
  regenerated: ({ a, b, stage }) => [
    { do: "flip", piece: `doctor:${stage.numbers.key("doctor", b)}`, sound: "flip" },
    banner(t("tod-board-regenerates", { name: stage.names[a] ?? "" }), "plain"),
  ],

  moved: ({ a }) => [{ do: "move", piece: `pawn:${a}`, from: `seat:${a}`, sound: "hop" }],
  "laid-dilemma": ({ a, stage }) => [
    { do: "move", piece: `dilemma:${stage.numbers.zone(a)}`, from: "deck:dilemmas", sound: "card" },
  ],
  flipped: ({ a, stage }) => [{ do: "flip", piece: `dilemma:${stage.numbers.zone(a)}`, sound: "flip" }],
  scanned: ({ b, stage }) => [{ do: "flip", piece: `dilemma:${stage.numbers.zone(b)}`, sound: "flip" }],
  "discarded-dilemma": ({ a, stage }) => [
    { do: "move", piece: `dilemma:${stage.numbers.zone(a)}`, to: "discard", sound: "card" },
  ],
  "placed-tile": ({ a, stage }) => [
    { do: "move", piece: `tile:${stage.numbers.tile(a)}`, from: "deck:locations", sound: "card" },
  ],
  "drew-tile": ({ a, stage }) => [
    { do: "move", piece: `tile:${stage.numbers.tile(a)}`, from: "deck:locations", sound: "card" },
  ],
  "discarded-tile": ({ a, stage }) => [
    { do: "move", piece: `tile:${stage.numbers.tile(a)}`, to: "discard", sound: "card" },
  ],

  "rolled-tardis-die": () => [{ do: "tumble", piece: "tardis-die", sound: "dice" }],
  steered: () => [{ do: "flip", piece: "tardis-die", sound: "flip" }],

  rolled: (m) => {
    const die = dieOf(m);
    return die ? [{ do: "tumble", piece: die.name, sound: "dice" }] : [];
  },
  turned: (m) => {
    const die = dieOf(m);
    return die ? [{ do: "flip", piece: die.name, sound: "flip" }] : [];
  },
  focused: (m) => [
    {
      do: "move",
      piece: lastOf(m.after, m.a, m.b),
      from: lastOf(m.before, m.a, 0),
      flip: true,
      sound: "flip",
    },
  ],
  cut: leavesPool("bank", "token"),
  exterminated: leavesPool("supply", "conflict"),
  "gave-up-black": (m) => [{ do: "move", piece: lastOf(m.before, m.a, 0), to: "bank", sound: "token" }],
  called: ({ b }) => [{ do: "pulse", piece: `seat:${b}`, sound: "token" }],
  succeeded: () => [banner(t("tod-board-success"), "good", "win")],
  failed: () => [banner(t("tod-board-failure"), "bad", "lose")],

  "placed-dalek": (m) => dalekMoves(m, true),
  "removed-dalek": (m) => dalekMoves(m, false),
  "seventh-dalek": () => [banner(t("tod-board-seventh"), "bad", "lose")],

  "moved-tardis": ({ a, c, before, after }) => {
    // Several steps of one update are one walk.
    const from = before.players[a]?.tardis ?? c;
    return c === after.players[a]?.tardis && from !== c
      ? [{ do: "hop", piece: `tardis:${a}`, via: via(from, c), sound: "hop" }]
      : [];
  },
  "moved-ship": ({ a, before, after }) =>
    a === after.track.ship && before.track.ship !== a
      ? [{ do: "hop", piece: "ship", via: via(before.track.ship, a), sound: "conflict" }]
      : [],
  "revealed-anomaly": ({ a, stage }) => [
    {
      do: "move",
      piece: `anomaly:${stage.numbers.key("anomaly", a)}`,
      from: "deck:anomalies",
      flip: true,
      sound: "flip",
    },
    banner(t("tod-anomaly"), "bad"),
  ],
  "discarded-anomaly": ({ a, stage }) => [
    { do: "move", piece: `anomaly:${stage.numbers.key("anomaly", a)}`, to: "discard", sound: "win" },
  ],
  imprisoned: ({ a, stage }) => [
    { do: "shake", piece: `anomaly:${stage.numbers.key("anomaly", a)}`, sound: "conflict" },
  ],
  freed: ({ a, stage }) => [
    { do: "pulse", piece: `anomaly:${stage.numbers.key("anomaly", a)}`, sound: "token" },
  ],
  progressed: ({ a, stage }) => [
    { do: "pulse", piece: `anomaly:${stage.numbers.key("anomaly", a)}`, sound: "token" },
  ],
  "passed-k9": ({ a }) => [{ do: "pulse", piece: `seat:${a}`, sound: "hop" }],
  "daleks-won": () => [banner(t("tod-board-daleks-won"), "bad", "lose")],
  "doctors-won": ({ event, stage }) => [
    banner(
      t("winners", {
        names: event.public.map((seat) => stage.names[seat] ?? "").join(", "),
        count: event.public.length,
      }),
      "good",
      "win",
    ),
  ],
};

/** Companions come from and go back to the deck that their card belongs to; which one, the decks' sizes tell. */
function deckOfCompanion(m: Moment): string {
  return m.before.decks.alien_companions === m.after.decks.alien_companions ? "deck:earth" : "deck:alien";
}

export function scriptOf(stage: () => Stage): Script<Record<string, unknown>, Record<string, unknown>> {
  return (event, before, after) =>
    ACTORS[event.kind]?.({
      event,
      a: event.public[0] ?? 0,
      b: event.public[1] ?? 0,
      c: event.public[2] ?? 0,
      before: before as unknown as DaleksView,
      after: after as unknown as DaleksView,
      stage: stage(),
    }) ?? [];
}
