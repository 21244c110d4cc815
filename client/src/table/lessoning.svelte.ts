// A table that is a guided first game: what is explained now, what the learner is to do, and when they play on alone.

import { untrack } from "svelte";

import { lessonOf } from "$/library.svelte";
import { askOf } from "$/net/asked";
import { progressKey } from "$/net/progress";
import type { Hint, LessonStep, Position, Question, TableInfo } from "$/wire";
import { narrowed, stepAt } from "./lesson";

interface Now {
  table: Pick<TableInfo, "game" | "lesson">;
  /** Up to here the learner has read what happened. */
  position: Position;
  /** There is more to be read than that. */
  isBehind: boolean;
  isLive: boolean;
}

interface Means {
  /** Tells the server that a step's moves may be played; after the last one, that all is read. */
  follow: (step: number) => void;
  /** What a strong player would do now; null if nobody says. */
  advice: () => Promise<Hint | null>;
  advise: (hint: Hint | null) => void;
}

export class Lessoning {
  steps = $state.raw<readonly LessonStep[]>([]);
  /** So many steps were read, here: a learner who comes back reads once more what belongs to the next move. */
  private read = $state(0);
  private isAdvising = $state(false);
  private advised = "";
  private hasAnswered = $state(false);

  constructor(
    private readonly now: () => Now,
    private readonly means: Means,
  ) {}

  readonly isOne = $derived.by(() => this.now().table.lesson === true);
  private readonly game = $derived.by(() => this.now().table.game);
  private readonly isLive = $derived.by(() => this.now().isLive);
  private readonly place = $derived.by(() => this.now().position.lesson ?? null);
  /** The number of the step that is due. */
  readonly at = $derived.by(() =>
    this.place?.follows ? stepAt(this.steps, this.place, this.read) : this.steps.length,
  );
  readonly step = $derived.by(() => (this.isOne ? (this.steps[this.at] ?? null) : null));
  private readonly hasSteps = $derived.by(() => this.isOne && this.steps.length > 0);
  /** All steps are done, or the learner has gone another way: from here on only advice is given. */
  readonly isCoaching = $derived.by(() => this.hasSteps && this.step === null);
  /** Something is to be read first: what is explained, or what is going to be played. */
  readonly isReading = $derived.by(
    () => this.step !== null && this.step.kind !== "move" && this.at >= this.read,
  );
  /** The learner has not answered anything without guidance yet. */
  readonly isFirstAlone = $derived.by(() => this.isCoaching && !this.hasAnswered);
  /** It is the learner's move, and the step says which. */
  readonly isToMove = $derived.by(
    () => this.step !== null && !this.isReading && !this.now().isBehind && this.ask() !== null,
  );

  /** So many moves of the script are made. */
  readonly made = $derived.by(() => this.place?.made ?? 0);
  /** The table is still being set up: that is not what the lesson is about. */
  readonly isSettingUp = $derived.by(
    () => this.isOne && this.place?.follows === true && this.made < (this.steps[0]?.begins ?? Infinity),
  );
  readonly state = $derived.by(() =>
    this.isCoaching ? "coach" : this.isReading ? "read" : this.isToMove ? "move" : "watch",
  );

  /** The question as the learner may answer it now. */
  ask(): Question | null {
    const { position } = this.now();
    const ask = askOf(position);
    if (!ask || !this.isOne || this.isCoaching) return ask;
    const wanted = this.place?.wanted ?? null;
    return this.step === null || this.isReading || wanted === null ? null : narrowed(ask, wanted);
  }

  /** To be called once, while the table is shown. */
  watch = (): void => {
    $effect(() => {
      if (this.isOne) void lessonOf(this.game).then((found) => (this.steps = found.steps));
    });
    $effect(() => {
      const { at } = this;
      if (this.isLive && this.hasSteps && !this.isReading) untrack(() => this.means.follow(at));
    });
    $effect(() => {
      const key = progressKey(this.now().position);
      if (this.isCoaching && this.ask() && !this.isAdvising && key !== this.advised)
        void untrack(() => this.advise(key));
    });
  };

  /** One piece of advice at a time: what comes too late is not given, and what is wanted meanwhile is asked for next. */
  private async advise(key: string): Promise<void> {
    this.isAdvising = true;
    this.advised = key;
    const hint = await this.means.advice();
    if (key === progressKey(this.now().position)) this.means.advise(hint);
    this.isAdvising = false;
  }

  answered(): void {
    if (this.isCoaching) this.hasAnswered = true;
  }

  next(): void {
    this.read = this.at + 1;
  }
}
