// Odds in per cent, the same wherever they are shown.

import { t } from "$/words.svelte";

/** For the eye: never 0 or 100 where it is not certain. */
export function percent(odds: number): string {
  const rounded = Math.round(odds * 100);
  if (odds > 0 && rounded === 0) return "< 1 %";
  if (odds < 1 && rounded === 100) return "> 99 %";
  return `${rounded} %`;
}

/**
 * The same of odds that a bot found by trying so often. What never came of it, or always, may be luck: then its
 * true odds are within three in so many, in 95 of 100 cases (the rule of three).
 */
export function tried(odds: number, times: number): string {
  if (odds > 0 && odds < 1) return percent(odds);
  const doubt = Math.min(99, Math.ceil(300 / times));
  return odds > 0 ? `> ${100 - doubt} %` : `< ${doubt} %`;
}

/** The same of odds that may be more, as not everything could be worked out. */
export function atLeast(odds: number): string {
  if (odds >= 1) return percent(odds);
  return t("kit-odds-least", { chance: Math.min(99, Math.round(odds * 100)) });
}
