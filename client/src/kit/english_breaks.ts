// Where long English words may be broken. English spelling gives no syllables away, so that breaks are made only where
// they are surely right: at some beginnings and endings, and in words that games write down with their breaks.

/** Letters that stay together before and after a break. */
const LEAST = 3;

const CONSONANT = "(?=[bcdfghjklmnpqrstvwxz])";
const BEGINNINGS = [
  ...["counter", "hyper", "inter", "over", "super", "trans", "under"],
  // Before a vowel they break elsewhere: co-nundrum, exte-rior.
  ...["con", "exter"].map((one) => one + CONSONANT),
];

const ENDINGS = [
  ...["tion", "sion", "cious", "gence", "ness", "less", "ment", "ship", "hood", "graph", "phone", "sphere"],
  // A doubled letter is parted (run-ning), `l` goes along (han-dling), and `king` is not an ending.
  "(?<!k|\\1([bdgmnprt])|[bcdfgkpstz]l)ing",
];

/** Names and words that no ending tells of, with the lengths of their parts; names are broken so in every language. */
const WRITTEN = new Map<string, number[]>();

/** Words of a game with their breaks: `stone-henge`. */
export function addBreaks(words: readonly string[]): void {
  for (const word of words)
    WRITTEN.set(
      word.replaceAll("-", ""),
      word.split("-").map((part) => part.length),
    );
}

const BREAKS = new RegExp(`(?<=^(?:${BEGINNINGS.join("|")}))|(?=(?:${ENDINGS.join("|")})s?$)`, "i");

/** The parts of a word that is written down here. */
export function writtenParts(word: string): string[] | null {
  const lengths = WRITTEN.get(word.toLowerCase());
  if (!lengths) return null;
  let from = 0;
  return lengths.map((length) => word.slice(from, (from += length)));
}

/** The parts between which an English word may be broken; often it is only one. */
export function englishParts(word: string): string[] {
  const written = writtenParts(word);
  if (written) return written;
  const cuts: number[] = [];
  for (const { index } of word.matchAll(new RegExp(BREAKS, "gi")))
    if (index - (cuts.at(-1) ?? 0) >= LEAST && word.length - index >= LEAST) cuts.push(index);
  return [0, ...cuts].map((from, i) => word.slice(from, cuts[i] ?? word.length));
}
