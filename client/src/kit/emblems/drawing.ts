// What an emblem shows, as it lies in `drawings`.

/** A picture in a box of 100 by 100. Each path begins with the letter of what it is, the hindmost first:
 * `a` main colour, `b` second colour, `c` ink, all three with an ink outline; `l` a line of ink, `k` one of the main
 * colour; `s` shade. */
export interface Drawing {
  paths: string[];
  /** The second colour is one of these, where others would be wrong. */
  tint?: "warm" | "gold" | "green" | "water";
}

export type Drawings = Readonly<Partial<Record<string, Drawing>>>;
