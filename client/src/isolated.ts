// Names and other people's words in sentences of ours. A name written from right to left would turn the numbers and
// signs beside it around: so it is wrapped in the marks by which Unicode keeps it apart. Where there are elements, <bdi>
// does the same.

const FIRST_STRONG = "\u2068";
const END = "\u2069";
/** Letters of scripts that run from right to left, and the marks and controls that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u202a-\u202e\u2066-\u2069\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name to be put into a sentence. Most need nothing. */
export function isolated(name: string): string {
  return TURNS.test(name) ? FIRST_STRONG + name + END : name;
}

/** A sentence that has names in it already, such as a line of the log. The names may be wrapped or not. */
export function isolateNames(words: string, names: readonly string[]): string {
  let kept = words;
  for (const one of names) {
    const name = one.startsWith(FIRST_STRONG) && one.endsWith(END) ? one.slice(1, -1) : one;
    if (TURNS.test(name)) kept = kept.replaceAll(name, FIRST_STRONG + name + END);
  }
  return kept;
}
