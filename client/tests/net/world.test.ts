import { expect, test } from "vitest";

import { socketAddress, uuid4 } from "$/net/world";

test("ids are UUIDs of version 4, also where the browser makes none", () => {
  expect(uuid4(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
  expect(uuid4(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});

test("the socket is on the page's own host, and safe where the page is", () => {
  expect(socketAddress("abc", { protocol: "https:", host: "v.example" })).toBe(
    "wss://v.example/api/tables/abc/socket",
  );
  expect(socketAddress("abc", { protocol: "http:", host: "10.0.0.1:8000" })).toMatch(/^ws:/);
});
