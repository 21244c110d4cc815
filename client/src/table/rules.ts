// The rules of a game as a reader meets them: chapters, each with what the rulebook leaves open folded into it, and test
// cases and sources apart. They are searched by words, in the reader's language.

import type { Rule } from "$/wire";

export interface Chapter {
  name: string;
  rules: Rule[];
  /** Rulings about it. */
  rulings: Rule[];
}

/** Decision points, windows, examples, cases, differences between publications, what is known of the cards. */
const APART = /-(DP|IW|EX|EXD|BT|DIFF|CONTENT)-/;
const RULING = /-RULING-/;

export const isApart = (rule: Rule): boolean => APART.test(rule.id);

/** Under which chapter each rule is looked for: rulings under the one before them. */
export function homesOf(rules: readonly Rule[]): ReadonlyMap<Rule, string> {
  const homes = new Map<Rule, string>();
  let home = "";
  for (const rule of rules) {
    if (!RULING.test(rule.id) || !home) home = rule.chapter;
    homes.set(rule, home);
  }
  return homes;
}

/** Some of them under their chapters, in the order in which they come. */
export function chaptersOf(rules: readonly Rule[], homes: ReadonlyMap<Rule, string>): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const name = homes.get(rule) ?? rule.chapter;
    const chapter = chapters.get(name) ?? { name, rules: [], rulings: [] };
    chapters.set(name, chapter);
    (RULING.test(rule.id) ? chapter.rulings : chapter.rules).push(rule);
  }
  return [...chapters.values()];
}

/** What a rule says, and where the published game says it: the bracket at its end. */
export function sourced(text: string): { says: string; where: string } {
  const found = /^(.*\S)\s*\[([^\]]+)\]$/s.exec(text);
  return { says: found?.[1] ?? text, where: found?.[2] ?? "" };
}
