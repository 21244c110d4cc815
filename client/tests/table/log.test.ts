// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Log from "$/table/Log.svelte";
import { anEvent } from "../made";

test("all lines together are one stop of the Tab key, and arrows walk them", async () => {
  const target = document.createElement("div");
  document.body.append(target);
  const events = Array.from({ length: 40 }, (_, i) => ({ ...anEvent(i, i), words: `Line ${i}` }));
  const log = mount(Log, {
    target,
    props: { game: "time-clash", events, names: [], address: (number) => `?at=${number}` },
  });
  flushSync();
  const stops = () =>
    [...target.querySelectorAll<HTMLElement>("a, [tabindex]")].filter((one) => one.tabIndex >= 0);
  expect(stops().map((one) => one.textContent.trim())).toEqual(["Line 39"]);

  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  stops()[0]?.focus();
  press("ArrowUp");
  press("ArrowUp");
  flushSync();
  expect(document.activeElement?.textContent.trim()).toBe("Line 37");
  expect(stops()).toEqual([document.activeElement]);
  press("Home");
  expect(document.activeElement?.textContent.trim()).toBe("Line 0");
  press("ArrowUp");
  expect(document.activeElement?.textContent.trim()).toBe("Line 0");
  press("End");
  expect(document.activeElement?.textContent.trim()).toBe("Line 39");
  await unmount(log);
  target.remove();
});
