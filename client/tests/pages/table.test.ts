// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Table from "$/pages/Table.svelte";
import type { GameInfo } from "$/wire";
import { speak } from "$/words.svelte";
import { eventually } from "../eventually";
import { anEvent, aPosition, aQuestion, asksOther, aTable, aWelcome, anUpdate } from "../made";
import { FakeConnection } from "../net/fake_connection";

const games: Partial<GameInfo>[] = [{ key: "lanterns", hints: true, levels: ["novice"] }];
let close = () => Promise.resolve();

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  await speak("en");
});

/** A page of a table whose connection the test holds. */
function shown({ text = true, knowsGames = true } = {}) {
  const connections: FakeConnection[] = [];
  const asked: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeConnection {
      constructor(address: string) {
        super(address);
        connections.push(this);
      }
    },
  );
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (typeof init?.body === "string") asked.push(init.body);
    if (!knowsGames && path.startsWith("/api/games"))
      return Promise.resolve(new Response(null, { status: 404 }));
    const table = { table: aTable(), me: { seats: [0], is_host: true, muted: [] }, invite: null, links: [] };
    const link = { token: "back", url: "http://vortex/table/T#sit=back", seat: 0 };
    const body = path.startsWith("/api/tables")
      ? { ...table, seat: 0, link }
      : { games, cards: [], forms: [], words: {}, rules: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Table, { target, props: { id: "T".repeat(22), text } });
  close = async () => {
    await unmount(page);
    target.remove();
  };
  flushSync();
  return { target, connections, asked };
}

function opened(how: Parameters<typeof shown>[0] = {}) {
  const { target, connections, asked } = shown(how);
  const connection = connections[0];
  if (!connection) throw new Error("no connection was opened");
  connection.onopen?.();
  return { target, connection, connections, asked };
}

test("when the language changes, the same connection brings question and log in the new one", async () => {
  const welcome = (prompt: string, words: string) => {
    return aWelcome({
      position: aPosition(1, { question: asksOther(1, prompt) }),
      events: [{ ...anEvent(0, 1), words }],
    });
  };

  const { target, connection, connections } = opened();
  expect(connection.last("hello").language).toBe("en");
  connection.say(welcome("Take actions.", "Ada plays blue."));
  await eventually(() => {
    expect(target.textContent).toContain("Take actions.");
    expect(target.textContent).toContain("Ada plays blue.");
  });

  await speak("de");
  await eventually(() => expect(connection.last("hello")).toMatchObject({ language: "de", since: null }));
  connection.say(welcome("Führe Aktionen aus.", "Ada spielt mit Blau."));
  await eventually(() => {
    expect(target.textContent).toContain("Führe Aktionen aus.");
    expect(target.textContent).toContain("Ada spielt mit Blau.");
    expect(target.textContent).not.toContain("Ada plays blue.");
  });
  expect(connections).toHaveLength(1);
});

test("a hint is old as soon as the question is, also after a choice that nobody else can see", async () => {
  const { target, connection } = opened();
  connection.say(aWelcome());
  const hint = () => [...target.querySelectorAll("button")].find((one) => one.textContent.trim() === "Hint");
  await eventually(() => expect(hint()).toBeDefined());
  hint()?.click();
  const { id } = connection.last("hint");
  const tried = [{ choice: 7, tries: 12, odds: 0.614, nobody: 0 }];
  connection.say({ type: "hint", id, number: 0, choice: 7, notation: "pass", tried, nobody: "" });
  await eventually(() => expect(target.querySelector(".option.hinted")).not.toBeNull());
  expect(target.textContent).toContain("Chances of winning, as the bot estimates them: Pass: 61 %");
  connection.say(anUpdate(0, { position: aPosition(0, { private: 1 }) }));
  await eventually(() => expect(target.querySelector(".option.hinted")).toBeNull());
  expect(target.textContent).not.toContain("what the bot tried");
});

test("what a player did besides moving can still be read when a bot goes on at once", async () => {
  const { target, connection } = opened();
  connection.say(aWelcome());
  const entry = { kind: "take_over", seat: 1, by_bot: false, to: null, yes: null, level: "random" } as const;
  const alert = () => target.querySelector("[role=alert]")?.textContent;
  await eventually(() => expect(target.querySelector(".actions")).not.toBeNull());
  connection.say(anUpdate(1, { entry }));
  flushSync();
  connection.say(anUpdate(2));
  flushSync();
  await eventually(() => expect(alert()).toBe("A bot now plays for Bo: random."));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 10_000);
  connection.say(anUpdate(3));
  await eventually(() => expect(alert()).toBeUndefined());
  vi.restoreAllMocks();
});

test("a player who sits down by a link reads once how to come back", async () => {
  location.hash = "#sit=abcdefghijklmnop_-12";
  const { target, connections } = shown();
  await eventually(() => expect(target.querySelector("#join-name")).not.toBeNull());
  expect(location.hash).toBe("");
  target.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await eventually(() => expect(connections).toHaveLength(1));
  connections[0]?.onopen?.();
  connections[0]?.say(aWelcome());
  const button = (words: string) =>
    [...target.querySelectorAll<HTMLButtonElement>(".kept button")].find((one) => one.textContent === words);
  await eventually(() => expect(button("Link back to my seat")).toBeDefined());
  button("Link back to my seat")?.click();
  flushSync();
  expect(target.querySelector<HTMLInputElement>("#return-link")?.value).toBe(
    "http://vortex/table/T#sit=back",
  );
  button("Got it")?.click();
  flushSync();
  expect(target.querySelector(".kept")).toBeNull();
});

const away = () => aTable({ seats: aTable().seats.map((seat) => ({ ...seat, connected: seat.seat === 0 })) });
const waitingForBo = (number: number) => aPosition(number, { question: asksOther(1) });
const buttonIn = (target: Element, words: string) =>
  [...target.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent.trim() === words);

test("the host can give a player who has lost the device a link back, after a minute", async () => {
  const { target, connection } = opened();
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  connection.say(aWelcome({ position: waitingForBo(0) }));
  await eventually(() => expect(target.querySelector(".seats")).not.toBeNull());
  connection.say({ type: "table", table: away(), me: { seats: [0], is_host: true, muted: [] } });
  await eventually(() => expect(target.querySelector(".seats")?.textContent).toContain("in 60 seconds"));
  expect(buttonIn(target, "Device lost? Make a link to this seat")).toBeUndefined();
  now.mockReturnValue(1_060_000);
  connection.say({ type: "table", table: away(), me: { seats: [0], is_host: true, muted: [] } });
  await eventually(() => expect(buttonIn(target, "Device lost? Make a link to this seat")).toBeDefined());
  buttonIn(target, "Device lost? Make a link to this seat")?.click();
  await eventually(() => expect(target.querySelector("dialog h2")?.textContent).toContain("Bo"));
  now.mockRestore();
});

test("only the host has such a link to give", async () => {
  const { target, connection } = opened();
  connection.say(
    aWelcome({ table: away(), me: { seats: [0], is_host: false, muted: [] }, position: waitingForBo(0) }),
  );
  await eventually(() => expect(target.querySelector(".seats")?.textContent).toContain("is away"));
  expect(buttonIn(target, "Device lost? Make a link to this seat")).toBeUndefined();
});

test("a bot asked for from the row below plays for the player who is away, not for oneself", async () => {
  const { target, connection, asked } = opened();
  connection.say(aWelcome({ table: away(), position: waitingForBo(0) }));
  await eventually(() => expect(target.querySelector(".waits button")?.textContent).toBe("novice"));
  target.querySelector<HTMLButtonElement>(".waits button")?.click();
  await eventually(() => expect(asked).toContain('{"seat":1,"level":"novice"}'));
});

test("a take-back names its moment by the log, and leaves a connection there", async () => {
  const { target, connection } = opened();
  connection.say(aWelcome({ position: aPosition(2), events: [anEvent(0, 1), anEvent(1, 2)] }));
  const entry = { kind: "take_back", seat: 1, by_bot: false, to: 1, yes: null, level: null } as const;
  const take_back = { seat: 1, to: 1, needs: [0], agreed: [] };
  await eventually(() => expect(target.querySelector(".log")?.textContent).toContain("event 1"));
  connection.say(anUpdate(3, { entry, position: aPosition(3, { take_back }) }));
  await eventually(() =>
    expect(target.querySelector(".strip.warn")?.textContent).toContain("after “event 0”"),
  );
  connection.say(
    anUpdate(4, { entry: { ...entry, kind: "take_back_answer", seat: 0, yes: true }, undone_to: 1 }),
  );
  await eventually(() =>
    expect(target.querySelector(".log .aside")?.textContent).toContain("Bo has taken back"),
  );
  expect(target.querySelector(".log")?.textContent).not.toContain("event 1");
});

test("a game that the page does not know is played as text, by the list of choices, with its log", async () => {
  const { target, connection } = opened({ text: false, knowsGames: false });
  const table = aTable({ game: "lanterns", game_title: "Lanterns" });
  const options = ["red", "blue"].map((colour, choice) => ({
    choice,
    notation: `light ${colour}`,
    words: `Light the ${colour} one`,
    rule: "TOY-1",
    cost: "",
    target: "",
    cards: [],
  }));
  const view = { seat: 0, goal: 12, hands: [["red", "blue"], [null]], light: [3, 4] };
  const question = aQuestion({ topic: "light", rule: "TOY-1", prompt: "Light a lantern.", options });
  const position = aPosition(1, { view, question });
  connection.say(aWelcome({ table, position, events: [anEvent(0, 1)] }));
  const zones = () =>
    Object.fromEntries(
      [...target.querySelectorAll("section.zone")].map((zone) => [
        zone.querySelector("h2")?.textContent.trim(),
        zone.textContent,
      ]),
    );
  await eventually(() => expect(Object.keys(zones())).toEqual(["Table", "Ada: Hands", "Bo: Hands"]));
  expect(zones().Table).toMatch(/Goal\s*12/);
  expect(zones().Table).toMatch(/Light\s*3, 4/);
  expect(zones()["Ada: Hands"]).toContain("red, blue");
  expect(target.textContent).toContain("Light a lantern.");
  target.querySelector<HTMLButtonElement>("[aria-controls=side]")?.click(); // where there is no room for the log beside
  flushSync();
  expect(target.querySelector(".log")?.textContent).toContain("event 0");
  const [red] = target.querySelectorAll<HTMLButtonElement>("button.option");
  expect(red?.textContent).toContain("Light the red one");
  red?.click();
  expect(connection.last("move").choice).toBe(0);
});
