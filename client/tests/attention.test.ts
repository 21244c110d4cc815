// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { askToNotify, canNotify, mayNotify, notify } from "$/attention";
import { change } from "$/settings.svelte";

class Note {
  static permission: NotificationPermission = "granted";
  static made: Note[] = [];
  static requestPermission = () => Promise.resolve(Note.permission);
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Note.made.push(this);
  }
  close() {
    this.closed = true;
  }
}

let hidden = true;

beforeEach(() => {
  Note.permission = "granted";
  Note.made = [];
  hidden = true;
  vi.stubGlobal("Notification", Note);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  change({ notify: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  change({ notify: false });
});

describe("notifications", () => {
  test("a hidden page says it outside; a click brings it back", async () => {
    await notify("Your turn", "Act.", "table");
    const [note] = Note.made;
    expect(note).toMatchObject({ title: "Your turn", options: { body: "Act.", tag: "table" } });
    const focus = vi.spyOn(window, "focus").mockImplementation(() => undefined);
    note?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(note?.closed).toBe(true);
  });

  test("the page's worker says it where there is one, so that a click finds the table", async () => {
    const shown = vi.fn(() => Promise.resolve());
    const registration = { active: {}, showNotification: shown };
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
    await notify("Your turn", "Act.", "table");
    expect(shown).toHaveBeenCalledWith(
      "Your turn",
      expect.objectContaining({ body: "Act.", tag: "table", data: { table: "table" } }),
    );
    expect(Note.made).toEqual([]);
  });

  test("a page in sight says nothing outside", async () => {
    hidden = false;
    await notify("Your turn", "Act.", "table");
    expect(Note.made).toEqual([]);
  });

  test("nothing is said outside unless its owner and the browser allow it", async () => {
    change({ notify: false });
    await notify("Your turn", "Act.", "table");
    change({ notify: true });
    for (const no of ["denied", "default"] as const) {
      Note.permission = no;
      expect(mayNotify()).toBe(false);
      await notify("Your turn", "Act.", "table");
    }
    expect(Note.made).toEqual([]);
  });

  test("a browser without notifications, or that refuses to make one, breaks nothing", async () => {
    const refusing = vi.fn(function () {
      throw new TypeError("Illegal constructor");
    });
    vi.stubGlobal("Notification", Object.assign(refusing, { permission: "granted" }));
    await expect(notify("Your turn", "Act.", "table")).resolves.toBeUndefined();
    expect(refusing).toHaveBeenCalledOnce();
    vi.stubGlobal("Notification", undefined);
    expect(canNotify()).toBe(false);
    expect(await askToNotify()).toBe(false);
    await expect(notify("Your turn", "Act.", "table")).resolves.toBeUndefined();
  });

  test("asking for leave answers what was said", async () => {
    expect(await askToNotify()).toBe(true);
    Note.permission = "denied";
    expect(await askToNotify()).toBe(false);
  });
});
