// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import KeysDialog from "$/KeysDialog.svelte";

test("a question mark lists the keys, but not while one is typed", async () => {
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(KeysDialog, { target });
  const field = document.createElement("input");
  document.body.append(field);
  const press = (where: Element) => {
    where.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    flushSync();
  };
  press(field);
  expect(target.querySelector("dialog")).toBeNull();
  press(document.body);
  expect(target.querySelector("dialog")?.textContent).toContain("find a choice or type a move");
  [...target.querySelectorAll("button")].find((one) => one.textContent === "Close")?.click();
  flushSync();
  expect(target.querySelector("dialog")).toBeNull();
  await unmount(page);
});
