// An address as a square that a phone's camera reads.

import { encode } from "uqr";

export interface Square {
  /** Modules on a side, the quiet border included. */
  size: number;
  /** All dark modules as one SVG path, in runs. */
  path: string;
}

const QUIET = 2; // light modules around it; screens have a light frame of ours besides

export function squareOf(text: string): Square {
  const { data, size } = encode(text, { ecc: "L", border: QUIET });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const begin = x;
      while (x + 1 < size && row[x + 1]) x += 1;
      runs.push(`M${begin} ${y}h${x + 1 - begin}v1h${begin - x - 1}z`);
    }
  });
  return { size, path: runs.join("") };
}
