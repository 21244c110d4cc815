// Cards of the hand that cannot join what is being put together, and why: the server is asked once for each.

import type { Refusal } from "$/wire";

export type Why = Pick<Refusal, "reason" | "rule">;

export class Unfit {
  private found = $state.raw<ReadonlyMap<string, Why>>(new Map());

  /** Called while a component is set up. `keys` are those that do not light up, empty while nothing is put together. */
  constructor(
    private readonly keys: () => readonly string[],
    whyNot: (notation: string) => Promise<Refusal | null>,
  ) {
    $effect(() => {
      const wanted = [...new Set(keys())];
      let isLate = false; // something else is put together by the time the answers come
      this.found = new Map();
      void Promise.all(
        wanted.map((key) =>
          whyNot(`add ${key}`).then(
            (why) => [key, why] as const,
            () => [key, null] as const, // without a reason it is grey all the same
          ),
        ),
      ).then((all) => {
        if (!isLate) this.found = new Map(all.flatMap(([key, why]) => (why?.reason ? [[key, why]] : [])));
      });
      return () => (isLate = true);
    });
  }

  has(key: string): boolean {
    return this.keys().includes(key);
  }

  why(key: string): Why | undefined {
    return this.found.get(key);
  }

  /** For each rule one reason; every card says its own. */
  get reasons(): Why[] {
    return [...new Map([...this.found.values()].map((why) => [why.rule, why])).values()];
  }
}
