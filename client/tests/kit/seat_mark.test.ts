// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { SEATS } from "$/kit/palette";
import SeatMark from "$/kit/SeatMark.svelte";
import { SEAT_OUTLINES } from "$/kit/shapes";
import { colour, drawn, howManyDiffer, paths } from "./drawn";

test("each seat has its shape and colour, and no two the same shape", () => {
  const marks = SEATS.map((_, seat) => drawn(SeatMark, { seat }));
  expect(marks.map((mark) => paths(mark))).toEqual(SEATS.map(({ shape }) => [SEAT_OUTLINES[shape]]));
  expect(marks.map((mark) => colour(mark, "path", "fill"))).toEqual(SEATS.map(({ fill }) => fill));
  expect(howManyDiffer(marks.map((mark) => paths(mark)))).toBe(SEATS.length);
});
