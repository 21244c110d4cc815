import { describe, expect, test } from "vitest";

import { Numbers } from "$/games/time_of_the_daleks/board/numbers";
import { scriptOf, via } from "$/games/time_of_the_daleks/script";
import type { DaleksView } from "$/games/time_of_the_daleks/view";
import { t } from "$/words.svelte";
import { cardsOf, viewsOf } from "../seated";

const GAME = "time-of-the-daleks";
const numbers = new Numbers(cardsOf(GAME));

/** The acts of one event between two views. */
function acts(kind: string, told: number[], alter: (view: DaleksView) => void = () => undefined) {
  const [before, after] = [viewsOf(GAME)[2], viewsOf(GAME)[2]] as unknown as [DaleksView, DaleksView];
  alter(after);
  const event = { index: 1, number: 1, kind, public: told, secret: [], hidden: 0, event: {}, words: "" };
  const script = scriptOf(() => ({
    names: ["Ada", "Bo", "Cy"],
    numbers,
    dice: () => [],
    siblings: () => [event],
  }));
  return script(event, before as never, after as never);
}

test("a Doctor who regenerates is turned over, and everybody is told who", () => {
  const doctor = numbers.key("doctor", 1);
  expect(doctor).not.toBe("");
  expect(acts("regenerated", [2, 1])).toEqual([
    { do: "flip", piece: `doctor:${doctor}`, sound: "flip" },
    { do: "banner", words: t("tod-board-regenerates", { name: "Cy" }), tone: "plain" },
  ]);
});

describe("a walk on the Web", () => {
  test("goes over every space between, forwards and back", () => {
    expect(via(4, 7)).toEqual(["space:5", "space:6"]);
    expect(via(7, 4)).toEqual(["space:6", "space:5"]);
    expect(via(4, 5)).toEqual([]);
  });

  test("of the ship and of a timeship is a hop to where they now stand", () => {
    const from = (viewsOf(GAME)[2] as unknown as DaleksView).track.ship;
    expect(acts("moved-ship", [from + 3], (view) => (view.track.ship = from + 3))).toEqual([
      { do: "hop", piece: "ship", via: [`space:${from + 1}`, `space:${from + 2}`], sound: "conflict" },
    ]);
    expect(acts("moved-ship", [from])).toEqual([]);
    const was = (viewsOf(GAME)[2] as unknown as DaleksView).players[1]?.tardis ?? 0;
    const walked = acts("moved-tardis", [1, 0, was + 2], (view) =>
      Object.assign(view.players[1] ?? {}, { tardis: was + 2 }),
    );
    expect(walked).toEqual([{ do: "hop", piece: "tardis:1", via: [`space:${was + 1}`], sound: "hop" }]);
  });
});

test("what nobody needs to see moves nothing", () => {
  expect(acts("never-heard-of", [])).toEqual([]);
});
