// @vitest-environment happy-dom
import { readdirSync } from "node:fs";

import { describe, expect, test, vi } from "vitest";

import { draw, GAMES, markIn, signIn } from "$/games";
import { Cards } from "$/library.svelte";
import GamePicture from "$/games/GamePicture.svelte";
import { change } from "$/settings.svelte";
import type { Scene } from "$/text/zones";
import { drawn, howManyDiffer } from "../kit/drawn";
import { names } from "./samples";

const rooms = readdirSync("src/games", { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

test("every game's room is in the register, by the game's key", () => {
  expect(rooms.map((room) => room.replaceAll("_", "-"))).toEqual(Object.keys(GAMES).sort());
});

test("every kind of event has the sign that its game declares", () => {
  expect(signIn("time-clash", "gambit-failed")).toBe("bad");
  expect(signIn("time-of-the-daleks", "tardis-die-rolled")).toBe("roll");
  expect(signIn("card-game", "cards-drawn")).toBe("draw");
  expect(signIn("lanterns", "cards-drawn")).toBe("none");
});

describe("pictures", () => {
  test.each(Object.keys(GAMES))("%s is shown by its table, for each ground", (game) => {
    const sources = (["vortex", "paper"] as const).map((theme) => {
      change({ theme });
      return drawn(GamePicture, { game }).querySelector("img")?.getAttribute("src");
    });
    change({ theme: "system" });
    expect(sources.map((one) => one?.includes(game.replaceAll("-", "_")))).toEqual([true, true]);
    expect(new Set(sources).size).toBe(2);
  });

  test("another game's is painted", () => {
    const parts = [...drawn(GamePicture, { game: "lanterns" }).querySelectorAll("svg *")];
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts.map((one) => one.namespaceURI))).toEqual(new Set(["http://www.w3.org/2000/svg"]));
  });

  test("no two are the same", () => {
    const games = ["lanterns", "chess", "go"];
    const shapes = games.map((game) =>
      [...drawn(GamePicture, { game }).querySelectorAll("svg *")].map((one) => [
        one.tagName,
        ...["d", "x", "y", "cx", "cy", "transform"].map((name) => one.getAttribute(name)),
      ]),
    );
    expect(howManyDiffer(shapes)).toBe(games.length);
  });
});

describe("a game that the page does not know", () => {
  const scene: Scene = { names, cards: new Cards([]), seat: 0, waiting: null };

  test("a game whose view is not what its drawing expects is drawn like any other, and the console says why", () => {
    const reported = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(draw("time-clash", { round: 1 }, scene).zones[0]?.title).toBe("Table");
    expect(reported).toHaveBeenCalledExactlyOnceWith("The drawing of time-clash failed.", expect.any(Error));
    reported.mockRestore();
  });

  test("is drawn from its view alone", () => {
    expect(draw("chess", { round: 1 }, scene).zones[0]?.title).toBe("Table");
  });

  test("has each seat go by its own mark", () => {
    expect([0, 1, 2].map((seat) => markIn("chess", {}, seat))).toEqual([0, 1, 2]);
  });
});
