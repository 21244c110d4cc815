// What the stacks and sums would be after an answer, read from the view as the server foresees it.

import { STACKS, type ClashView, type StackName } from "../view";

export type Stack = ClashView["stacks"][number];

/** An answer in its notation, and the view after it; null where that is not known. */
export interface Answered {
  notation: string;
  then: ClashView | null;
}

/** The stacks that one of several answers would change. Where more than one does, that counts which names the stack,
 * then the later. */
export function changedStacks(view: ClashView, answers: readonly Answered[]): Map<StackName, Stack> {
  const found = new Map<StackName, Stack>();
  const named = new Map<StackName, Stack>();
  for (const { notation, then } of answers) {
    const words = notation.split(" ");
    for (const stack of STACKS) {
      const before = stackOf(view, stack);
      const after = then && stackOf(then, stack);
      if (before && after && !isSame(before, after))
        (words.includes(stack) ? named : found).set(stack, after);
    }
  }
  return new Map([...found, ...named]);
}

function stackOf(view: ClashView, name: StackName): Stack | undefined {
  return view.stacks.find((stack) => stack.type === name);
}

function isSame(one: Stack, other: Stack): boolean {
  const keys = (stack: Stack) => stack.cards.map((card) => card.key).join(" ");
  return one.total === other.total && keys(one) === keys(other);
}

/** The stack that stands highest. */
export function best(view: ClashView): number {
  return Math.max(...view.stacks.map((stack) => stack.total));
}
