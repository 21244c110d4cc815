// A sentence above the table. Bots go on at once: what was said stays long enough to be read.

import { ApiProblem } from "$/net/api";
import { problemWords } from "$/problems";

const READING = 4_000;

export class Notice {
  words = $state("");
  private at = 0;

  show(words: string): void {
    this.words = words;
    this.at = Date.now();
  }

  /** Something has happened since. */
  growOld(): void {
    if (Date.now() - this.at > READING) this.words = "";
  }

  /** What comes of a request; where it fails, the notice says why. */
  async orShow<T>(request: Promise<T>): Promise<T | undefined> {
    try {
      return await request;
    } catch (error) {
      this.show(error instanceof ApiProblem ? problemWords(error) : String(error));
      return undefined;
    }
  }
}
