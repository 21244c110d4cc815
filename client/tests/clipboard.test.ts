// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { copyText } from "$/clipboard";

afterEach(() => vi.unstubAllGlobals());

function aField(): HTMLInputElement {
  const field = document.createElement("input");
  field.value = "http://vortex/table/T";
  document.body.append(field);
  return field;
}

/** A browser in the home network: no clipboard, and the old way may work or not. */
function oldWay(works: boolean) {
  vi.stubGlobal("navigator", {});
  const copy = vi.fn(() => works);
  Object.defineProperty(document, "execCommand", { value: copy, configurable: true });
  return copy;
}

test("the clipboard is used where there is one", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("x", aField())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("x");
});

test("elsewhere the text is selected and copied in the old way", async () => {
  const copy = oldWay(true);
  const field = aField();
  expect(await copyText(field.value, field)).toBe(true);
  expect(copy).toHaveBeenCalledWith("copy");
  expect(document.activeElement).toBe(field);
});

test("where that does not work either, it is said, and the text stays selected", async () => {
  oldWay(false);
  const field = aField();
  expect(await copyText(field.value, field)).toBe(false);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
