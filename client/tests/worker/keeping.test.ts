import { beforeEach, describe, expect, test } from "vitest";

import { Keeping, PATIENCE, wayOf } from "$/worker/keeping";

const ORIGIN = "https://games.example.org";
const FILES = ["/assets/index-a.js", "/icon.svg"];

const wanted = (path: string, mode: RequestMode = "cors", method = "GET") => ({
  url: path.startsWith("https:") ? path : ORIGIN + path,
  mode,
  method,
});

describe("what a request is to the worker", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/table/abc", "navigate", "page"],
    ["/docs/", "navigate", "apart"],
    ["/api/packs/a/export", "navigate", "apart"],
    ["/api/games", "cors", "apart"],
    ["/metrics", "navigate", "apart"],
    ["/apiary", "navigate", "page"],
    ["/assets/index-a.js", "cors", "file"],
    ["/assets/older-b.js", "cors", "file"],
    ["/icon.svg", "no-cors", "file"],
    ["/worker.js", "same-origin", "apart"],
    ["https://elsewhere.example/assets/index-a.js", "cors", "apart"],
  ] as const)("%s (%s) is: %s", (path, mode, way) => {
    expect(wayOf(wanted(path, mode), ORIGIN, FILES)).toBe(way);
  });

  test("what is not a question is left alone", () => {
    expect(wayOf(wanted("/", "navigate", "POST"), ORIGIN, FILES)).toBe("apart");
  });
});

/** Caches, and a server that answers as it is told. */
class World {
  stores = new Map<string, Map<string, Response>>();
  answers: (path: string) => Promise<Response> = (path) => Promise.resolve(new Response(`fresh ${path}`));
  waited: number[] = [];
  isLate = false;
  asked: string[] = [];

  keeping(version: string, files = FILES): Keeping {
    const path = (request: RequestInfo | URL) =>
      new URL(typeof request === "string" ? request : (request as Request).url, ORIGIN).pathname;
    const caches = {
      open: (name: string) => {
        const store = this.stores.get(name) ?? new Map<string, Response>();
        this.stores.set(name, store);
        return Promise.resolve({
          addAll: (all: string[]) => {
            for (const one of all) store.set(one, new Response(`kept ${one} of ${name}`));
            return Promise.resolve();
          },
        });
      },
      keys: () => Promise.resolve([...this.stores.keys()]),
      delete: (name: string) => Promise.resolve(this.stores.delete(name)),
      match: (request: RequestInfo, options?: MultiCacheQueryOptions) => {
        const named = [...this.stores].filter(([name]) => name === (options?.cacheName ?? name));
        const found = named
          .map(([, store]) => store)
          .map((one) => one.get(path(request)))
          .find(Boolean);
        return Promise.resolve(found?.clone());
      },
    } as unknown as CacheStorage;
    return new Keeping({ version, files }, ORIGIN, {
      caches,
      fetch: (request) => {
        this.asked.push(path(request));
        return this.answers(path(request));
      },
      later: (milliseconds) => {
        this.waited.push(milliseconds);
        return this.isLate ? Promise.resolve() : new Promise(() => undefined);
      },
    });
  }
}

let world: World;
let keeping: Keeping;
const text = async (request: ReturnType<typeof wanted>) => (await keeping.answer(request as Request))?.text();

beforeEach(async () => {
  world = new World();
  keeping = world.keeping("one");
  await keeping.fill();
});

describe("an address", () => {
  test("is shown as the server has it now", async () => {
    expect(await text(wanted("/table/abc", "navigate"))).toBe("fresh /table/abc");
  });

  test.each([
    ["does not answer", () => Promise.reject(new TypeError("no line"))],
    ["is away behind its proxy", () => Promise.resolve(new Response("Bad Gateway", { status: 502 }))],
  ])("is shown as it is kept where the server %s", async (_, answers) => {
    world.answers = answers;
    expect(await text(wanted("/table/abc", "navigate"))).toBe("kept / of vortex-page-one");
  });

  test("is shown as it is kept where the server takes long", async () => {
    world.answers = () => new Promise(() => undefined);
    world.isLate = true;
    expect(await text(wanted("/", "navigate"))).toBe("kept / of vortex-page-one");
    expect(world.waited).toEqual([PATIENCE]);
  });

  test("is shown without a line as the newest build has it", async () => {
    keeping = world.keeping("two");
    await keeping.fill();
    world.answers = () => Promise.reject(new TypeError("no line"));
    expect(await text(wanted("/", "navigate"))).toBe("kept / of vortex-page-two");
    expect(await text(wanted("/icon.svg", "no-cors"))).toBe("kept /icon.svg of vortex-page-two");
  });

  test("that the server refuses is refused", async () => {
    world.answers = () => Promise.resolve(new Response("barred", { status: 403 }));
    expect(await text(wanted("/", "navigate"))).toBe("barred");
  });
});

describe("a file", () => {
  test("of the build comes from this browser", async () => {
    expect(await text(wanted("/assets/index-a.js"))).toBe("kept /assets/index-a.js of vortex-page-one");
    expect(world.asked).toEqual([]);
  });

  test("that is not kept comes from the server", async () => {
    expect(await text(wanted("/assets/other.js"))).toBe("fresh /assets/other.js");
  });

  test("of the build before is kept for pages that are open, and no older one", async () => {
    for (const version of ["two", "three"]) {
      const next = world.keeping(version, [`/assets/index-${version}.js`]);
      await next.fill();
      await next.tidy();
    }
    world.stores.set("somebody-elses", new Map());
    expect([...world.stores.keys()]).toEqual(["vortex-page-two", "vortex-page-three", "somebody-elses"]);
    expect(await text(wanted("/assets/index-two.js"))).toContain("vortex-page-two");
  });

  test("of the server's own is not answered for it", () => {
    expect(keeping.answer(wanted("/api/games") as Request)).toBeNull();
    expect(keeping.answer(wanted("/worker.js") as Request)).toBeNull();
  });
});
