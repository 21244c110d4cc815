// The next step towards the pool that is most likely to succeed.

import type { AskInfo, OptionLine } from "$/wire";

/** Steps that cost nothing but dice of the pool. */
const FREE = new Set(["focus", "cut", "exterminate"]);
const ALIKE = 1e-9;

/** The free step that nothing beats; null where stopping is as good, something else is better, or nothing is known. */
export function nextOfBestPool(
  ask: Pick<AskInfo, "options">,
  worth: (choice: number) => number | null,
): OptionLine | null {
  const known = ask.options.flatMap((option) => {
    const chance = worth(option.choice);
    const verb = option.notation.split(" ")[0] ?? "";
    // Whoever wants the best of their own dice has not called for help.
    return chance === null || verb === "call" ? [] : [{ option, chance, verb }];
  });
  const most = Math.max(...known.map(({ chance }) => chance));
  const best = known.filter(({ chance }) => chance > most - ALIKE);
  if (best.some(({ verb }) => verb === "pass")) return null;
  return best.find(({ verb }) => FREE.has(verb))?.option ?? null;
}
