// First games: what the present question is about, until its reader knows it or wants no more of it.

import { askOf } from "$/net/asked";
import { change, settings } from "$/settings.svelte";
import type { Position } from "$/wire";
import { guideOf, guideWords, known } from "./guide";

export class Guiding {
  /** Counts what was put away, so that the strip is looked at anew. */
  private learned = $state(0);

  constructor(
    private readonly game: string,
    private readonly position: () => Position,
  ) {}

  private readonly topic = $derived.by(() => {
    const ask = askOf(this.position());
    return ask ? guideOf(this.game, ask, this.position().view) : "";
  });

  /** Null where there is nothing to say. */
  readonly words = $derived.by(() => {
    void this.learned;
    return settings.guide && this.topic && !known.has(this.topic) ? guideWords(this.topic) : null;
  });

  answered(): void {
    if (this.words) known.answered(this.topic);
  }

  know(): void {
    known.know(this.topic);
    this.learned += 1;
  }

  turnOff(): void {
    change({ guide: false });
  }
}
