import { describe, expect, test } from "vitest";

import { buried, place } from "$/games/time_clash/placing";
import { facesOf, signed, targetSum, winningFaces } from "$/games/time_clash/view";
import type { Face } from "$/wire";
import { aView, card } from "./made";

const threat = card("fleet", "threat", -300);
const view = aView(
  { enemy: [card("yo-yo", "tech", 200), threat] },
  { discards: [[card("warn", "quip", 300)], []] },
);
const at = (notation: string, seat = 0) => place(view, seat, notation.split(" "));

describe("where an answer is given", () => {
  test("cards go to stacks, piles and decks of their own team", () => {
    expect(at("play fleet enemy")).toEqual({ source: "card:fleet", target: "stack:enemy" });
    expect(at("discard fleet", 1)).toEqual({ source: "card:fleet", target: "pile:enemy" });
    expect(at("reinforce warn")).toEqual({ source: "card:warn", target: "deck:doctor" });
    expect(at("use scan 2")).toEqual({ source: "card:scan", target: "disk" });
  });

  test("a Tech's card goes to an end of the stack that it lies on", () => {
    expect(at("push fleet")).toEqual({ source: "card:fleet", target: "push:enemy" });
    expect(at("pull yo-yo")).toEqual({ source: "card:yo-yo", target: "pull:enemy" });
  });

  test("the Doctor can be drawn to an arc, and the arc can be pressed", () => {
    expect(at("go time")).toEqual({ target: "arc:time", with: ["pawn"], held: true });
    expect(at("move warn time")).toEqual({ source: "card:warn", target: "arc:time" });
  });

  test("open cards are turned and countered where they lie", () => {
    expect(at("turn enemy")).toEqual({ target: "card:fleet" });
    expect(at("cancel scan enemy")).toEqual({ source: "card:scan", target: "card:fleet" });
    expect(at("pass")).toEqual({});
  });

  test("cards of a pile are laid out when they are asked for", () => {
    expect(buried(view, ["target warn", "target fleet", "pass"])).toEqual(["warn"]);
  });
});

describe("figures", () => {
  const printed = (part: Record<string, string[]>) => ({ printed: part }) as unknown as Face;

  test("the Doctor's target is a base and the icons, which count what the pack says", () => {
    const track = printed({ flip_target: ["800"], icon_step: ["150"] });
    expect(
      targetSum(
        aView(
          {},
          {
            flip_target: 500,
            arcs: [
              { key: "a", dalek: 3, tardis: 0 },
              { key: "b", dalek: 0, tardis: 1 },
              { key: "c", dalek: 0, tardis: 0 },
            ],
          },
        ),
        track,
      ),
    ).toEqual({ tardises: 1, daleks: 3, base: 800, step: 150 });
    expect(targetSum(aView({}, { arcs: [null, null, null] }), track)).toBeNull();
    expect(targetSum(aView({}), undefined), "as long as the cards have not come").toBeNull();
  });

  test("faces that would win a Gambit reach what is needed with the sum; Fail never does", () => {
    const faces = facesOf(printed({ faces: ["0", "100", "300", "300", "400", "500"] }));
    expect(faces).toEqual([0, 100, 300, 300, 400, 500]);
    expect(winningFaces({ sum: 500, needed: 800 }, faces)).toEqual([300, 300, 400, 500]);
    expect(winningFaces({ sum: 900, needed: 800 }, faces)).toHaveLength(5);
    expect(winningFaces({ sum: 100, needed: 800 }, faces)).toEqual([]);
  });
});

test("signs are real signs", () => {
  expect([signed(300), signed(-100), signed(0)]).toEqual(["+300", "−100", "0"]);
});
