// Why something cannot be done, asked once for each state of the table.

import { helpful, type Because, type Writing } from "$/moves";
import { progressKey, type Progress } from "$/net/progress";
import type { WhyNot } from "$/net/table_client";
import type { Question, Refusal } from "$/wire";

type Asking = (notation: string) => Promise<WhyNot>;

export class Reasons {
  private key = "";
  private known = new Map<string, Promise<WhyNot>>();

  constructor(private readonly ask: Asking) {}

  /** Why a move is not possible now; null if it is. */
  async of(notation: string, now: Progress): Promise<Refusal | null> {
    return (await this.find(notation, now)).refusal;
  }

  private find(notation: string, now: Progress): Promise<WhyNot> {
    const key = progressKey(now);
    if (key !== this.key) {
      this.key = key;
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
    thing: string,
    now: Progress,
    ask: Question | null,
    writing: Writing | null,
    most = 8,
  ): Promise<Because[]> {
    const tries = writing?.with(thing, ask, most) ?? [];
    const found = await Promise.all(
      tries.map(async (notation) => ({ notation, ...(await this.find(notation, now)) })),
    );
    return helpful(found, ask, thing);
  }
}
