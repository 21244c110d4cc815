import { describe, expect, test } from "vitest";

import { draw } from "$/games";
import { linesIn, samples, sceneOf } from "../samples";

test("an arc tells what it can do, in the words of its card", () => {
  const { views, cards } = samples["time-clash"] ?? { views: [], cards: [] };
  const view = views.at(-1) ?? {};
  const arcs = (view.arcs as ({ key: string } | null)[]).map((arc) => arc?.key);
  const lines = linesIn(draw("time-clash", view, sceneOf("time-clash", view))).map((line) =>
    line.kind === "fact" ? line.value : "",
  );
  const abilities = cards.filter((card) => arcs.includes(card.key)).flatMap((card) => card.lines.slice(1));
  expect(abilities.length).toBeGreaterThanOrEqual(3);
  expect(lines).toEqual(expect.arrayContaining(abilities));
});

describe("what is pending", () => {
  const sample = samples["time-clash"]?.views.at(-1) ?? {};
  const card = (key: string) => ({ key, team: "doctor", suit: "tech", value: 200 });
  const thing = (kind: string, part: object = {}) => ({
    kind,
    seat: 1,
    card: null,
    option: null,
    stack: null,
    target: null,
    answers: null,
    ...part,
  });
  const shown = (...pending: object[]) => {
    const view = { ...sample, pending };
    return draw("time-clash", view, sceneOf("time-clash", view)).zones.find((zone) => zone.id === "pending");
  };

  test("nothing is no zone", () => {
    expect(shown()).toBeUndefined();
  });

  test("a play, and the counter that answers it", () => {
    const zone = shown(
      thing("play", { card: card("yo-yo"), stack: "time" }),
      thing("counter", { seat: 0, card: card("fair-warning"), answers: 0 }),
    );
    expect(zone?.urgent).toBe(true);
    expect(zone?.lines.map((line) => line.label)).toEqual([
      "Bo plays on the Time stack",
      "Ada counters the play with",
    ]);
    expect(zone?.lines.map((line) => line.kind === "cards" && line.cards.map((one) => one.key))).toEqual([
      ["yo-yo"],
      ["fair-warning"],
    ]);
  });

  test("what has no card is said in words, what is aimed at is marked", () => {
    const zone = shown(thing("move", { stack: "enemy" }), thing("loss", { target: card("yo-yo") }));
    expect(zone?.lines[0]).toEqual({
      kind: "fact",
      label: "",
      value: "Bo moves the Doctor to the Enemy arc.",
    });
    expect(zone?.lines[1]).toMatchObject({ kind: "cards", label: "Bo loses", cards: [{ key: "yo-yo" }] });
  });
});
