// What the bot was asked, by language and moment: kept as long as the page lives, for the review is built anew where
// the window becomes wide or narrow.

import type { ThoughtAnswer } from "$/wire";

export type Thoughts = Map<string, Promise<ThoughtAnswer>>;
