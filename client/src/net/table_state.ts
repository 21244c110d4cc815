// What is known of a table, and what a message of the server changes in it.

import type {
  Bye,
  ChatLine,
  LoggedEvent,
  Me,
  Position,
  PublicEntry,
  Refusal,
  TableInfo,
  Update,
  Welcome,
} from "../wire";

/** How the connection is: `gone` means that there is no use in trying again; `bye` says why. */
export type ConnectionState = "connecting" | "live" | "broken" | "gone";

/** Something that happened at the table besides the game, at a number: it has no event. */
export interface Aside extends Pick<PublicEntry, "seat" | "level"> {
  number: number;
  kind: "taken_back" | "undo" | "take_over" | "hand_back" | "flag" | "resign" | "return_link" | "removal";
}

/** Replaced as a whole with every change. */
export interface TableState {
  connection: ConnectionState;
  bye: Bye["code"] | null;
  table: TableInfo | null;
  me: Me;
  position: Position | null;
  events: readonly LoggedEvent[];
  /** There are events before the first of `events`. */
  earlier: boolean;
  /** Since the page was opened; the server sends none from before. */
  asides: readonly Aside[];
  chat: readonly ChatLine[];
  /** The choice that was sent and is not yet part of the position. */
  sending: number | null;
  refusal: Refusal | null;
  /** The newest entry of the log, and the events it brought: what to animate and to say aloud. */
  latest: { entry: PublicEntry; events: readonly LoggedEvent[]; undone: boolean } | null;
}

export const NOTHING_KNOWN: TableState = {
  connection: "connecting",
  bye: null,
  table: null,
  me: { seats: [], is_host: false, muted: [] },
  position: null,
  events: [],
  earlier: false,
  asides: [],
  chat: [],
  sending: null,
  refusal: null,
  latest: null,
};

/** By a welcome, which has all of the table, and of its log what is not known yet. */
export function afterWelcome(
  state: TableState,
  { table, me, position, reset, earlier, events, chat }: Welcome,
): Partial<TableState> {
  const last = state.events.at(-1)?.index ?? -1;
  const known = new Set(state.chat.map((line) => line.number));
  return {
    connection: "live",
    bye: null,
    table,
    me,
    position,
    events: reset ? events : [...state.events, ...events.filter((event) => event.index > last)],
    earlier: reset ? earlier : state.earlier || (earlier && state.events.length === 0),
    chat: [...state.chat, ...chat.filter((line) => !known.has(line.number))],
    latest: null,
  };
}

/** By the next entry of the log. */
export function afterUpdate(state: TableState, update: Update): Partial<TableState> {
  const { entry, undone_to, events, position } = update;
  const kept = undone_to === null ? state.events : state.events.filter((one) => one.number <= undone_to);
  const aside = asideOf(update, state.position?.take_back?.seat);
  return {
    ...(aside ? { asides: [...state.asides, aside] } : {}),
    position,
    events: [...kept, ...events],
    latest: { entry, events, undone: undone_to !== null },
  };
}

/** By events that were fetched by HTTP, older than those known. */
export function afterEarlier(
  state: TableState,
  events: readonly LoggedEvent[],
  earlier: boolean,
): Partial<TableState> {
  const first = state.events[0]?.index ?? Infinity;
  return { events: [...events.filter((event) => event.index < first), ...state.events], earlier };
}

/** `asker`: who had wished to go back, before this entry. */
function asideOf({ entry, undone_to, position }: Update, asker: number | undefined): Aside | null {
  const { kind, seat, level } = entry;
  const { number } = position;
  switch (kind) {
    case "choice":
      return null;
    case "take_back":
    case "take_back_answer":
      if (undone_to === null) return null; // a wish, or an answer that others still have to give
      return { number, kind: "taken_back", seat: kind === "take_back" ? seat : (asker ?? seat), level };
    default:
      return { number, kind, seat, level };
  }
}
