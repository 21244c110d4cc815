// Why something cannot be done, asked once for each state of the table.

import { helpful, type Because, type Writing } from "$/moves";
import { momentKey, type Moment } from "$/net/moment";
import type { Question, Refusal } from "$/wire";

type WhyNot = (notation: string) => Promise<Refusal | null>;

export class Reasons {
  private moment = "";
  private known = new Map<string, Promise<Refusal | null>>();

  constructor(private readonly ask: WhyNot) {}

  /** Why a move is not possible at this moment. */
  of(notation: string, moment: Moment): Promise<Refusal | null> {
    const key = momentKey(moment);
    if (key !== this.moment) {
      this.moment = key;
      this.known = new Map();
    }
    let one = this.known.get(notation);
    if (!one) {
      one = this.ask(notation);
      this.known.set(notation, one);
    }
    return one;
  }

  /** Why nothing (else) can be done with a thing, as far as that helps; empty where no move names it. */
  async about(
    thing: { key: string; name: string },
    moment: Moment,
    ask: Question | null,
    writing: Writing | null,
    most = 8,
  ): Promise<Because[]> {
    const tries = writing?.with(thing.key, ask, most) ?? [];
    const found = await Promise.all(
      tries.map(async (notation) => ({ notation, refusal: await this.of(notation, moment) })),
    );
    return helpful(found, ask, thing);
  }
}
