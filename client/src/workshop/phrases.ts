// Effect texts while they are typed. What they mean is the server's affair.

import type { EffectPhrase } from "$/wire";

const JOINTS = /\s+and\s+|\s+or\s+|,?\s+then\s+/g;
const MOST = 6;

/** Where the phrase begins that is being typed. */
function startOf(text: string): number {
  let start = 0;
  for (const found of text.matchAll(JOINTS)) start = found.index + found[0].length;
  return start;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\d+/g, "n").trim();

/** The phrases that somebody may be typing: those that begin so, and then those that have it somewhere. */
export function begun(text: string, phrases: readonly EffectPhrase[]): EffectPhrase[] {
  const typed = plain(text.slice(startOf(text)));
  if (typed.length < 2) return [];
  const whole = (one: EffectPhrase) => plain(one.phrase.replaceAll(/\((\w+)\)/g, "$1"));
  const bare = (one: EffectPhrase) => plain(one.phrase.replaceAll(/\(\w+\)/g, ""));
  if (phrases.some((one) => whole(one) === typed || bare(one) === typed)) return [];
  const first = phrases.filter((one) => bare(one).startsWith(typed));
  const then = phrases.filter((one) => !first.includes(one) && bare(one).includes(typed));
  return [...first, ...then].slice(0, MOST);
}

/** A phrase as it is written with an amount. */
export const written = ({ phrase }: EffectPhrase, amount: number): string =>
  phrase.replace(/\bN\b/, String(amount)).replaceAll(/\((\w+)\)/g, amount === 1 ? "" : "$1");

/** The text with the phrase that is being typed in whole; an amount that was typed stays. */
export function completed(text: string, phrase: EffectPhrase): string {
  const start = startOf(text);
  const amount = Number(/\d+/.exec(text.slice(start))?.[0] ?? 1);
  return text.slice(0, start) + written(phrase, amount);
}

export function joined(
  text: string,
  joint: string,
  phrase: EffectPhrase,
  amount: number,
  scope: string,
): string {
  const more = `${scope ? `${scope} ` : ""}${written(phrase, amount)}`;
  return text.trim() ? `${text.trim()}${joint}${more}` : more;
}
