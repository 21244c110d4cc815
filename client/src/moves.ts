// How moves are written, from the server's own table of forms: what could be tried and what a typed text may become.
// Whether anything of it is legal only the server knows.

import type { MoveForm, Moves, QuestionOption, Question, Refusal } from "./wire";

/** Nouns with more words than this are not tried one by one. */
const FEW = 6;

export class Writing {
  private readonly forms: Map<string, MoveForm>;
  private readonly moves: Moves;

  constructor(moves: Moves) {
    // Numbers without a thing are empty words, which are never written.
    const words = Object.entries(moves.words).map(([noun, all]) => [noun, all.filter(Boolean)] as const);
    this.moves = { ...moves, words: Object.fromEntries(words) };
    this.forms = new Map(moves.forms.map((form) => [form.name, form]));
  }

  /** Moves that name a thing and are not offered now; those of the present question's kinds first. */
  with(key: string, ask: Question | null, most = 8): string[] {
    const asked = kindsOf(ask);
    // What was settled before the game does not explain anything in it.
    const naming = this.moves.forms.filter(
      (form) => form.nouns.some((noun) => this.names(noun, key)) && (asked.has(form.name) || !form.is_set_up),
    );
    const sorted = [
      ...naming.filter((form) => asked.has(form.name)),
      ...naming.filter((form) => !asked.has(form.name)),
    ];
    return missing(
      sorted.flatMap((form) => this.filled(form, [key])),
      ask,
    ).slice(0, most);
  }

  /** Moves that a player may look for at this question, with what they hold or with one of a few words. */
  near(ask: Question, held: readonly string[], most = 24): string[] {
    const forms = this.moves.forms.filter((form) => ask.near.includes(form.name));
    return missing(
      forms.flatMap((form) => this.filled(form, held)),
      ask,
    ).slice(0, most);
  }

  /** A form with each of its nouns said in every way that is near at hand; nothing if one has no such word. */
  private filled(form: MoveForm, held: readonly string[]): string[] {
    let found = [form.name];
    for (const noun of form.nouns) {
      const words = this.moves.words[noun] ?? [];
      const mine = held.filter((key) => words.includes(key));
      const said = mine.length ? mine : words.length <= FEW ? words : [];
      found = found.flatMap((text) => said.map((word) => `${text} ${word}`));
    }
    return found;
  }

  private names(noun: string, key: string): boolean {
    return this.moves.words[noun]?.includes(key) ?? false;
  }

  /** What a typed text may become: its next whole word, first among the legal moves, then among all. */
  next(typed: string, options: readonly QuestionOption[]): string[] {
    const text = typed.toLowerCase().replace(/\s+/g, " ").trimStart();
    const words = text.split(" ");
    const last = words.pop() ?? "";
    const before = words.join(" ");
    const legal = options
      .filter((option) => option.notation.startsWith(text))
      .map((option) => option.notation.split(" ")[words.length] ?? "");
    const possible = legal.length ? legal : this.wordsAfter(words).filter((word) => word.startsWith(last));
    return [...new Set(possible.filter(Boolean))].map((word) => (before ? `${before} ${word}` : word));
  }

  /** The form that a typed text begins, as a reminder of what else belongs to it; null if it begins none. */
  form(typed: string): string | null {
    const form = this.forms.get(typed.trim().toLowerCase().split(/\s+/)[0] ?? "");
    return form?.nouns.length ? [form.name, ...form.nouns.map((noun) => `‹${noun}›`)].join(" ") : null;
  }

  private wordsAfter(words: readonly string[]): readonly string[] {
    if (!words.length) return [...this.forms.keys()];
    const noun = this.forms.get(words[0] ?? "")?.nouns[words.length - 1];
    return noun === undefined ? [] : (this.moves.words[noun] ?? []);
  }
}

/** The longest text that all begin with: as far as typing can be saved without deciding anything. */
export function shared(texts: readonly string[]): string {
  const [first = "", ...rest] = texts;
  let length = first.length;
  for (const text of rest) {
    let i = 0;
    while (i < length && text[i] === first[i]) i += 1;
    length = i;
  }
  return first.slice(0, length);
}

const kindOf = (notation: string) => notation.split(" ")[0] ?? "";
const kindsOf = (ask: Question | null) =>
  new Set((ask?.options ?? []).map(({ notation }) => kindOf(notation)));

function missing(notations: readonly string[], ask: Question | null): string[] {
  const legal = new Set(ask?.options.map((option) => option.notation));
  return [...new Set(notations)].filter((notation) => !legal.has(notation));
}

export interface Because {
  rule: string;
  reason: string;
  notations: string[];
}

export interface Found {
  notation: string;
  refusal: Refusal | null;
  /** The cards and places of the move that the reason names. */
  names: readonly string[];
}

/** Of what was found about a thing, what helps. The question offers moves of such kinds, but not with this thing: why
 * not. It offers none, so that nothing could be done anyway: what concerns this thing and no other, or else one sentence;
 * and nothing at all where it is of use as it is, or where only the question would be said once more. */
export function helpful(found: readonly Found[], ask: Question | null, thing: string): Because[] {
  const asked = kindsOf(ask);
  const ofQuestion = gathered(found.filter(({ notation }) => asked.has(kindOf(notation))));
  if (ofQuestion.length) return ofQuestion;
  if (ask?.options.some(({ notation }) => notation.split(" ").includes(thing))) return [];
  const others = found.filter(({ refusal }) => refusal?.rule !== ask?.rule);
  const named = gathered(others.filter(({ names }) => names.includes(thing)));
  return named.length ? named : gathered(others).slice(0, 1);
}

/** Reasons that are the same are said once, for all moves that they concern; those that concern the fewest first,
 * for they say the most. */
export function gathered(found: readonly Found[]): Because[] {
  const byReason = new Map<string, Because>();
  for (const { notation, refusal } of found) {
    if (refusal?.code !== "illegal") continue;
    const { rule, reason } = refusal;
    const known = byReason.get(`${rule} ${reason}`);
    if (known) known.notations.push(notation);
    else byReason.set(`${rule} ${reason}`, { rule, reason, notations: [notation] });
  }
  return [...byReason.values()].sort((a, b) => a.notations.length - b.notations.length);
}
