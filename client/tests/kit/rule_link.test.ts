// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import RuleLink from "$/kit/RuleLink.svelte";
import { change } from "$/settings.svelte";
import OnPage from "../OnPage.svelte";
import { drawn } from "./drawn";

const buttonOf = (rule: string) => drawn(OnPage, { part: RuleLink, props: { rule } }).querySelector("button");

afterEach(() => change({ ruleIds: false }));

test("a rule is behind a small sign, and shown by its id to those who switch ids on", () => {
  const button = buttonOf("LAMP-1");
  expect(button?.textContent).toBe("i");
  expect(button?.getAttribute("aria-label")).toContain("LAMP-1");
  change({ ruleIds: true });
  flushSync();
  expect(button?.textContent).toBe("LAMP-1");
});

test("where nothing names a rule there is no sign", () => {
  expect(buttonOf("")).toBeNull();
});
