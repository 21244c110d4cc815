// Conflicts that are to be shown: one after another, each with its result, and none before the table that is shown has
// come to it. The table may run ahead of the stage; then conflicts wait in a queue, and are shown shortened.

import type { Logged } from "$/kit/board";
import type { CardGameView, GameEvent } from "../wire";
import { standing, storiesOf, type Around, type Story } from "./conflict";

/** Milliseconds at usual speed: between two captions, and for how long the result stays. */
const STEP = 750;
const LINGER = 2600;
/** With others waiting behind it, a conflict is its result alone. */
const LINGER_LATE = 1400;
const LEAST = 600;

export interface Hurry {
  /** How many conflicts wait behind this one. */
  behind: number;
  /** 1 is usual, 0 is at once. */
  speed: number;
}

/** How long each caption stays; 0 for those that are passed over. */
export function stepOf({ behind, speed }: Hurry): number {
  return behind || speed === 0 ? 0 : STEP / speed;
}

/** How long the result stays. */
export function lingerOf({ behind, speed }: Hurry): number {
  const length = behind ? Math.max(LEAST, LINGER_LATE / behind) : LINGER;
  return length / Math.max(0.5, speed || 1);
}

export class Conflicts {
  /** Those whose time has come, in their order. */
  private stories = $state.raw<readonly Story[]>([]);
  /** What the table has heard of and the board has not shown yet. */
  private ahead: { events: readonly Logged<GameEvent>[]; stories: readonly Story[] }[] = [];
  private heard: readonly Logged<GameEvent>[] = [];
  private last = -1;
  /** The conflict that the newest view waits in. */
  private open: Story | null = null;

  get first(): Story | null {
    return this.stories[0] ?? null;
  }

  get behind(): number {
    return Math.max(0, this.stories.length - 1);
  }

  /** What an update of the table brings. The same events may come again with a view that changed in something else. */
  hear(events: readonly Logged<GameEvent>[], about: Around): void {
    if (events === this.heard) return;
    this.heard = events;
    const [first] = events;
    if (!first) return;
    if (first.index <= this.last) this.forget(); // taken back, or an earlier place of a replay
    this.last = events.at(-1)?.index ?? this.last;
    const where = about.before.conflict?.location;
    const waiting =
      where === undefined ? null : this.open?.location === where ? this.open : standing(about.before);
    const stories = storiesOf(waiting, events, about);
    this.ahead.push({ events, stories });
    this.open = about.after.conflict ? (stories.at(-1) ?? null) : null;
  }

  /** The board shows these events and this view now, and with them all that came before. */
  reach(events: readonly Logged<GameEvent>[], view: CardGameView, isNewest: boolean): void {
    const at = isNewest ? this.ahead.length - 1 : this.ahead.findIndex((one) => one.events === events);
    for (const { stories } of this.ahead.splice(0, at + 1)) for (const story of stories) this.add(story);
    const where = view.conflict?.location;
    const found = where === undefined || this.stories.some(({ location }) => location === where);
    const unheard = found ? null : standing(view); // a viewer who comes to it in the middle has not heard how it began
    if (unheard) this.add(unheard);
  }

  /** The first has been seen. */
  close(): void {
    this.stories = this.stories.slice(1);
  }

  /** Nobody watches any more. But for the one that waits for an answer, they are over. */
  leave(waiting: string | undefined): void {
    this.stories = this.stories.filter(({ location }) => location === waiting);
  }

  private add(story: Story): void {
    this.stories = this.stories.some(({ id }) => id === story.id)
      ? this.stories.map((one) => (one.id === story.id ? story : one))
      : [...this.stories, story];
  }

  private forget(): void {
    this.stories = [];
    this.ahead = [];
    this.open = null;
  }
}
