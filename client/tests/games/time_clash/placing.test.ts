import { describe, expect, test } from "vitest";

import { buried, place } from "$/games/time_clash/placing";
import { anOption, aQuestion } from "../../made";
import { aView, card } from "./made";

const threat = card("fleet", "threat", -300);
const view = aView(
  { enemy: [card("yo-yo", "tech", 200), threat] },
  { discards: [[card("warn", "quip", 300)], []] },
);
const at = (notation: string, seat = 0) => place(view, aQuestion({ seat }), anOption(1, notation));

describe("where an answer is given", () => {
  test("cards go to stacks, piles and decks of their own team", () => {
    expect(at("play fleet enemy")).toEqual({ source: "card:fleet", target: "stack:enemy" });
    expect(at("discard fleet", 1)).toEqual({ source: "card:fleet", target: "pile:enemy", held: true });
    expect(at("reinforce warn")).toEqual({ source: "card:warn", target: "deck:doctor" });
    expect(at("use scan 2")).toEqual({ source: "card:scan", target: "disk" });
  });

  test("a Tech's card goes to an end of the stack that it lies on", () => {
    expect(at("push fleet")).toEqual({ source: "card:fleet", target: "push:enemy" });
    expect(at("pull yo-yo")).toEqual({ source: "card:yo-yo", target: "pull:enemy" });
  });

  test("the Doctor can be drawn to an arc, and the arc can be pressed", () => {
    expect(at("go time")).toEqual({ target: "arc:time", with: ["pawn"], held: true });
    expect(at("move warn time")).toEqual({ source: "card:warn", target: "arc:time", held: true, asks: true });
  });

  test("open cards are turned and countered where they lie", () => {
    expect(at("turn enemy")).toEqual({ target: "card:fleet" });
    expect(at("cancel scan enemy 2")).toEqual({ source: "card:scan", target: "card:fleet" });
    expect(at("pass")).toEqual({});
  });

  test("cards of a pile are laid out when they are asked for", () => {
    expect(buried(view, ["target warn", "target fleet", "pass"])).toEqual(["warn"]);
  });
});
