// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import RulesList from "$/table/RulesList.svelte";
import { speak } from "$/words.svelte";
import { eventually } from "../eventually";

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

test("rules that come late, after the language has changed back, are not shown", async () => {
  const replies: Record<string, () => void> = {};
  vi.stubGlobal("fetch", (_: string, init: { headers: Record<string, string> }) => {
    const spoken = init.headers["Accept-Language"] ?? "";
    const rules = [{ id: "CG-1", chapter: "A", text: spoken === "de" ? "Ziehe Karten." : "Draw cards." }];
    return new Promise<Response>((resolve) => {
      replies[spoken] = () => resolve(new Response(JSON.stringify({ rules })));
    });
  });
  const target = document.createElement("div");
  const page = mount(RulesList, { target, props: { game: "card-game" } });
  const shown = (words: string) => eventually(() => expect(target.textContent).toContain(words));
  flushSync();
  replies.en?.();
  await shown("Draw cards.");
  await speak("de");
  flushSync();
  await speak("en");
  flushSync();
  replies.de?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await shown("Draw cards.");
  expect(target.textContent).not.toContain("Ziehe");

  await speak("de"); // what came late was kept all the same
  await shown("Ziehe Karten.");
  await unmount(page);
});

test.each([
  ["no-such-game", "", "There is no such game."],
  ["time-clash", "TC-NONE-99", "There is no rule TC-NONE-99 in this game."],
])("/rules/%s/%s says what there is not", async (game, rule, words) => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.includes("no-such-game")
        ? new Response(JSON.stringify({ code: "not_found", reason: "", rule: "" }), { status: 404 })
        : new Response(JSON.stringify({ rules: [{ id: "TC-1", chapter: "A", text: "Draw." }] })),
    ),
  );
  const target = document.createElement("div");
  const page = mount(RulesList, { target, props: { game, rule } });
  await eventually(() => expect(target.querySelector("[role=alert]")?.textContent).toBe(words));
  await unmount(page);
});
