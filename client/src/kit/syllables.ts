// Where long words may be broken. Browsers hyphenate only languages whose dictionary they have, and many have none for
// German, some not even for English: there long words would be cut anywhere. So soft hyphens are put where they may be
// broken: between the syllables of German words, which spelling tells, and where English ones are surely right.

import { language } from "$/words.svelte";
import { englishParts, writtenParts } from "./english_breaks";

const SOFT = "\u00ad";
/** Shorter words need no break. */
const LONG = { de: 7, en: 10 };
/** Letters that stay together before and after a break. */
const LEAST = 3;

const VOWELS = /[aeiouyäöü]+/gi;
/** What a German syllable may begin with, besides a single consonant. */
const ONSETS = new Set(
  (
    "ch ck ph qu sch sp st th pf zw kn gn bl br dr fl fr gl gr kl kr pl pr tr schl schm schn schr schw spr str pfl pfr " +
    "chr"
  ).split(" "),
);

/** A German word's syllables: of the consonants between two vowels, as many go with the second as may begin a syllable. */
export function syllables(word: string): string[] {
  const vowels = [...word.matchAll(VOWELS)];
  const cuts: number[] = [];
  for (let i = 1; i < vowels.length; i += 1) {
    const before = vowels[i - 1];
    const begin = (before?.index ?? 0) + (before?.[0].length ?? 0);
    const end = vowels[i]?.index ?? 0;
    const between = word.slice(begin, end).toLowerCase();
    let onset = 1;
    for (let length = 2; length <= between.length; length += 1)
      if (ONSETS.has(between.slice(-length))) onset = length;
    cuts.push(Math.max(begin, end - onset));
  }
  const kept = cuts.filter((cut) => cut >= LEAST && word.length - cut >= LEAST);
  return [0, ...kept].map((from, i) => word.slice(from, kept[i] ?? word.length));
}

/** A name with soft hyphens in its long words, for the eye. */
export function soft(text: string): string {
  const isGerman = language() === "de";
  const parts = isGerman ? (word: string) => writtenParts(word) ?? syllables(word) : englishParts;
  const long = LONG[isGerman ? "de" : "en"];
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : parts(word).join(SOFT)));
}
