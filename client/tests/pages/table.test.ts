import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Table from "$/pages/Table.svelte";
import { speak } from "$/words.svelte";
import type { GameInfo } from "$/wire";
import { anEvent, aPosition, aTable, aWelcome, anUpdate, FakeLine } from "../net/fake_line";

const games: Partial<GameInfo>[] = [{ key: "card-game", hints: true, levels: [] }];
let close = () => Promise.resolve();

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  await speak("en");
});

const heard = (what: () => void) =>
  vi.waitFor(() => {
    flushSync();
    what();
  });

/** A page of a table whose line the test holds. */
function shown() {
  const lines: FakeLine[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeLine {
      constructor(address: string) {
        super(address);
        lines.push(this);
      }
    },
  );
  vi.stubGlobal("fetch", (path: string) => {
    const table = { table: aTable(), me: { seats: [0], is_host: true }, invite: null, links: [] };
    const link = { token: "back", url: "http://vortex/table/T#sit=back", seat: 0 };
    const body = path.startsWith("/api/tables")
      ? { ...table, seat: 0, link }
      : { games, cards: [], forms: [], words: {}, rules: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Table, { target, props: { id: "T".repeat(22), text: true } });
  close = async () => {
    await unmount(page);
    target.remove();
  };
  flushSync();
  return { target, lines };
}

function opened() {
  const { target, lines } = shown();
  const line = lines[0];
  if (!line) throw new Error("no line was opened");
  line.onopen?.();
  return { target, line, lines };
}

test("when the language changes, the same line brings question and log in the new one", async () => {
  const welcome = (prompt: string, words: string) => {
    const position = aPosition(1, { ask: null });
    const waiting = { seat: 1, topic: "turn", rule: "CG-TURN-03", prompt, is_window: false };
    return aWelcome({
      position: { ...position, waiting },
      events: [{ ...anEvent(0, 1), words }],
    });
  };

  const { target, line, lines } = opened();
  expect(line.last("hello").language).toBe("en");
  line.say(welcome("Take actions.", "Ada plays blue."));
  await heard(() => {
    expect(target.textContent).toContain("Take actions.");
    expect(target.textContent).toContain("Ada plays blue.");
  });

  await speak("de");
  await heard(() => expect(line.last("hello")).toMatchObject({ language: "de", since: null }));
  line.say(welcome("Führe Aktionen aus.", "Ada spielt mit Blau."));
  await heard(() => {
    expect(target.textContent).toContain("Führe Aktionen aus.");
    expect(target.textContent).toContain("Ada spielt mit Blau.");
    expect(target.textContent).not.toContain("Ada plays blue.");
  });
  expect(lines).toHaveLength(1);
});

test("a hint is old as soon as the question is, also after a choice that nobody else can see", async () => {
  const { target, line } = opened();
  line.say(aWelcome());
  const hint = () => [...target.querySelectorAll("button")].find((one) => one.textContent.trim() === "Hint");
  await heard(() => expect(hint()).toBeDefined());
  hint()?.click();
  const { id } = line.last("hint");
  line.say({ type: "hint", id, number: 0, choice: 7, notation: "pass" });
  await heard(() => expect(target.querySelector(".option.hinted")).not.toBeNull());
  line.say(anUpdate(0, { position: aPosition(0, { private: 1 }) }));
  await heard(() => expect(target.querySelector(".option.hinted")).toBeNull());
});

test("what somebody did besides moving can still be read when a bot goes on at once", async () => {
  const { target, line } = opened();
  line.say(aWelcome());
  const entry = { kind: "take_over", seat: 1, by_bot: false, to: null, yes: null, level: "random" } as const;
  const alert = () => target.querySelector("[role=alert]")?.textContent;
  await heard(() => expect(target.querySelector(".actions")).not.toBeNull());
  line.say(anUpdate(1, { entry }));
  flushSync();
  line.say(anUpdate(2));
  flushSync();
  await heard(() => expect(alert()).toBe("A bot plays for Bo now: random."));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 10_000);
  line.say(anUpdate(3));
  await heard(() => expect(alert()).toBeUndefined());
  vi.restoreAllMocks();
});

test("whoever sits down by a link is told once how to come back", async () => {
  location.hash = "#sit=abcdefghijklmnop_-12";
  const { target, lines } = shown();
  await heard(() => expect(target.querySelector("#join-name")).not.toBeNull());
  expect(location.hash).toBe("");
  target.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await heard(() => expect(lines).toHaveLength(1));
  lines[0]?.onopen?.();
  lines[0]?.say(aWelcome());
  const button = (words: string) =>
    [...target.querySelectorAll<HTMLButtonElement>(".kept button")].find((one) => one.textContent === words);
  await heard(() => expect(button("Link back to my seat")).toBeDefined());
  button("Link back to my seat")?.click();
  flushSync();
  expect(target.querySelector<HTMLInputElement>("#return-link")?.value).toBe(
    "http://vortex/table/T#sit=back",
  );
  button("Got it")?.click();
  flushSync();
  expect(target.querySelector(".kept")).toBeNull();
});
