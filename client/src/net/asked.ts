// Whether the viewer is to answer.

import type { Position, Question } from "../wire";

/** The question, if the viewer is to answer it: the others have no options. */
export function askOf({ question }: Pick<Position, "question">): Question | null {
  return question?.options.length ? question : null;
}

/** A position that is only looked at. */
export function withoutOptions(position: Position): Position {
  return { ...position, question: position.question && { ...position.question, options: [] } };
}
