// A part of a page in the test's document, put away when the test is over.

import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished } from "vitest";

import OnPage from "./OnPage.svelte";

export function shown(part: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(OnPage, { target, props: { part: part as Component, props } });
  flushSync();
  onTestFinished(async () => {
    await unmount(page);
    target.remove();
  });
  return target;
}

/** What it says, as one line. */
export const wordsOf = (node: Element | null | undefined) => node?.textContent.replace(/\s+/g, " ").trim();
