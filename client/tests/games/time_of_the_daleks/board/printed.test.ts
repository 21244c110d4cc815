import { describe, expect, test } from "vitest";

import { isDie, isSymbol, symbolsOf, zoneName } from "$/games/time_of_the_daleks/board/printed";
import { isIcon } from "$/kit/shapes";
import { samples } from "../../samples";

const { cards = [] } = samples["time-of-the-daleks"] ?? {};

describe("what is printed", () => {
  test("every sign of an effect is one that the page has", () => {
    const signs = cards.flatMap((face) => Object.values(face.effects).flat(3));
    expect(signs.length).toBeGreaterThan(60);
    for (const { icon, pieces } of signs) expect(isIcon(icon) || (!icon && pieces.length), icon).toBeTruthy();
  });

  test("dice and symbols of every sign are ones that the board draws", () => {
    const pieces = cards.flatMap((face) =>
      Object.values(face.effects)
        .flat(3)
        .flatMap((one) => one.pieces),
    );
    expect(pieces.length).toBeGreaterThan(60);
    for (const piece of pieces) expect(isDie(piece) || isSymbol(piece), piece).toBe(true);
  });

  test("every symbol of a challenge is understood", () => {
    for (const face of cards)
      if (face.kind === "zone" || face.kind === "dilemma")
        expect(symbolsOf(face).length, face.key).toBe(face.printed.symbols?.length);
  });

  test("a zone's name without its tile's", () => {
    expect(zoneName("Karn: The Shrine")).toEqual({ tile: "Karn", zone: "The Shrine" });
    expect(zoneName("Somewhere")).toEqual({ tile: "", zone: "Somewhere" });
  });
});
