// What the server sends, made by hand: whole, with what a test wants to be otherwise.

import type {
  ChoiceOdds,
  LoggedEvent,
  Odds,
  QuestionOption,
  Position,
  Question,
  QuestionLuck,
  TableInfo,
  Update,
  Welcome,
} from "$/wire";

export function aTable(part: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "T".repeat(22),
    game: "lanterns", // the page knows no such game, and shows its views as text
    game_title: "Lanterns",
    title: "",
    options: {},
    pack: "",
    pack_hash: "",
    rules_version: 2,
    seats: ["Ada", "Bo"].map((name, seat) => ({
      seat,
      kind: "person",
      name,
      level: null,
      taken_over: false,
      flagged: false,
      connected: true,
    })),
    status: "playing",
    public: false,
    spectators: true,
    spectating: 0,
    clock: null,
    commitment: "c0ffee",
    asked: 0,
    created: 0,
    next: null,
    help: true,
    played_on: false,
    lesson: false,
    ...part,
  };
}

export function anOption(
  choice: number,
  notation: string,
  part: Partial<QuestionOption> = {},
): QuestionOption {
  return { choice, notation, words: notation, rule: "", cost: "", target: "", cards: [], ...part };
}

/** With an option, as the asked seat is sent it. */
export function aQuestion(part: Partial<Question> = {}): Question {
  return {
    seat: 0,
    topic: "turn",
    rule: "CG-TURN-03",
    prompt: "Act.",
    is_window: false,
    options: [anOption(7, "pass", { words: "Pass", rule: "CG-TURN-09" })],
    closed: [],
    luck: null,
    near: [],
    ...part,
  };
}

/** A question for another seat. */
export function asksOther(seat: number, prompt = "Act."): Question {
  return aQuestion({ seat, prompt, options: [] });
}

export function aPosition(number: number, part: Partial<Position> = {}): Position {
  return {
    number,
    private: 0,
    seat: 0,
    turn: 1,
    round: 1,
    question: aQuestion(),
    view: {},
    can_undo: false,
    stands_by: false,
    take_back: null,
    clock: null,
    outcome: null,
    lesson: null,
    passes_in: null,
    ...part,
  };
}

export function anEvent(index: number, number: number): LoggedEvent {
  return {
    index,
    number,
    event: { kind: "moved" },
    words: `event ${index}`,
  };
}

export function aWelcome(part: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: 2,
    table: aTable(),
    me: { seats: [0], is_host: true, muted: [] },
    position: aPosition(0),
    reset: true,
    earlier: false,
    events: [],
    chat: [],
    ...part,
  };
}

export function anUpdate(number: number, part: Partial<Update> = {}): Update {
  return {
    type: "update",
    entry: { kind: "choice", seat: 0, by_bot: false, to: null, yes: null, level: null },
    undone_to: null,
    events: [],
    position: aPosition(number),
    ...part,
  };
}

export const LUCK: QuestionLuck = {
  words: "Gambit",
  label: "Chance that the Gambit succeeds",
  takes_long: false,
  tells_all: false,
};

/** What choices are worth; with `leaning`, those that count on another player. */
export function someOdds(
  odds: number | null,
  choices: readonly (readonly [choice: number, odds: number])[] = [],
  part: Partial<Odds> = {},
  leaning: Readonly<Record<number, NonNullable<ChoiceOdds["leaning"]>>> = {},
): Odds {
  return {
    type: "odds",
    id: "",
    number: 0,
    odds,
    choices: choices.map(([choice, worth]) => ({
      choice,
      odds: worth,
      leaning: leaning[choice] ?? null,
      is_least: false,
    })),
    rule: "",
    alone: null,
    unpaid: null,
    pool: null,
    is_whole: true,
    is_own_whole: true,
    next_free: null,
    ...part,
  };
}
