// @vitest-environment happy-dom
// A player's name where there is little room: what tells it from others is not cut off.

import { mount } from "svelte";
import { describe, expect, test } from "vitest";

import Name from "$/kit/Name.svelte";

function shown(name: string): { whole: string; end: string; title: string | null } {
  const target = document.createElement("div");
  mount(Name, { target, props: { name } });
  const node = target.querySelector(".kit-name");
  return {
    whole: node?.textContent ?? "",
    end: node?.querySelector(".tail")?.textContent ?? "",
    title: node?.getAttribute("title") ?? null,
  };
}

describe("a name", () => {
  test.each([
    ["companion 1", " 1"],
    ["Bot 12", " 12"],
    ["Ada of the Vortex II", " II"],
    ["Ada", ""],
    ["Ada Lovelace", ""],
    ["12", ""],
    ["", ""],
  ])("%j keeps %j, and is whole", (name, end) => {
    expect(shown(name)).toEqual({ whole: name, end, title: name });
  });
});
