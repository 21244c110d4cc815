import { describe, expect, test } from "vitest";

import { place, sourceOf } from "$/games/time_of_the_daleks/placing";
import type { DaleksView } from "$/games/time_of_the_daleks/wire";
import { anOption, aQuestion } from "../../made";
import { views } from "./made";

const view = views().find((one) => one.players.some((player) => player.companions.length)) as DaleksView;
const at = (notation: string, on: DaleksView = view, seat = 0) =>
  place(on, aQuestion({ seat }), anOption(1, notation));

describe("where choices are made", () => {
  test("cards, places, dice, seats", () => {
    expect(at("play fez")).toEqual({ source: "card:fez", target: "stage" });
    expect(at("go earth-past")).toEqual({ target: "zone:earth-past" });
    expect(at("dalek earth-past")).toEqual({ target: "zone:earth-past" });
    expect(at("dalek karn")).toEqual({ target: "tile:karn" });
    expect(at("call 2")).toEqual({ target: "seat:1" });
    expect(at("exterminate helper red")).toEqual({ source: "dice:helper:red" });
    expect(at("die black science")).toEqual({ source: "look:black-science" });
    expect(at("reroll-sonic")).toEqual({ source: "reroll-sonic" });
    expect(at("pass")).toEqual({});
    expect(at("choose 2")).toEqual({});
  });

  test("dice are cut from the pool of the asked player", () => {
    const helped = { ...view, adventure: { ...view.adventure, helper: 1 } } as DaleksView;
    expect(at("cut blue", helped, 1)).toEqual({ source: "dice:helper:blue" });
    expect(at("cut blue", helped, 0)).toEqual({ source: "dice:caller:blue" });
  });

  test("an icon is used where its card lies", () => {
    const player = view.players.find((one) => one.companions.length);
    expect(sourceOf(view, player?.companions[0]?.key ?? "")).toBe(
      `companion:${player?.companions[0]?.key ?? ""}`,
    );
    expect(sourceOf(view, view.players[0]?.doctor ?? "?")).toBe(`doctor:${view.players[0]?.doctor ?? ""}`);
    expect(sourceOf(view, "fez")).toBe("card:fez");
  });
});
