import { describe, expect, test } from "vitest";

import { place } from "$/games/card_game/placing";
import type { Topic } from "$/games/card_game/wire";
import { anOption, aQuestion } from "../../made";
import { attack, location, player, table } from "./made";

describe("places of choices", () => {
  const hand = (...cards: string[]) => ({ count: cards.length, cards });
  const view = table([
    player(0, { hand: hand("doctor", "cybermen", "davros", "roboforms", "teselecta") }),
    player(1, {
      line: [
        location("pompeii", 4),
        location("utah", 2, { attack: attack(2, "daleks") }),
        location("venice", 3, { attack: attack(0, "cybermen") }),
      ],
    }),
    player(2),
  ]);
  const at = (notation: string, topic: Topic = "turn", seen = view, cards: string[] = []) =>
    place(seen, aQuestion({ topic }), anOption(1, notation, { cards }));

  test("cards go to the line, the reserve or the discards, and are picked up first", () => {
    expect(at("play teselecta")).toEqual({ source: "card:teselecta", target: "line", held: true });
    expect(at("reserve doctor")).toMatchObject({ target: "reserve", held: true });
    expect(at("discard doctor")).toMatchObject({ target: "discards", held: true });
  });

  test("a Location takes the cards that the question names for it", () => {
    const cards = ["cybermen", "roboforms"];
    expect(at("attack pompeii", "turn", view, cards).with).toEqual(["card:cybermen", "card:roboforms"]);
    expect(at("defend pompeii", "turn", view, ["doctor"]).with).toEqual(["card:doctor"]);
  });

  test("what is added goes where the action is about", () => {
    const choosing = {
      action: "attack" as const,
      kind: "enemy" as const,
      location: "pompeii",
      cards: [],
      strength: 0,
    };
    expect(at("add davros", "turn", { ...view, choosing })).toEqual({
      source: "card:davros",
      target: "place:pompeii",
    });
    const discarding = {
      action: "discard" as const,
      kind: null,
      location: null,
      cards: ["doctor"],
      strength: null,
    };
    expect(at("add davros", "turn", { ...view, choosing: discarding }).target).toBe("discards");
    expect(at("pass", "turn", { ...view, choosing })).toEqual({});
    expect(at("pass")).toEqual({ target: "tray" });
    expect(at("pass", "teselecta")).toEqual({});
  });

  test("Teselecta is played from where it lies, a card struck by its slot, one card bought at the deck", () => {
    expect(at("teselecta hand", "teselecta", view, ["teselecta"])).toEqual({ source: "card:teselecta" });
    expect(at("teselecta reserve", "teselecta", view, ["teselecta"])).toEqual({ source: "kept:teselecta" });
    const choosing = {
      action: "support" as const,
      kind: null,
      location: "venice",
      cards: ["k-9"],
      strength: null,
    };
    expect(at("strike 2", "turn", { ...view, choosing })).toEqual({ target: "foe:venice:1" });
    expect(at("buy 1")).toEqual({ target: "deck" });
    expect(at("buy 2")).toEqual({});
    expect(at("take 3")).toEqual({ target: "seat:2" });
  });
});
