// Moves that a player has the means for and that are not offered, each with the reason that the server gives: it is asked
// once for each, and nothing waits for it.

import type { Question, Refusal } from "$/wire";
import { page } from "./page";

export type Why = Pick<Refusal, "reason" | "rule">;

export class Closed {
  private found = $state.raw<ReadonlyMap<string, Why>>(new Map());

  constructor(
    private readonly wanted: () => readonly string[],
    whyNot: (notation: string) => Promise<Refusal | null>,
  ) {
    $effect(() => {
      const moves = [...new Set(wanted())];
      let isLate = false; // something else is looked for by the time the answers come
      this.found = new Map();
      void Promise.all(
        moves.map((move) =>
          whyNot(move).then(
            (why) => [move, why] as const,
            () => [move, null] as const, // without a reason it is closed all the same
          ),
        ),
      ).then((all) => {
        if (!isLate) this.found = new Map(all.flatMap(([move, why]) => (why?.reason ? [[move, why]] : [])));
      });
      return () => (isLate = true);
    });
  }

  /** All of them. */
  get moves(): readonly string[] {
    return this.wanted();
  }

  has(move: string): boolean {
    return this.moves.includes(move);
  }

  /** Why it is closed; undefined until the server has said it. */
  why(move: string): Why | undefined {
    return this.found.get(move);
  }

  /** For each rule one reason; every move has its own. */
  get reasons(): Why[] {
    return [...new Map([...this.found.values()].map((why) => [why.rule, why])).values()];
  }
}

/** The closed moves of the question that a board shows: call it in the component's script. */
export function closedOf(ask: () => Question | null): Closed {
  return new Closed(() => ask()?.closed ?? [], page().whyNot);
}
