// Rules by the words of a question: "how do I win" finds what is said of winning and of victory.

import type { Rule } from "$/wire";

/** What a language adds, from its catalogue. */
export interface Speech {
  /** Words that say nothing of what is looked for. */
  little: string;
  /** Groups of words that mean the same here, parted by slashes. */
  same: string;
  /** What words end in, besides what they mean. */
  endings: string;
}

const LEAST = 3;

const plain = (text: string) =>
  text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export class RuleSearch {
  private readonly little: ReadonlySet<string>;
  private readonly endings: readonly string[];
  private readonly same = new Map<string, ReadonlySet<string>>();
  private readonly indexed = new WeakMap<Rule, { heading: Set<string>; all: Set<string> }>();

  constructor(
    private readonly rules: readonly Rule[],
    speech: Speech,
  ) {
    this.little = new Set(wordsOf(speech.little));
    this.endings = wordsOf(speech.endings).sort((a, b) => b.length - a.length);
    for (const group of speech.same.split("/")) {
      const stems = new Set(wordsOf(group).map((word) => this.stem(word)));
      for (const one of stems) this.same.set(one, new Set([...(this.same.get(one) ?? []), ...stems]));
    }
  }

  /** A word without its ending, and without a letter that was doubled before it. */
  stem(word: string): string {
    const ending = this.endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST) ?? "";
    const bare = word.slice(0, word.length - ending.length);
    return bare.length > LEAST && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
  }

  /** Those that the question is about, the best first: what a chapter is about before what is mentioned in passing. */
  find(question: string): readonly Rule[] {
    const typed = plain(question).trim();
    if (!typed) return this.rules;
    const named = this.rules.filter(({ id }) => id.toLowerCase().startsWith(typed.replaceAll(/\s+/g, "-")));
    if (named.length && /[-\d]/.test(typed)) return named;
    const all = wordsOf(question);
    const telling = all.filter((word) => !this.little.has(word));
    const wanted = (telling.length ? telling : all).map((word) => this.meant(word));
    const found = this.rules.flatMap((rule) => {
      const { heading, all } = this.index(rule);
      const said = wanted.filter((stems) => stems.some((one) => all.has(one))).length;
      const headed = wanted.filter((stems) => stems.some((one) => heading.has(one))).length;
      return said ? [{ rule, said, headed }] : [];
    });
    const most = Math.max(0, ...found.map(({ said }) => said));
    return found
      .filter(({ said }) => said === most)
      .sort((a, b) => b.headed - a.headed)
      .map(({ rule }) => rule);
  }

  /** All stems that a typed word may stand for; one that no rule has may be the beginning or a part of theirs. */
  private meant(word: string): readonly string[] {
    const stem = this.stem(word);
    const known = new Set(this.rules.flatMap((rule) => [...this.index(rule).all]));
    const meant = [...(this.same.get(stem) ?? [stem])];
    if (meant.some((one) => known.has(one)) || word.length < LEAST) return meant;
    const begun = [...known].filter((one) => one.startsWith(stem));
    return begun.length ? begun : [...known].filter((one) => one.includes(stem));
  }

  private index(rule: Rule) {
    let found = this.indexed.get(rule);
    if (!found) {
      const stems = (text: string) => new Set(wordsOf(text).map((word) => this.stem(word)));
      const heading = stems(rule.chapter);
      found = { heading, all: new Set([...heading, ...stems(rule.text)]) };
      this.indexed.set(rule, found);
    }
    return found;
  }
}
