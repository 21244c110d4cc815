import { describe, expect, test } from "vitest";

import { ApiProblem } from "$/net/api";
import { Records } from "$/records";
import type { RecordInfo } from "$/wire";

const info = (id: string): RecordInfo => ({
  id,
  game: "card-game",
  game_title: "The Doctor Who Card Game",
  names: ["Ada", "Bo"],
  options: {},
  rules_version: 1,
  commitment: "",
  seed: "",
  last: 3,
  over: true,
});

function aStore() {
  let text: string | null = null;
  return { getItem: () => text, setItem: (_: string, given: string) => void (text = given) };
}
const forgotten = new ApiProblem("not_found", "", "", 404);

describe("a record", () => {
  test("is known after a reload of the tab", () => {
    const store = aStore();
    new Records(store).keep(info("a"), "text of a");
    const after = new Records(store);
    expect(after.of("a")?.text).toBe("text of a");
    expect(after.of("b")).toBeUndefined();
  });

  test("several are known in one tab", () => {
    const records = new Records(aStore());
    records.keep(info("a"), "A");
    records.keep(info("b"), "B");
    expect([records.of("a")?.text, records.of("b")?.text]).toEqual(["A", "B"]);
  });

  test("nonsense in the store is no record", () => {
    expect(new Records({ getItem: () => "{", setItem: () => undefined }).of("a")).toBeUndefined();
    expect(
      new Records({ getItem: () => '{"info":{"id":"a"}}', setItem: () => undefined }).of("a"),
    ).toBeUndefined();
  });
});

describe("a server that has forgotten it", () => {
  test("is brought it again, and asked once more", async () => {
    const records = new Records(null);
    records.keep(info("a"), "A");
    const brought: string[] = [];
    let asked = 0;
    const api = {
      uploadRecord: (text: string) => {
        brought.push(text);
        return Promise.resolve(info("a"));
      },
    };
    const answer = await records.asking("a", api, () => {
      asked += 1;
      return asked === 1 ? Promise.reject(forgotten) : Promise.resolve("position");
    });
    expect([answer, brought, asked]).toEqual(["position", ["A"], 2]);
  });

  test("stays forgotten where the tab has nothing to bring, and other problems are not tried again", async () => {
    const api = { uploadRecord: () => Promise.reject(new Error("not to be called")) };
    const records = new Records(null);
    await expect(records.asking("a", api, () => Promise.reject(forgotten))).rejects.toBe(forgotten);
    records.keep(info("a"), "A");
    const busy = new ApiProblem("busy", "", "", 503);
    await expect(records.asking("a", api, () => Promise.reject(busy))).rejects.toBe(busy);
  });
});
