// The next step towards the pool that is most likely to succeed.

import type { OptionLine, Question } from "$/wire";

/** Steps that cost nothing but dice of the pool. */
const FREE = new Set(["focus", "cut", "exterminate"]);
const ALIKE = 1e-9;

const verbOf = (option: OptionLine) => option.notation.split(" ")[0] ?? "";

/** Whether everything but calls for help is known, so that nothing better can be made of the own dice. */
export function knowsOwnDice(
  ask: Pick<Question, "options">,
  worth: (choice: number) => number | null,
): boolean {
  return ask.options.every((option) => verbOf(option) === "call" || worth(option.choice) !== null);
}

/** The free step that nothing beats; null where stopping is as good, something else is better, not all is known, or
 * nothing can succeed. */
export function nextOfBestPool(
  ask: Pick<Question, "options">,
  worth: (choice: number) => number | null,
): OptionLine | null {
  if (!knowsOwnDice(ask, worth)) return null;
  const known = ask.options.flatMap((option) => {
    const odds = worth(option.choice);
    const verb = verbOf(option);
    // Whoever wants the best of their own dice has not called for help.
    return odds === null || verb === "call" ? [] : [{ option, odds, verb }];
  });
  const most = Math.max(...known.map(({ odds }) => odds));
  if (most < ALIKE) return null;
  const best = known.filter(({ odds }) => odds > most - ALIKE);
  if (best.some(({ verb }) => verb === "pass")) return null;
  return best.find(({ verb }) => FREE.has(verb))?.option ?? null;
}
