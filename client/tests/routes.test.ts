import { describe, expect, test } from "vitest";

import { routeOf, tokenOf } from "$/routes";

describe("addresses", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/new/time-clash", "", { page: "set-up", game: "time-clash", pack: "" }],
    ["/new/time-clash", "?pack=ab12%403", { page: "set-up", game: "time-clash", pack: "ab12@3" }],
    ["/cards/workshop", "", { page: "workshop", pack: "" }],
    ["/cards/workshop/ab12", "", { page: "workshop", pack: "ab12" }],
    ["/table/abc", "", { page: "table", id: "abc", text: false }],
    ["/table/abc/text/", "", { page: "table", id: "abc", text: true }],
    ["/replay", "", { page: "open-record" }],
    [
      "/replay/abc",
      "?at=12&seat=1",
      { page: "replay", of: "tables", id: "abc", at: 12, then: null, plays: false, seat: "1" },
    ],
    [
      "/replay/abc",
      "?then=7",
      { page: "replay", of: "tables", id: "abc", at: null, then: 7, plays: false, seat: null },
    ],
    [
      "/replay/abc",
      "?at=-1",
      { page: "replay", of: "tables", id: "abc", at: null, then: null, plays: false, seat: null },
    ],
    [
      "/replay/record/xy",
      "?seat=all",
      { page: "replay", of: "records", id: "xy", at: null, then: null, plays: false, seat: "all" },
    ],
    ["/rules", "", { page: "rules", game: "", rule: "" }],
    ["/rules/time-clash/TC-TECH-04", "", { page: "rules", game: "time-clash", rule: "TC-TECH-04" }],
    ["/cards/card-game", "", { page: "cards", game: "card-game" }],
    ["/settings", "", { page: "settings" }],
    ["/about", "", { page: "about" }],
    ["/table", "", { page: "missing" }],
    ["/t/abc", "", { page: "missing" }],
    ["/settings/x", "", { page: "missing" }],
    ["/replay/a/b", "", { page: "missing" }],
    ["/%E0%A4%A", "", { page: "missing" }],
  ])("%s%s", (path, query, route) => {
    expect(routeOf(path, query)).toEqual(route);
  });
});

describe("invitations", () => {
  test("the token stands in the fragment", () => {
    expect(tokenOf("#sit=abcdefghijklmnop_-12")).toBe("abcdefghijklmnop_-12");
  });

  test.each(["", "#", "#sit=", "#sit=short", "#sit=<script>alert(1)</script>", "#other=abcdefghijklmnopq"])(
    "%s is none",
    (fragment) => {
      expect(tokenOf(fragment)).toBe(null);
    },
  );
});
