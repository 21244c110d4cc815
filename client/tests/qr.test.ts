import { encode } from "uqr";
import { expect, test } from "vitest";

import { squareOf } from "$/qr";

/** The modules that a path of runs covers. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i += 1) (modules[Number(y)] ?? [])[Number(x) + i] = true;
  }
  return modules;
}

test("the path covers exactly the dark modules, with a quiet border", () => {
  const address = `http://192.168.178.20:8000/table/${"T".repeat(22)}#sit=${"k".repeat(60)}`;
  const { size, path } = squareOf(address);
  expect(modulesOf(path, size)).toEqual(encode(address, { ecc: "L", border: 2 }).data);
  expect(path).not.toMatch(/M[01] |M\d+ [01]h/);
});
