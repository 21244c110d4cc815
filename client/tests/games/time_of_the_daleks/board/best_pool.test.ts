import { describe, expect, test } from "vitest";

import { nextOfBestPool } from "$/games/time_of_the_daleks/board/best_pool";
import type { OptionLine } from "$/wire";

const options = (...notations: string[]): { options: OptionLine[] } => ({
  options: notations.map((notation, choice) => ({
    choice,
    notation,
    words: notation,
    rule: "",
    cost: "",
    target: "",
    cards: [],
  })),
});
const worth =
  (...chances: (number | null)[]) =>
  (choice: number) =>
    chances[choice] ?? null;

describe("the next step to the best pool", () => {
  test("is the free step that nothing beats", () => {
    const ask = options("pass", "focus amy green", "focus amy red");
    expect(nextOfBestPool(ask, worth(0.3, 0.4, 0.5))?.notation).toBe("focus amy red");
  });

  test("is none where stopping is as good", () => {
    expect(nextOfBestPool(options("pass", "focus amy green"), worth(0.5, 0.5))).toBeNull();
  });

  test("spends nothing: where a card would be better it is up to the player", () => {
    const ask = options("pass", "play fez", "focus amy green");
    expect(nextOfBestPool(ask, worth(0.1, 0.6, 0.4))).toBeNull();
  });

  test("is found though help would be better", () => {
    const ask = options("pass", "call 2", "focus amy green");
    expect(nextOfBestPool(ask, worth(0.1, 0.6, 0.4))?.notation).toBe("focus amy green");
  });

  test("says which die to cut and which to lose", () => {
    expect(nextOfBestPool(options("cut black", "cut red"), worth(0.4, 0.2))?.notation).toBe("cut black");
    const ask = options("exterminate caller black", "exterminate helper black");
    expect(nextOfBestPool(ask, worth(0.1, 0.2))?.notation).toBe("exterminate helper black");
  });

  test("is none where nothing can succeed", () => {
    expect(nextOfBestPool(options("cut black", "cut red"), worth(0, 0))).toBeNull();
    expect(nextOfBestPool(options("pass", "call 2", "focus amy green"), worth(0, 0.4, 0))).toBeNull();
  });

  test("is none where nothing is known, or not all; calls need not be", () => {
    expect(nextOfBestPool(options("pass", "cut black"), worth(null, null))).toBeNull();
    const ask = options("pass", "call 2", "focus amy green", "focus amy red");
    expect(nextOfBestPool(ask, worth(0.1, 0.6, 0.4, null))).toBeNull();
    expect(nextOfBestPool(ask, worth(0.1, null, 0.4, 0.3))?.notation).toBe("focus amy green");
  });
});
