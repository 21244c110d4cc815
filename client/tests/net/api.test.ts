import { describe, expect, test } from "vitest";

import { ApiProblem, createApi } from "$/net/api";

/** A server that gives one answer and remembers how it was asked. */
function server(status: number, body: unknown, language = "en") {
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  const fetchIt = ((path: string, init?: RequestInit) => {
    asked.push({ path, init });
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  }) as typeof fetch;
  return { asked, api: createApi(fetchIt, () => language) };
}

describe("asking", () => {
  test("says which language the answer should be in", async () => {
    const { asked, api } = server(200, { games: [] }, "de");
    await api.games();
    expect(asked[0]?.path).toBe("/api/games");
    expect(asked[0]?.init?.headers).toMatchObject({ "Accept-Language": "de" });
  });

  test("sends bodies as JSON, and names in addresses are safe", async () => {
    const { asked, api } = server(200, {});
    await api.returnLink("a/b", 2);
    expect(asked[0]?.path).toBe("/api/tables/a%2Fb/return-link");
    expect(asked[0]?.init).toMatchObject({ method: "POST", body: '{"seat":2}' });
  });
});

describe("problems", () => {
  const problemOf = async (status: number, body: unknown) => {
    const error: unknown = await server(status, body)
      .api.tables()
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiProblem);
    const { code, reason, rule } = error as ApiProblem;
    return { code, reason, rule, status: (error as ApiProblem).status };
  };

  test("are taken over in the server's words", async () => {
    expect(await problemOf(409, { code: "taken", reason: "too late", rule: "X-1" })).toEqual({
      code: "taken",
      reason: "too late",
      rule: "X-1",
      status: 409,
    });
  });

  test("of something between us and the server have only a status", async () => {
    expect(await problemOf(502, "<h1>Bad gateway</h1>")).toMatchObject({ code: "strange", reason: "502" });
  });

  test("without any answer are said to be that", async () => {
    const api = createApi(() => Promise.reject(new TypeError("no network")));
    await expect(api.tables()).rejects.toMatchObject({ code: "offline" });
  });
});
