// Chances in per cent, the same wherever one is told.

import { t } from "$/words.svelte";

/** For the eye: never 0 or 100 where it is not certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return "< 1 %";
  if (chance < 1 && rounded === 100) return "> 99 %";
  return `${rounded} %`;
}

/**
 * The same of a chance that a bot found by trying so often. What never came of it, or always, may be luck: then its
 * true chance is within three in so many, in 95 of 100 cases (the rule of three).
 */
export function tried(chance: number, times: number): string {
  if (chance > 0 && chance < 1) return percent(chance);
  const doubt = Math.min(99, Math.ceil(300 / times));
  return chance > 0 ? `> ${100 - doubt} %` : `< ${doubt} %`;
}

/** The same of a chance that may be more, as not everything could be worked out. */
export function atLeast(chance: number): string {
  if (chance >= 1) return percent(chance);
  return t("kit-odds-least", { chance: Math.min(99, Math.round(chance * 100)) });
}
