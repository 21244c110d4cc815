// Chances in per cent, the same wherever one is told.

import { t } from "$/words.svelte";

/** For the eye: never 0 or 100 where it is not certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return "< 1 %";
  if (chance < 1 && rounded === 100) return "> 99 %";
  return `${rounded} %`;
}

/** The same of a chance that may be more, as not everything could be worked out. */
export function atLeast(chance: number): string {
  if (chance >= 1) return percent(chance);
  return t("kit-odds-least", { chance: Math.min(99, Math.round(chance * 100)) });
}
