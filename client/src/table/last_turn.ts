// What a player has missed at a table: the number after their last own answer, kept by this browser.

import type { LoggedEvent, Told } from "$/wire";

export interface LastTurn {
  /** The number after the seat's last own answer. */
  answered: number;
  /** Up to here the seat's owner has said “Got it”. */
  known: number;
}

type Store = Pick<Storage, "getItem" | "setItem">;
type Kept = [table: string, answered: number, known: number];

const PLACE = "vortex.last-turns";
const MOST_TABLES = 80;

/** By table and seat. Where a browser keeps nothing it holds until the page is closed. */
export class LastTurns {
  private kept: Kept[];

  constructor(private readonly store: Store | null) {
    this.kept = read(store);
  }

  of(table: string, seat: number): LastTurn | null {
    const found = this.kept.find(([place]) => place === placeOf(table, seat));
    return found ? { answered: found[1], known: found[2] } : null;
  }

  answer(table: string, seat: number, number: number): LastTurn {
    return this.keep(table, seat, { answered: number, known: number });
  }

  know(table: string, seat: number, number: number): LastTurn {
    return this.keep(table, seat, { answered: this.of(table, seat)?.answered ?? number, known: number });
  }

  private keep(table: string, seat: number, turn: LastTurn): LastTurn {
    const place = placeOf(table, seat);
    // Another tab may have written meanwhile; the newest stands last, the oldest are forgotten.
    const others = (this.store ? read(this.store) : this.kept).filter(([one]) => one !== place);
    this.kept = [...others, [place, turn.answered, turn.known] as Kept].slice(-MOST_TABLES);
    try {
      this.store?.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A full or forbidden store: it holds until the page is closed.
    }
    return turn;
  }
}

const placeOf = (table: string, seat: number) => `${table}/${seat}`;

function read(store: Store | null): Kept[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  return (
    Array.isArray(one) &&
    one.length === 3 &&
    typeof one[0] === "string" &&
    Number.isSafeInteger(one[1]) &&
    Number.isSafeInteger(one[2])
  );
}

/** What happened after the seat's last turn: turn, not answer. From the first event known where there was none. */
export function sinceOwnTurn(
  events: readonly LoggedEvent[],
  seat: number,
  told: (kind: string) => Told,
): { events: readonly LoggedEvent[]; isFromFirst: boolean } {
  const turns = events.flatMap(({ event }, i) => (told(event.kind) === "turn" ? [{ event, i }] : []));
  const isOwn = ({ event }: (typeof turns)[number]) => "seat" in event && event.seat === seat;
  // The turn that goes on is not the last one.
  const before = turns.slice(0, -1).findLastIndex(isOwn);
  const first = turns[before + 1];
  return before < 0 || !first
    ? { events, isFromFirst: true }
    : { events: events.slice(first.i), isFromFirst: false };
}

/** Whether there is something among it that its owner has not yet put away. */
export function hasNews(events: readonly LoggedEvent[], turn: LastTurn | null): boolean {
  return turn !== null && events.some((event) => event.number > Math.max(turn.answered, turn.known));
}

function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const lastTurns = new LastTurns(browserStore());
