// What luck makes of the question at hand: asked for when the question has stood for a moment, shown when the answer
// is there, gone with the next question. Nothing waits for it.

import { untrack } from "svelte";

import type { Leaning, Odds, Question } from "$/wire";

type Asking = (inFull: boolean) => Promise<Odds | null>;

/** A player who answers at once wants no odds: none are worked out. */
const PAUSE = 150;
/** Odds that differ by less are the same. */
const ALIKE = 1e-9;

export class OddsNow {
  found = $state.raw<Odds | null>(null);
  /** With what takes longer weighed, too. */
  private full = $state.raw<Odds | null>(null);
  private wantsFull = $state(false);
  isLooking = $state(false);
  /** The question that they are about. */
  ask = $state.raw<Question | null>(null);
  private hadBefore = $state(false);
  /** What is known without calls for help stays: in full, whatever can be followed by a call is worth as much as the
   * call, which counts on the helper. */
  private readonly byChoice = $derived(
    new Map(
      [...(this.full?.choices ?? []), ...(this.found?.choices ?? [])].map(({ choice, odds }) => [
        choice,
        odds,
      ]),
    ),
  );
  /** Choices that count on another player's next step: none of them is called the best. */
  private readonly leaning = $derived(
    new Map(
      [...(this.full?.choices ?? []), ...(this.found?.choices ?? [])].flatMap(({ choice, leaning }) =>
        leaning ? [[choice, leaning] as const] : [],
      ),
    ),
  );
  /** Choices that may be worth more: not all that they lead to was worked out. */
  private readonly notInFull = $derived(
    new Map(
      [...(this.full?.choices ?? []), ...(this.found?.choices ?? [])].map(({ choice, is_least }) => [
        choice,
        is_least,
      ]),
    ),
  );
  private readonly least = $derived(Math.min(...this.byChoice.values()));
  private readonly most = $derived(Math.max(...this.byChoice.values()));
  /** The best of what is one's own doing. */
  readonly best = $derived(Math.max(...[...this.byChoice.keys()].flatMap((one) => this.ownOf(one) ?? [])));

  /** Whether anything is known of what is one's own doing. */
  get hasOwn(): boolean {
    return this.best >= 0;
  }

  /** The odds of success with a choice and best play after it; null where it is unknown. */
  of(choice: number): number | null {
    return this.byChoice.get(choice) ?? null;
  }

  /** The same of what is one's own doing; null where it counts on another player, too. */
  ownOf(choice: number): number | null {
    return this.leaning.has(choice) ? null : this.of(choice);
  }

  /** The best of several choices. */
  bestOf(choices: readonly number[]): number | null {
    const known = choices.flatMap((one) => this.of(one) ?? []);
    return known.length ? Math.max(...known) : null;
  }

  /** Whether one of several choices may be worth more than is known. */
  isLeast(choices: readonly number[]): boolean {
    return choices.some((one) => this.notInFull.get(one) === true);
  }

  /** What they are of: in a word or two, and in full. */
  get words(): { words: string; label: string } {
    return this.ask?.luck ?? { words: "", label: "" };
  }

  /** What the best of several choices counts on; null where nothing of one's own doing is better. */
  leaningOf(choices: readonly number[]): Leaning | null {
    const best = this.bestOf(choices);
    if (best === null || choices.some((one) => (this.ownOf(one) ?? -1) > best - ALIKE)) return null;
    return this.leaning.get(choices.find((one) => this.of(one) === best) ?? NaN) ?? null;
  }

  /** What the odds count on where nothing of one's own doing has it. */
  get leaningOverall(): Leaning | null {
    return this.leaningOf(this.ask?.options.map(({ choice }) => choice) ?? []);
  }

  /** With best play, as far as is known; null where it is unknown. */
  get overall(): number | null {
    const known = [this.found?.odds, this.full?.odds].filter((one) => typeof one === "number");
    return known.length ? Math.max(...known) : null;
  }

  /** Whether there was time for everything; else something that is not known, or not yet, may be better. */
  get isWhole(): boolean {
    return this.wantsFull ? (this.full?.is_whole ?? false) : (this.found?.is_whole ?? true);
  }

  /** Whether one of several choices is one's own doing and nothing such is better, and something is worse. What cannot
   * succeed is the best of nothing. */
  isBest(choices: readonly number[]): boolean {
    const odds = this.bestOf(choices.filter((one) => !this.leaning.has(one)));
    if (odds === null || odds < ALIKE || (!this.isWhole && odds < 1)) return false;
    return odds > this.best - ALIKE && this.tellsApart;
  }

  /** Whether the choices differ at all: else there is nothing to tell about them. */
  get tellsApart(): boolean {
    return this.least < this.most - ALIKE;
  }

  /** Whether something that counts on another player may be better than all that is one's own doing. */
  get isOutdone(): boolean {
    return this.best < this.most - ALIKE;
  }

  /** Whether what choices are worth is shown: on the board and in the list alike. */
  get showsChoices(): boolean {
    return (this.ask?.luck?.tells_all ?? false) || this.tellsApart;
  }

  /** Whether the odds have their place: while they are looked for, too, where the question before had one, so that nothing
   * comes and goes from one to the next. */
  get hasPlace(): boolean {
    return this.found !== null || (this.isLooking && this.hadBefore);
  }

  private isAsking = false;

  /** Look at another question, or at none. Where luck has no say there is nothing to ask for. */
  look(ask: Question | null, asking?: Asking): (() => void) | undefined {
    const luck = ask?.luck ?? null;
    this.hadBefore = this.hasPlace;
    this.ask = luck ? ask : null;
    this.found = null;
    this.full = null;
    this.wantsFull = luck?.takes_long ?? false;
    this.isLooking = false;
    if (!ask || !luck || !asking) return undefined;
    this.isLooking = true;
    const timer = setTimeout(() => void this.find(ask, asking, luck.takes_long), PAUSE);
    return () => clearTimeout(timer);
  }

  /** The server answers one at a time: a later question waits for the answer to the one before. */
  private async find(ask: Question, asking: Asking, inFull: boolean): Promise<void> {
    if (this.isAsking) {
      setTimeout(() => {
        if (this.ask === ask) void this.find(ask, asking, inFull);
      }, PAUSE);
      return;
    }
    this.isAsking = true;
    try {
      for (const full of inFull ? [false, true] : [false]) {
        const found = await asking(full);
        if (this.ask !== ask) return;
        if (!found || found.odds === null) continue;
        if (full) this.full = found;
        this.found ??= found;
      }
    } finally {
      this.isAsking = false;
      if (this.ask === ask) this.isLooking = false;
    }
  }
}

/** The odds of a table: call it in the component's script. Without `asking`, and where luck has no say, there are none. */
export function oddsOf(question: () => Question | null, asking: () => Asking | undefined): OddsNow {
  const odds = new OddsNow();
  // Before anything is shown: what the last question was worth must not stand beside the next one.
  $effect.pre(() => {
    const ask = question();
    const how = asking();
    return untrack(() => odds.look(ask, how));
  });
  return odds;
}
