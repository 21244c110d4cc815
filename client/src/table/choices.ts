// The choices of a question, as a page offers them. Which there are the server says; here they are only found.

import type { QuestionOption, Question } from "$/wire";

const plain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** The options whose words or notation hold everything typed. An exact notation is meant alone. */
export function matching(options: readonly QuestionOption[], typed: string): readonly QuestionOption[] {
  const wanted = plain(typed.trim());
  if (!wanted) return options;
  const exact = options.filter((option) => plain(option.notation) === wanted);
  if (exact.length) return exact;
  const parts = wanted.split(/\s+/);
  return options.filter((option) => {
    const text = plain(`${option.notation} ${option.words} ${option.target} ${option.cost}`);
    return parts.every((part) => text.includes(part));
  });
}

/** The options that name a card or place. */
export function about(options: readonly QuestionOption[], key: string): QuestionOption[] {
  return options.filter((option) => option.notation.split(" ").includes(key));
}

/** Keys of everything that an option names: what a board or list marks as usable now. */
export function named(options: readonly QuestionOption[]): Set<string> {
  return new Set(options.flatMap((option) => option.notation.split(" ")));
}

export interface Tried {
  notation: string;
  /** As it was offered at another time; empty if it never was. */
  words: string;
}

/** Which choices were offered before: a later question shows those that are missing as greyed, and asks why. */
export class Memory {
  private readonly topics = new Map<string, Map<string, string>>();

  remember(ask: Question): void {
    const topic = this.topics.get(ask.topic) ?? new Map<string, string>();
    this.topics.set(ask.topic, topic);
    for (const option of ask.options) topic.set(option.notation, option.words);
  }

  /** What this question offered at other times and does not offer now, newest last, at most `most`. What names a
   * card that is gone is forgotten: nobody wonders about it. */
  missing(ask: Question, isGone: (word: string) => boolean = () => false, most = 24): Tried[] {
    const legal = new Set(ask.options.map((option) => option.notation));
    const before = [...(this.topics.get(ask.topic) ?? [])];
    return before
      .filter(([notation]) => !legal.has(notation) && !notation.split(" ").some(isGone))
      .slice(-most)
      .map(([notation, words]) => ({ notation, words }));
  }
}
