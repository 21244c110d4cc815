// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Table from "$/pages/Table.svelte";
import { titleNow } from "$/title.svelte";
import type { Me, TableInfo } from "$/wire";
import { eventually } from "../eventually";
import { aTable, aWelcome } from "../made";
import { FakeConnection } from "../net/fake_connection";

const TOKEN = "abcdefghijklmnop_-12";
const OPEN = {
  seat: 1,
  kind: "open",
  name: "",
  level: null,
  taken_over: false,
  flagged: false,
  connected: false,
} as const;

let close = () => Promise.resolve();
afterEach(async () => {
  await close();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

/** The page of a table that a server knows so; with `needsToken` it answers nobody else. */
function page(table: TableInfo, me: Me, { needsToken = false } = {}) {
  const connections: FakeConnection[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeConnection {
      constructor(address: string) {
        super(address);
        connections.push(this);
      }
    },
  );
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (!path.startsWith("/api/tables")) {
      return Promise.resolve(new Response(JSON.stringify({ games: [], cards: [], forms: [], words: {} })));
    }
    const isKnown = new Headers(init.headers).get("X-Seat-Token") === TOKEN;
    const [status, body] =
      needsToken && !isKnown
        ? [404, { code: "not_found", reason: "", rule: "" }]
        : [200, { table, me, invite: null, links: [] }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(Table, { target, props: { id: table.id, text: true } });
  close = async () => {
    await unmount(mounted);
    target.remove();
  };
  flushSync();
  return { target, connections };
}

const open = (part: Partial<TableInfo> = {}) => {
  const { seats } = aTable();
  return aTable({ status: "waiting", seats: [...seats.slice(0, 1), OPEN], ...part });
};
const NOBODY: Me = { seats: [], is_host: false, muted: [] };

test("an invitation opens the door of a table that nobody may watch", async () => {
  location.hash = `#sit=${TOKEN}`;
  const { target } = page(open({ spectators: false }), NOBODY, { needsToken: true });
  await eventually(() => expect(target.querySelector("#join-name")).not.toBeNull());
  expect(target.textContent).not.toContain("Just watch");
});

test("without the invitation such a table says that it may be private, and how one gets in", async () => {
  const { target, connections } = page(open({ spectators: false }), NOBODY, { needsToken: true });
  await eventually(() =>
    expect(target.querySelector("[role=alert]")?.textContent).toContain("invitation link"),
  );
  location.hash = `#sit=${TOKEN}`;
  dispatchEvent(new HashChangeEvent("hashchange"));
  await eventually(() => expect(target.querySelector("#join-name")).not.toBeNull());
  expect(connections.length).toBe(1); // the one before it was known that there is nothing to see
});

test("a link pasted into a tab that shows the table is taken, and leaves the address", async () => {
  const { target, connections } = page(aTable(), NOBODY);
  connections[0]?.onopen?.();
  connections[0]?.say(aWelcome({ me: NOBODY }));
  await eventually(() => expect(target.querySelector(".status")).not.toBeNull());
  location.hash = `#sit=${TOKEN}`;
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(location.hash).toBe("");
  await eventually(() => expect(target.querySelector("#join-name")).not.toBeNull());
});

test("a private table that waits tells a visitor how to sit down, and a public one lets him", async () => {
  const { target, connections } = page(open({ public: false }), NOBODY);
  connections[0]?.onopen?.();
  connections[0]?.say(aWelcome({ table: open({ public: false }), me: NOBODY, position: null }));
  await eventually(() => expect(target.textContent).toContain("This table is private"));
  connections[0]?.say({ type: "table", table: open({ public: true }), me: NOBODY });
  await eventually(() => expect(target.querySelector("#join-name")).not.toBeNull());
  expect(target.textContent).not.toContain("This table is private");
});

test("a visitor who sits there already reads that, and can go to the table", async () => {
  location.hash = `#sit=${TOKEN}`;
  const { target, connections } = page(open(), { seats: [0], is_host: true, muted: [] });
  await eventually(() => expect(target.textContent).toContain("You are already at this table: Ada."));
  expect(connections).toHaveLength(0);
  [...target.querySelectorAll("button")].find((one) => one.textContent === "Go to the table")?.click();
  await eventually(() => expect(connections).toHaveLength(1));
});

test("only who comes back may leave the name out", async () => {
  const name = (target: Element) => target.querySelector<HTMLInputElement>("#join-name");
  location.hash = `#sit=${TOKEN}`;
  const { target } = page(open(), NOBODY);
  await eventually(() => expect(name(target)?.required).toBe(true));
  expect(target.textContent).not.toContain("Leave it empty");
  await close();
  location.hash = `#sit=${TOKEN}`;
  const playing = page(aTable(), NOBODY).target;
  await eventually(() => expect(name(playing)?.required).toBe(false));
  expect(playing.textContent).toContain("Leave it empty");
});

test("the tab is called after the table in its lobby, and after the next player behind a curtain", async () => {
  const named = { title: "Friday", game: "time-clash" };
  const { connections } = page(open(named), { seats: [0], is_host: true, muted: [] });
  connections[0]?.onopen?.();
  connections[0]?.say(aWelcome({ table: open(named), position: null }));
  await eventually(() => expect(titleNow()).toBe("Friday – Vortex"));
  connections[0]?.say(aWelcome({ table: aTable(named), me: { seats: [0, 1], is_host: true, muted: [] } }));
  await eventually(() => expect(titleNow()).toBe("Ada is next: Friday – Vortex"));
});
