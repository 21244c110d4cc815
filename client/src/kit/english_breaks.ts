// Where long English words may be broken. English spelling gives no syllables away, so that breaks are made only where
// they are surely right: at some beginnings and endings, and in words that are written down here with their breaks.

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
  // A doubled letter is parted (run-ning), `l` goes along (han-dling), and a king is no ending.
  "(?<!k|\\1([bdgmnprt])|[bcdfgkpstz]l)ing",
];

/** Names and words that no ending tells of; names are broken so in every language. */
const WRITTEN = new Map(
  (
    "apala-pucia chester-ton con-fer-ence dalek-anium exter-mi-nate infil-trate kara-braxos maldo-var-ium man-drag-ora " +
    "mil-len-nius pater-noster random-iser screw-driver sensor-ites stone-henge sun-glasses thresh-olds " +
    "thunder-ous trenza-lore uni-ver-sity visual-iser zara-thus-tra"
  )
    .split(" ")
    .map((broken) => [broken.replaceAll("-", ""), broken.split("-").map((part) => part.length)]),
);

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
