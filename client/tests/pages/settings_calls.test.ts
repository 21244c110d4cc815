// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Settings from "$/pages/Settings.svelte";
import { change, settings } from "$/settings.svelte";
import Lobby from "$/table/Lobby.svelte";
import { speak } from "$/words.svelte";
import type { Me, TableInfo } from "$/wire";
import { eventually } from "../eventually";

const notification = { permission: "default", requestPermission: () => Promise.resolve("denied") };

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ key: "" }))));
  change({ notify: false });
});
afterEach(() => vi.unstubAllGlobals());

const table = {
  id: "T",
  game: "card-game",
  game_title: "A game",
  title: "",
  seats: [],
} as unknown as TableInfo;
const me = { seats: [0], is_host: false } as unknown as Me;
const lobby = { table, me, game: null, invite: null, links: [], toBot: () => undefined };

const places: [string, (target: HTMLElement) => Record<string, unknown>][] = [
  ["in the settings", (target) => mount(Settings, { target })],
  ["where a table waits", (target) => mount(Lobby, { target, props: lobby })],
];

test.each(places)("what the browser refuses does not look as if it were on, %s", async (_, show) => {
  const target = document.createElement("div");
  document.body.append(target);
  const shown = show(target);
  const label = [...target.querySelectorAll("label")].find((one) => one.textContent.includes("Notify me"));
  const box = label?.control as HTMLInputElement;
  box.click();
  expect(box.checked).toBe(true);
  await eventually(() => expect(target.querySelector("[role=alert]")).not.toBeNull());
  expect(box.checked).toBe(false);
  expect(settings.notify).toBe(false);
  await unmount(shown);
  target.remove();
});

test.each(places)("nor does what it once allowed and no longer does, %s", async (_, show) => {
  change({ notify: true });
  const target = document.createElement("div");
  const shown = show(target);
  expect(
    [...target.querySelectorAll<HTMLInputElement>("#notify, .tell input")].map((box) => box.checked),
  ).toEqual([false]);
  await unmount(shown);
});
