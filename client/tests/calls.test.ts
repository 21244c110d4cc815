// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { beCalled, beCalledNoMore, canBeCalled } from "$/calls";
import { api } from "$/net/api";

const KEY = "BP4z9KsN"; // in the alphabet of addresses
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;

class Subscription {
  ended = false;
  constructor(
    readonly endpoint: string,
    key: string,
  ) {
    this.options = { applicationServerKey: bytesOf(key) };
  }
  options: { applicationServerKey: ArrayBuffer };
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "public", auth: "secret" } });
  unsubscribe = () => Promise.resolve((this.ended = true));
}

let present: Subscription | null;
let subscribed: PushSubscriptionOptionsInit[];

beforeEach(() => {
  present = null;
  subscribed = [];
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(present),
      subscribe: (how: PushSubscriptionOptionsInit) => {
        subscribed.push(how);
        return Promise.resolve((present = new Subscription("https://push.example.net/new", KEY)));
      },
    },
  };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("navigator", {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  vi.spyOn(api, "calls").mockImplementation(() => Promise.resolve({ key: KEY }));
  vi.spyOn(api, "beCalled").mockImplementation(() => Promise.resolve({ key: KEY }));
  vi.spyOn(api, "beCalledNoMore").mockImplementation(() => Promise.resolve({ key: KEY }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("being called", () => {
  test("subscribes to this server's key and tells the server", async () => {
    expect(await beCalled()).toBe(true);
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
    expect(api.beCalled).toHaveBeenCalledWith({
      endpoint: "https://push.example.net/new",
      key: "public",
      secret: "secret",
      language: "en",
    });
  });

  test("keeps the subscription that is there, and replaces one to another key", async () => {
    present = new Subscription("https://push.example.net/old", KEY);
    expect(await beCalled()).toBe(true);
    expect(subscribed).toEqual([]);
    const strange = (present = new Subscription("https://push.example.net/strange", "AAAA"));
    expect(await beCalled()).toBe(true);
    expect(strange.ended).toBe(true);
    expect(subscribed).toHaveLength(1);
  });

  test("asks no push service where the server calls nobody", async () => {
    vi.mocked(api.calls).mockImplementation(() => Promise.resolve({ key: "" }));
    expect(await beCalled()).toBe(false);
    expect(subscribed).toEqual([]);
    expect(api.beCalled).not.toHaveBeenCalled();
  });

  test("fails quietly without a line, a worker or push services", async () => {
    vi.mocked(api.calls).mockImplementation(() => Promise.reject(new Error("offline")));
    expect(await beCalled()).toBe(false);
    vi.stubGlobal("PushManager", undefined);
    expect(canBeCalled()).toBe(false);
    vi.mocked(api.calls).mockImplementation(() => Promise.resolve({ key: KEY }));
    expect(await beCalled()).toBe(false);
    await expect(beCalledNoMore()).resolves.toBeUndefined();
  });
});

test("being called no more ends the subscription here and there", async () => {
  await beCalledNoMore();
  expect(api.beCalledNoMore).not.toHaveBeenCalled();
  const old = (present = new Subscription("https://push.example.net/old", KEY));
  await beCalledNoMore();
  expect(old.ended).toBe(true);
  expect(api.beCalledNoMore).toHaveBeenCalledWith("https://push.example.net/old");
});
