// What deep parts of a table, its board among them, ask of the page around them.

import { createContext } from "svelte";

import type { QuestionOption, Preview, Refusal } from "$/wire";
import type { OddsNow } from "./odds.svelte";

/** What a board knows of its cards and the choices' notations do not say: where a card can be brought to. */
export interface CardUses {
  usesOf(card: string): readonly QuestionOption[];
  /** Answer with one of these, by this card. */
  bring(card: string, option: QuestionOption): void;
}

export interface Page {
  openRule(rule: string): void;
  zoom(key: string): void;
  /** A card is pointed at (with the element, to stand beside it), or none any more. */
  showCard(key: string | null, beside?: Element): void;
  /** Which colour and shape a seat goes by: its own, unless the game lets players choose. */
  mark(seat: number): number;
  /** Why a move is not possible now; null where nobody can move. */
  whyNot(notation: string): Promise<Refusal | null>;
  /** A board says what can be done on it with its cards; the answer is called when it goes. */
  knows?: ((uses: CardUses) => () => void) | undefined;
  /** What luck makes of the question at hand. Boards have it by their `choosing`, which knows what they show. */
  odds?: OddsNow;
  /** What a choice would change, from the server. Boards have it by `aimOf`. */
  foresee?: ((choice: number) => Promise<Preview | null>) | undefined;
}

export const [page, providePage] = createContext<Page>();
