// Lines of the other players lie in boxes of the same size but hold different numbers of Locations: all of their tiles
// are as large, and of the same shape, as those of the longest line.

import { SvelteMap } from "svelte/reactivity";

import { agree, type Widths } from "./tiles";

export class LineSizes {
  private readonly lines = new SvelteMap<number, Widths>();

  /** How wide the tiles of a line could be. */
  report(owner: number, widths: Widths): void {
    this.lines.set(owner, widths);
  }

  /** What the tiles of all lines are, and of one that may not have reported yet. */
  common(widths: Widths): { width: number; shape: number } {
    return agree([widths, ...this.lines.values()]);
  }
}
