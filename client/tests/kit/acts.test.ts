import { describe, expect, test } from "vitest";

import { GREAT, HOP, lengthOf, LENGTHS, LONGEST, schedule, STAGGER, type Act, type Scene } from "$/kit/acts";

const move = (piece: string): Act => ({ do: "move", piece });
const scene = (kind: string, ...acts: Act[]): Scene => ({ kind, acts });

describe("lengths", () => {
  test("a hop takes its time for each space, the one where it stays among them; everything else its own", () => {
    expect(lengthOf({ do: "hop", piece: "ship", via: ["a", "b", "c"] })).toBe(4 * HOP);
    expect(lengthOf({ do: "hop", piece: "ship", via: [] })).toBe(HOP);
    expect(lengthOf(move("card"))).toBe(LENGTHS.move);
  });

  test("words across the table stay longer where a picture is held up over them", () => {
    const banner: Act = { do: "banner", words: "It begins" };
    expect(lengthOf(banner)).toBe(LENGTHS.banner);
    expect(lengthOf({ ...banner, holds: { kind: "plan", card: "one" } })).toBe(GREAT);
  });
});

describe("an update's events", () => {
  test("of different kinds come one after another", () => {
    const { timed, length } = schedule([scene("played", move("a")), scene("lost", move("b"))], 1);
    expect(timed.map((one) => one.begin)).toEqual([0, LENGTHS.move]);
    expect(length).toBe(2 * LENGTHS.move);
  });

  test("of one kind overlap, unless they move the same piece", () => {
    const apart = schedule([scene("drawn", move("a")), scene("drawn", move("b"))], 1);
    expect(apart.timed.map((one) => one.begin)).toEqual([0, STAGGER]);
    expect(apart.length).toBe(STAGGER + LENGTHS.move);
    const pulse: Act = { do: "pulse", piece: "a" };
    const same = schedule([scene("drawn", move("a")), scene("drawn", pulse)], 1);
    expect(same.timed.map((one) => one.begin)).toEqual([0, LENGTHS.move]);
  });

  test("move a piece once, to where it is in the end", () => {
    const { timed } = schedule([scene("played", move("a")), scene("placed", move("a"), move("b"))], 1);
    expect(timed.map((one) => one.act)).toEqual([move("a"), move("b")]);
  });

  test("acts of one event begin together, and events without acts take no time", () => {
    const { timed } = schedule(
      [scene("phase"), scene("lost", move("a"), move("b")), scene("won", move("c"))],
      1,
    );
    expect(timed.map((one) => one.begin)).toEqual([0, 0, LENGTHS.move]);
  });

  test("go faster with the speed, and faster still if they would last too long", () => {
    expect(schedule([scene("played", move("a"))], 2).length).toBe(LENGTHS.move / 2);
    expect(schedule([scene("played", move("a"))], 0.5).length).toBe(LENGTHS.move * 2);
    const two = ["a", "b", "c", "d", "e", "f"].map((piece) => scene(piece, move(piece)));
    expect(schedule(two, 0.5).length).toBe(2 * schedule(two, 1).length);
    const many = Array.from({ length: 40 }, (_, i) => scene(`kind-${i}`, move(`piece-${i}`)));
    const { timed, length } = schedule(many, 1);
    expect(length).toBeCloseTo(LONGEST, 5);
    expect(timed[39]?.begin).toBeCloseTo((LONGEST * 39) / 40, 5);
  });
});
