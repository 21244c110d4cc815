import { describe, expect, test } from "vitest";

import { next, settle } from "$/table/sheet";

describe("the sheet", () => {
  test("a tap opens a low one and closes any other", () => {
    expect([next("low"), next("middle"), next("high")]).toEqual(["middle", "low", "low"]);
  });

  test("comes to rest near where it was let go, and leans the way it was pulled", () => {
    expect(settle(0.05, -100)).toBe("low");
    expect(settle(0.3, 40)).toBe("middle");
    expect(settle(0.7, 200)).toBe("high");
    expect(settle(0.2, -30)).toBe("low");
    expect(settle(0.2, 30)).toBe("middle");
    expect(settle(0.4, 60)).toBe("high");
    expect(settle(0.5, -60)).toBe("middle");
  });
});
