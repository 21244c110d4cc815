// What fields and words of cards are called in the page's language.

import { plainName } from "$/library.svelte";
import { factWords } from "$/text/keys";
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

/** What helps to fill it in, where that need be said. */
export const helpWords = (field: string): string | null => tryWords(`field-help-${slug(field)}`);

/** A word of a fixed set: of one kind of thing, of several put together, or as it is. */
export function wordWords(word: string): string {
  const whole = tryWords(`card-word-${slug(word)}`);
  if (whole !== null) return whole;
  const parts = word.split(" ");
  return parts.length > 1
    ? parts.map((part) => tryWords(`card-word-${slug(part)}`) ?? part).join(" ")
    : plainName(word);
}
