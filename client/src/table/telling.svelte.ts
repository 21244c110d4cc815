// Others' turns at a human pace: what the table has come to is shown move by move, and a key moment stays for as long as
// it takes to read. One's own answers, what was undone and a first look are shown at once.

import type { TableState } from "$/net/table_state";
import { NOTHING_KNOWN } from "$/net/table_state";
import type { LoggedEvent, Told } from "$/wire";

/** What of a table's state is told in time; all else is always as it is. */
type Part = Pick<TableState, "position" | "events" | "earlier" | "asides" | "latest">;

/** What there is to read now. At a `halt` it stays until the reader goes on. */
export interface Moment {
  events: readonly LoggedEvent[];
  isHalt: boolean;
}

export interface Pace {
  /** 1 is usual, 2 twice as fast, 0 at once. */
  speed: number;
  /** Nobody looks. */
  isHidden: boolean;
  told: (kind: string) => Told;
}

/** Milliseconds at usual speed: to look there, and for each letter. */
const LOOK = 500;
const LETTER = 36;
const SHORTEST = 900;
const LONGEST = 4500;

export function readingTime(events: readonly LoggedEvent[]): number {
  const letters = events.reduce((sum, { words }) => sum + words.length, 0);
  return Math.min(LONGEST, Math.max(SHORTEST, LOOK + LETTER * letters));
}

const partOf = ({ position, events, earlier, asides, latest }: TableState): Part => ({
  position,
  events,
  earlier,
  asides,
  latest,
});

export class Telling {
  private live = $state.raw<TableState>(NOTHING_KNOWN);
  private part = $state.raw<Part>(partOf(NOTHING_KNOWN));
  private waiting = $state.raw<readonly Part[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What comes after a halt, where that is something new: until then the end before it stays on the table. */
  private held: Part | null = null;
  /** Nothing that happens now needs to be read. */
  isQuiet = false;
  moment = $state.raw<Moment | null>(null);
  isPaused = $state(false);

  constructor(private readonly pace: () => Pace) {}

  /** The game as it was when all of it had been read last. */
  position = $state.raw<TableState["position"]>(null);

  /** The table as it is shown. */
  readonly now = $derived<TableState>({ ...this.live, ...this.part });
  /** There is more to be told, or to be read: nothing is asked meanwhile. */
  readonly isBehind = $derived(this.waiting.length > 0 || this.moment !== null);
  readonly left = $derived(this.waiting.length);

  take(state: TableState): void {
    const before = this.live;
    this.live = state;
    if (state.position === before.position && state.latest === before.latest) {
      // Not the game: who is there, a line of chat, an answer on its way, older events. They are all of one log.
      if (!this.isBehind) this.showNow();
      return;
    }
    this.waiting = [...this.waiting, partOf(state)];
    if (this.mustCatchUp(state)) this.toNow();
    else if (!this.moment && !this.isPaused) this.next();
  }

  /** The next move, or what comes after all of them. */
  next = (): void => {
    clearTimeout(this.timer);
    this.moment = null;
    if (this.held) this.part = this.held;
    this.held = null;
    for (let part = this.waiting[0]; part; part = this.waiting[0]) {
      this.waiting = this.waiting.slice(1);
      const moment = this.momentOf(part);
      if (moment?.isHalt && this.beginsAnew(part)) this.held = part;
      else this.part = part;
      if (moment) return this.stay(moment);
    }
    this.showNow();
    this.isPaused = false;
  };

  /** All that is left at once. */
  toNow = (): void => {
    clearTimeout(this.timer);
    this.waiting = [];
    this.held = null;
    this.moment = null;
    this.isPaused = false;
    this.showNow();
  };

  pause = (on: boolean): void => {
    this.isPaused = on;
    clearTimeout(this.timer);
    if (!on && this.moment) this.stay(this.moment);
    else if (!on) this.next();
  };

  private showNow(): void {
    this.part = partOf(this.live);
    this.position = this.live.position;
  }

  private stay(moment: Moment): void {
    this.moment = moment;
    if (moment.isHalt || this.isPaused) return;
    this.timer = setTimeout(this.next, readingTime(moment.events) / this.pace().speed);
  }

  private momentOf({ latest }: Part): Moment | null {
    if (!latest) return null;
    const { told } = this.pace();
    const events = latest.events.filter(({ event }) => told(event.kind) !== "detail");
    const has = (way: Told) => events.some(({ event }) => told(event.kind) === way);
    const isHalt = has("halt");
    if (this.isMine(latest.entry) ? !isHalt : !isHalt && !has("moment")) return null;
    return { events: events.filter(({ event }) => told(event.kind) !== "line"), isHalt };
  }

  /** Whether a round begins after what has come to its end. */
  private beginsAnew({ latest }: Part): boolean {
    const { told } = this.pace();
    const ways = latest?.events.map(({ event }) => told(event.kind)) ?? [];
    return ways.lastIndexOf("round") > ways.indexOf("halt");
  }

  private isMine({ seat, by_bot }: NonNullable<TableState["latest"]>["entry"]): boolean {
    return !by_bot && this.live.me.seats.includes(seat);
  }

  /** A first look, what was undone, a reader who is away or in a hurry, and one whose clock runs. */
  private mustCatchUp({ latest, position, me }: TableState): boolean {
    const { speed, isHidden } = this.pace();
    const running = position?.clock?.running ?? null;
    return (
      this.isQuiet ||
      !latest ||
      latest.undone ||
      speed === 0 ||
      isHidden ||
      !position ||
      (running !== null && me.seats.includes(running))
    );
  }
}
