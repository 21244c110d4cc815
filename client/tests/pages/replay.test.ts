import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Replay from "$/pages/Replay.svelte";
import { speak } from "$/words.svelte";
import { anEvent, aPosition, aTable } from "../net/fake_line";

const TABLE = "T".repeat(22);

/** The answers of a server that says in which language it was asked. */
function answer(path: string, spoken: string): unknown {
  const events = [{ ...anEvent(0, 1), words: `event told in ${spoken}` }];
  if (path.includes("/replay?"))
    return { position: aPosition(1, { view: {} }), events, entry: null, last: 1 };
  if (path.includes("/events?")) return { events, earlier: false };
  if (path.endsWith("/gallery")) return { cards: [] };
  return { table: aTable({ status: "over" }), me: { seats: [0], is_host: false }, invite: null, links: [] };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

const said = (target: Element, words: string) =>
  vi.waitFor(() => {
    flushSync();
    expect(target.textContent).toContain(words);
  });

test("when the language changes, position, log and cards are fetched anew in the new one", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const spoken = new Headers(init.headers).get("Accept-Language") ?? "";
    asked.push(`${spoken} ${path.replace(/^.*\/(?=\w+(\?|$))/, "").replace(/\?.*/, "")}`);
    return Promise.resolve(new Response(JSON.stringify(answer(path, spoken))));
  });
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: 1, seat: "0" } });
  await said(target, "event told in en");
  asked.length = 0;

  await speak("de");
  await said(target, "event told in de");
  expect([...asked].sort()).toEqual(["de events", "de gallery", "de replay"]);
  expect(target.textContent).not.toContain("event told in en");

  await speak("en");
  await said(target, "event told in en");
  expect(asked.filter((one) => one.endsWith("replay"))).toEqual(["de replay"]); // the first one is still known
  await unmount(page);
});
