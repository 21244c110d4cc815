// The guided first game: which of its steps is due, and what of a question is left while it is.

import type { Deliberate } from "$/kit/choosing.svelte";
import type { LessonPlace, LessonStep, Question } from "$/wire";

/** The number of the first step that is not done: what is explained is done when it was read or the game has gone on,
 * everything else when its moves are made. After the last one: how many there are. */
export function stepAt(steps: readonly LessonStep[], { made }: LessonPlace, read: number): number {
  const due = steps.findIndex((step, i) =>
    step.kind === "explain" ? i >= read && made <= step.begins : made < step.ends,
  );
  return due < 0 ? steps.length : due;
}

/** The question with the one answer that the lesson wants. */
export function narrowed(ask: Question, wanted: number): Deliberate {
  const options = ask.options.filter(({ choice }) => choice === wanted);
  return { ...ask, options, closed: [], near: [], deliberate: true };
}
