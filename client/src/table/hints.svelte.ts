// What is hinted at now, and what is said for it until it is read.

import type { OddsNow } from "$/kit/odds.svelte";
import type { Hint, Question } from "$/wire";
import { hintSaid, hintWords, preferred } from "./hinting";

interface Now {
  ask: Question | null;
  /** A guided game says itself what is hinted at. */
  isCoaching: boolean;
}

export class Hints {
  private given = $state.raw<Hint | null>(null);
  private isRead = $state(false);

  constructor(
    private readonly now: () => Now,
    private readonly odds: OddsNow,
    private readonly find: () => Promise<Hint | null>,
  ) {}

  private readonly hint = $derived.by(() => preferred(this.given, this.now().ask, this.odds));
  /** The choice. */
  readonly at = $derived.by(() => this.hint?.choice ?? null);
  readonly said = $derived.by(() => {
    const { ask, isCoaching } = this.now();
    return this.isRead || isCoaching ? null : hintSaid(this.hint, ask, this.odds);
  });

  /** The choice as it is offered. */
  get choice(): string {
    return this.now().ask?.options.find((one) => one.choice === this.at)?.words ?? "";
  }

  /** All that is said, in one line. */
  get words(): string {
    return hintWords(this.hint, this.now().ask, this.odds);
  }

  give(hint: Hint | null): void {
    this.given = hint;
  }

  async wish(): Promise<void> {
    this.given = await this.find();
    this.isRead = false;
  }

  close(): void {
    this.isRead = true;
  }
}
