// Lines of the other players lie in boxes of the same size but hold different numbers of Locations: all of their tiles
// are as large as those of the longest line.

import { SvelteMap } from "svelte/reactivity";

export class LineSizes {
  private readonly widths = new SvelteMap<number, number>();

  /** How wide the tiles of a line could be. */
  report(owner: number, width: number): void {
    this.widths.set(owner, width);
  }

  least(width: number): number {
    return Math.min(width, ...this.widths.values());
  }
}
