// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Home from "$/pages/Home.svelte";
import { speak } from "$/words.svelte";
import { eventually } from "../eventually";
import { aTable } from "../made";

afterEach(() => vi.unstubAllGlobals());

/** How many of my games the page lists, and the button for the others. */
async function homeWith(count: number) {
  const mine = Array.from({ length: count }, (_, i) => ({
    table: aTable({ id: `table-${i}`, created: i }),
    me: { seats: [0], is_host: true, muted: [] },
    waiting_for_me: i === 0,
  }));
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path === "/api/tables" ? { public: [], mine } : { games: [] })),
    ),
  );
  const target = document.createElement("div");
  const page = mount(Home, { target });
  const links = () => {
    flushSync();
    return [...target.querySelectorAll("section[aria-labelledby=mine] a")].map((one) =>
      one.getAttribute("href"),
    );
  };
  const more = () => target.querySelector<HTMLButtonElement>("section[aria-labelledby=mine] [aria-expanded]");
  await eventually(() => expect(links().length).toBeGreaterThan(0));
  return { target, links, more, close: () => unmount(page) };
}

test("of many games some are shown, the one that waits first, and all on demand", async () => {
  const { links, more, close } = await homeWith(11);
  expect(links().length).toBe(8);
  expect(links()[0]).toBe("/table/table-0");
  expect(more()?.textContent).toContain("11");
  more()?.click();
  expect(new Set(links()).size).toBe(11);
  more()?.click();
  expect(links().length).toBe(8);
  await close();
});

test("few games need no button", async () => {
  const { links, more, close } = await homeWith(8);
  expect(links().length).toBe(8);
  expect(more()).toBeNull();
  await close();
});

test("when the server answers again, the page says no longer that it does not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let isThere = false;
  vi.stubGlobal("fetch", (path: string) =>
    isThere
      ? Promise.resolve(
          new Response(JSON.stringify(path === "/api/tables" ? { public: [], mine: [] } : { games: [] })),
        )
      : Promise.reject(new TypeError("no network")),
  );
  await speak("de"); // the games of the other language were fetched before
  const target = document.createElement("div");
  const page = mount(Home, { target });
  const problem = () => {
    flushSync();
    return target.querySelector("[role=alert]")?.textContent;
  };
  await eventually(() => expect(problem()).toBeTruthy());
  isThere = true;
  vi.advanceTimersByTime(10_000);
  await eventually(() => expect(problem()).toBeUndefined());
  await eventually(() => expect(target.querySelector(".games")).not.toBeNull());
  await unmount(page);
  vi.useRealTimers();
  await speak("en");
});

test("a game can be taken off the list, and all of them brought back", async () => {
  const { target, links, close } = await homeWith(3);
  target.querySelector<HTMLButtonElement>('[aria-label^="Remove"]')?.click();
  expect(links()).not.toContain("/table/table-0");
  expect(links()).toHaveLength(2);
  [...target.querySelectorAll("button")].find((one) => one.textContent.includes("again"))?.click();
  expect(links()).toHaveLength(3);
  await close();
});
