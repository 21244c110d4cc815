// A sign as it is drawn: its outlines and colours.

import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished } from "vitest";

export function drawn<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
): HTMLElement {
  const target = document.createElement("div");
  const shown = mount(part, { target, props });
  flushSync();
  onTestFinished(() => unmount(shown));
  return target;
}
export const paths = (node: Element, what = "path") =>
  [...node.querySelectorAll(what)].map((one) => one.getAttribute("d"));
export const colour = (node: Element, what: string, which: "fill" | "stroke") =>
  node.querySelector(what)?.getAttribute(which);
export const howManyDiffer = (all: readonly unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size;
