// The colours of a thing for its own style: `--edge` is what it is made of, `--ink` what is written on it.

import type { Ink } from "./palette";

export const inked = (ink: Ink | null) => (node: HTMLElement) => {
  if (!ink) return;
  node.style.setProperty("--edge", ink.fill);
  node.style.setProperty("--ink", ink.ink);
};
