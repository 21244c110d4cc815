// Whether the viewer is to answer.

import type { Position, Question } from "../wire";

/** The question, if the viewer is to answer it: the others have no options, and nobody is to answer what the table
 * passes at once. */
export function askOf({ question, passes_in }: Pick<Position, "question" | "passes_in">): Question | null {
  return question?.options.length && passes_in !== 0 ? question : null;
}

/** A position that is only looked at. */
export function withoutOptions(position: Position): Position {
  return { ...position, question: position.question && { ...position.question, options: [] } };
}
