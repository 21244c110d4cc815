// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { markIn } from "$/games";
import { seatOf } from "$/kit/palette";
import Replay from "$/pages/Replay.svelte";
import { change } from "$/settings.svelte";
import { speak } from "$/words.svelte";
import { eventually } from "../eventually";
import { player, table as cardGame } from "../games/card_game/made";
import { anEvent, aPosition, aTable } from "../made";

const TABLE = "T".repeat(22);

/** The answers of a server that says in which language it was asked. */
function answer(path: string, spoken: string): unknown {
  const events = [{ ...anEvent(0, 1), words: `event written in ${spoken}` }];
  if (path.includes("/replay?"))
    return { position: aPosition(1, { view: {} }), events, entry: null, last: 1 };
  if (path.includes("/events?")) return { events, earlier: false };
  if (path.endsWith("/gallery")) return { cards: [] };
  return {
    table: aTable({ status: "over", game: "toy" /* which has no board that wants a real view */ }),
    me: { seats: [0], is_host: false, muted: [] },
    invite: null,
    links: [],
  };
}

/** Of two players of the Card Game who chose blue and gold. */
const LAST_SIGNS = [0, 1].map((seat) => {
  const players = ["blue", "gold"].map((colour) => ({ colour }));
  return seatOf(markIn("card-game", { players }, seat)).shape;
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

const said = (target: Element, words: string) =>
  eventually(() => expect(target.textContent).toContain(words));

test("when the language changes, position, log and cards are fetched anew in the new one", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const spoken = new Headers(init.headers).get("Accept-Language") ?? "";
    asked.push(`${spoken} ${path.replace(/^.*\/(?=\w+(\?|$))/, "").replace(/\?.*/, "")}`);
    return Promise.resolve(new Response(JSON.stringify(answer(path, spoken))));
  });
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: 1, seat: "0" } });
  await said(target, "event written in en");
  asked.length = 0;

  await speak("de");
  await said(target, "event written in de");
  expect([...asked].sort()).toEqual(["de events", "de gallery", "de replay"]);
  expect(target.textContent).not.toContain("event written in en");

  await speak("en");
  await said(target, "event written in en");
  expect(asked.filter((one) => one.endsWith("replay"))).toEqual(["de replay"]); // the first one is still known
  await unmount(page);
});

test("a line of the table's log leads to the moment that its number is in the replay", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer(path, "en"))));
  });
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: null, then: 7, seat: "0" } });
  await said(target, "event written in en");
  expect(asked.filter((path) => path.includes("/replay?"))).toEqual([
    `/api/tables/${TABLE}/replay?then=7&seat=0`,
    `/api/tables/${TABLE}/replay?upto=1&seat=0`,
  ]);
  expect(asked).toContain(`/api/tables/${TABLE}/replay/events?seat=0&before=1000000`);
  await unmount(page);
});

test("a player has the same sign at every moment of a game that is over", async () => {
  change({ textView: true });
  const colours = [
    [null, null],
    ["gold", "blue"],
    ["blue", "gold"],
  ] as const;
  vi.stubGlobal("fetch", (path: string) => {
    const upto = Number(new URL(path, "http://vortex").searchParams.get("upto"));
    const players = (colours[upto] ?? []).map((colour, seat) => player(seat, { colour }));
    const body = path.includes("/curve")
      ? { points: [{ number: 0, odds: [0.5, 0.5] }], swings: [], sides: [0, 1], nobody: "", whole: true }
      : path.includes("/replay?")
        ? { position: aPosition(upto, { view: { ...cardGame(players) } }), events: [], entry: null, last: 2 }
        : path.includes("/events?")
          ? { events: [], earlier: false }
          : path.endsWith("/gallery")
            ? { cards: [] }
            : {
                table: aTable({ status: "over", game: "card-game" }),
                me: { seats: [0], is_host: false, muted: [] },
                invite: null,
                links: [],
              };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: 0, seat: "0" } });
  await said(target, "Looking back");
  const tab = [...target.querySelectorAll("button")].find((one) => one.textContent.includes("Looking back"));
  tab?.click();
  const signs = () => [...target.querySelectorAll(".key .mark")].map((one) => one.getAttribute("data-shape"));
  await eventually(() => expect(signs()).toEqual(LAST_SIGNS));
  for (const number of [1, 2]) {
    (target.querySelector("[aria-label='One move forward']") as HTMLButtonElement).click();
    await eventually(() => expect(location.search).toContain(`at=${number}&`));
    expect(signs()).toEqual(LAST_SIGNS);
  }
  await unmount(page);
  target.remove();
  change({ textView: false });
});

/** A game of three moves that goes on; it knows what the protocol says of moments and seats. */
function going(path: string): Response {
  const asked = new URL(path, "http://vortex").searchParams;
  const refuse = (status: number, code: string) =>
    new Response(JSON.stringify({ code, reason: "", rule: "" }), { status });
  if (asked.get("seat") === "1") return refuse(403, "not_yours");
  if (Number(asked.get("upto")) > 3) return refuse(400, "not_understood");
  const number = Number(asked.get("upto"));
  const body = path.includes("/replay?")
    ? { position: aPosition(number, { view: {} }), events: [], entry: null, last: 3 }
    : path.includes("/events?")
      ? { events: [], earlier: false }
      : path.endsWith("/gallery")
        ? { cards: [] }
        : {
            table: aTable({ game: "toy" }),
            me: { seats: [], is_host: false, muted: [] },
            invite: null,
            links: [],
          };
  return new Response(JSON.stringify(body));
}

test.each([
  [
    "a moment that never was",
    99999,
    "spectator",
    "There is no move 99999. This is the last one so far.",
    "3 / 3",
  ],
  ["another player's seat", 2, "1", "as a spectator sees it", "2 / 3"],
  ["all cards before the end", 2, "all", "as a spectator sees it", "2 / 3"],
])("a link to %s shows what comes nearest, and says so", async (_, at, seat, words, moment) => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(going(path)));
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at, seat } });
  await said(target, words);
  await said(target, moment);
  expect(target.querySelector("[role=alert]")).toBeNull();
  await unmount(page);
});

/** A server that has a record, has forgotten it, or has no time; nothing was opened in this tab. */
function aRecord(path: string, answered: string): Response {
  const refuse = (status: number) =>
    new Response(JSON.stringify({ code: answered, reason: "", rule: "" }), { status });
  if (path.startsWith("/api/records/") && answered === "not_found") return refuse(404);
  if (path.startsWith("/api/records/") && answered === "busy") return refuse(503);
  const names = ["Ada", "Bob"];
  const info = { id: "R", game: "toy", game_title: "The Toy", names, commitment: "", last: 1, over: true };
  return new Response(JSON.stringify(path.endsWith("/records/R") ? info : answer(path, "en")));
}

test("a link to a moment of a record shows it in a tab where nobody opened its file", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(aRecord(path, "ok"));
  });
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "records", id: "R", at: 1, seat: "all" } });
  await said(target, "event written in en");
  await said(target, "The Toy");
  expect(asked).toContain("/api/records/R/replay?upto=1&seat=all");
  expect(target.textContent).not.toContain("Download the record"); // the tab has not got the file
  await unmount(page);
});

test.each([
  ["not_found", true],
  ["busy", false],
])("a record is said to be gone only where the server says so: %s", async (answered, isGone) => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(aRecord(path, answered)));
  const target = document.createElement("div");
  const page = mount(Replay, { target, props: { of: "records", id: "R", at: 1, seat: "all" } });
  await eventually(() => expect(target.querySelector("[role=alert]")).not.toBeNull());
  expect(target.textContent.includes("This record is no longer here.")).toBe(isGone);
  await unmount(page);
});

test("what the bot said stays when the review is left and built anew", async () => {
  const thought = { number: 1, seat: 0, prompt: "Go on.", choices: [], chosen: null, nobody: "" };
  vi.stubGlobal("fetch", (path: string) => {
    const body = path.includes("/thought?")
      ? thought
      : path.includes("/replay?")
        ? { position: aPosition(1, { view: {} }), events: [], entry: null, last: 1 }
        : path.endsWith("/curve")
          ? { points: [], swings: [], sides: [0, 1], nobody: "", whole: true }
          : answer(path, "en");
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  Element.prototype.scrollIntoView = vi.fn();
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: 1, seat: "0" } });
  await said(target, "Looking back");
  target.querySelector<HTMLElement>("#tab-review")?.click();
  await said(target, "What would the bot do here?");
  const buttons = [...target.querySelectorAll("button")];
  buttons.find((one) => one.textContent.includes("What would the bot do here?"))?.click();
  await said(target, "is asked: Go on.");
  target.querySelector<HTMLElement>("#tab-log")?.click();
  flushSync();
  expect(target.querySelector(".review")).toBeNull();
  target.querySelector<HTMLElement>("#tab-review")?.click();
  await said(target, "is asked: Go on.");
  await unmount(page);
  target.remove();
});

test("the review is read beside the board, and nothing is worked out before it is opened", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const curve = { points: [{ number: 0, odds: [0.5, 0.5] }], swings: [], sides: [0, 1], whole: true };
    return Promise.resolve(
      new Response(JSON.stringify(path.endsWith("/curve") ? curve : answer(path, "en"))),
    );
  });
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Replay, { target, props: { of: "tables", id: TABLE, at: 1, seat: "0" } });
  await said(target, "event written in en");
  const board = target.querySelector("main.board");
  expect(asked.filter((path) => path.endsWith("/curve"))).toEqual([]);
  target.querySelector<HTMLElement>("#tab-review")?.click();
  await said(target, "Turning points");
  expect(asked.filter((path) => path.endsWith("/curve"))).toEqual([`/api/tables/${TABLE}/curve`]);
  expect(target.querySelector("main.board")).toBe(board);
  expect(target.querySelector(".right")?.contains(target.querySelector(".review"))).toBe(true);
  await unmount(page);
  target.remove();
});
