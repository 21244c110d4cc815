// What fields and words of cards are called in the page's language.

import { plainName } from "$/library.svelte";
import { factWords, kindWords } from "$/text/keys";
import type { CardForm } from "$/wire";
import { t, tryWords } from "$/words.svelte";

const slug = (key: string) => key.replaceAll(/[^a-zA-Z0-9]+/g, "-").toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const fieldWords = (kind: string, field: string): string =>
  tryWords(`field-${slug(kind)}-${slug(field)}`) ??
  tryWords(`field-${slug(field)}`) ??
  capital(factWords(field));

/** What is wrong with a card: it names fields as they are typed into files, and a form calls them otherwise. */
export const saidWords = (kind: string, words: string): string =>
  words.replaceAll(/`([a-z_]+)`/g, (_, field: string) =>
    t("workshop-field-named", { field: fieldWords(kind, field) }),
  );

/** What is unusual about a pack: it names kinds of cards as they are typed into files. */
export const warnedWords = (kinds: readonly CardForm[], warning: string): string =>
  t("workshop-warning", {
    warning: kinds.reduce(
      (said, { kind }) => said.replaceAll(`'${kind}'`, t("workshop-field-named", { field: kindWords(kind) })),
      warning,
    ),
  });

/** What helps to fill it in, where that need be said. */
export const helpWords = (field: string): string | null => tryWords(`field-help-${slug(field)}`);

/** A word of a fixed set that says itself what it means. */
export const wordWords = (word: string): string => tryWords(`card-word-${slug(word)}`) ?? plainName(word);
