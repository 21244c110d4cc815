// The first games: what the present question is about, in a sentence or two, until its reader knows.

import { GAMES } from "$/games";
import type { Question } from "$/wire";
import { tryWords } from "$/words.svelte";

const PLACE = "vortex.guide";
/** A player who has answered a question so often knows it. */
const OFTEN = 3;

type Store = Pick<Storage, "getItem" | "setItem">;

/** The id of what there is to say about a question, or about what is begun, where there is something to say. */
export function guideOf(game: string, ask: Question, view: Record<string, unknown>): string {
  const begun = GAMES[game]?.begun?.(view) ?? null;
  const part = `${game}-${ask.topic}`;
  return begun !== null && guideWords(`${part}-${begun}`) ? `${part}-${begun}` : part;
}

export function guideWords(id: string): string | null {
  return tryWords(`guide-${id}`);
}

/** How often each question was answered by this browser's owner. */
export class Known {
  private times: Record<string, number>;

  constructor(private readonly store: Store | null) {
    this.times = read(store);
  }

  has(id: string): boolean {
    return (this.times[id] ?? 0) >= OFTEN;
  }

  answered(id: string): void {
    this.set(id, (this.times[id] ?? 0) + 1);
  }

  /** "Got it". */
  know(id: string): void {
    this.set(id, OFTEN);
  }

  forget(): void {
    this.times = {};
    this.put();
  }

  private set(id: string, times: number): void {
    this.times = { ...this.times, [id]: times };
    this.put();
  }

  private put(): void {
    try {
      this.store?.setItem(PLACE, JSON.stringify(this.times));
    } catch {
      // A full or forbidden store: it holds until the page is closed.
    }
  }
}

function read(store: Store | null): Record<string, number> {
  try {
    const found: unknown = JSON.parse(store?.getItem(PLACE) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, times]) => Number.isSafeInteger(times)));
  } catch {
    return {};
  }
}

function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const known = new Known(browserStore());
