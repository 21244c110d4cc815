// Keys that the server sends, in words of the page's language. What a pack or a bot brings anew is shown by its key.

import { plainName } from "$/library.svelte";
import type { OutcomeInfo } from "$/wire";
import { t, tryWords } from "$/words.svelte";

const slug = (key: string) => key.replaceAll(/[ _]/g, "-");

/** A kind of card in a gallery. */
export const kindWords = (kind: string) => tryWords(`kind-${slug(kind)}`) ?? kind.replaceAll("-", " ");

/** What is known of a card: a field of its pack. */
export const factWords = (fact: string) => tryWords(`fact-${slug(fact)}`) ?? fact.replaceAll("_", " ");

/** How strong a bot is. */
export const levelWords = (level: string) => tryWords(`level-${slug(level)}`) ?? level;

/** How it plays, in a sentence; nothing for a bot of others. */
export const levelAbout = (level: string) => tryWords(`about-level-${slug(level)}`);

/** How a game ended. */
export const endingWords = (ending: string) => tryWords(`ending-${slug(ending)}`) ?? plainName(ending);

/** Why a game was won or lost, for those who have just learned it. */
export const whyWords = (ending: string, won: boolean) =>
  tryWords(`lesson-why-${slug(ending)}`, { result: won ? "won" : "lost" }) ?? endingWords(ending);

/** Who or what has won where no player has; undefined if nothing has. */
export const endingTitle = (ending: string) => tryWords(`ending-title-${slug(ending)}`);

/** Who has won, for those who had these seats. */
export function resultWords(
  { kind, winners }: OutcomeInfo,
  names: readonly string[],
  mine: readonly number[],
): string {
  if (mine.some((seat) => winners.includes(seat))) return t("you-won");
  const theirs = winners.map((seat) => names[seat] ?? "");
  if (theirs.length) return t("winners", { names: theirs.join(", "), count: theirs.length });
  return endingTitle(kind) ?? t("nobody-won");
}

/** A value of an option. */
export function valueWords(value: boolean | number | string): string {
  if (typeof value === "boolean") return tryWords(value ? "yes" : "no") ?? String(value);
  return typeof value === "string" ? (tryWords(`value-${slug(value)}`) ?? value) : String(value);
}
