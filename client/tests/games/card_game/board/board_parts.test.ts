// @vitest-environment happy-dom
// What each part of the board tells of a view: change the view, and it tells something else.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { COLOURS, MARKS } from "$/games/card_game/view";
import type { CardGameView } from "$/games/card_game/wire";
import { SEATS } from "$/kit/palette";
import { t } from "$/words.svelte";
import type { View } from "../../samples";
import { aimAt, foreseen, seated } from "../../seated";
import { attack, CARDS, location, player, table } from "../made";
import { anOption, aQuestion } from "../../../made";

const shown = (view: CardGameView) => seated("card-game", view as unknown as View, { cards: CARDS });
const all = (board: Element, what: string) => [...board.querySelectorAll<HTMLElement>(what)];
const said = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
const shapes = (board: Element, what: string) => all(board, what).map((one) => one.dataset.shape);
const shapeOf = (seat: number) => SEATS[seat]?.shape;

describe("what is known of a player", () => {
  test("the counters that are gone are seen to be, and the last one is stressed", async () => {
    const board = await shown(
      table([player(0, { tardis_counters: 3, dalek_counters: 1 }), player(1, { tardis_counters: 0 })]),
    );
    const counters = (name: string) =>
      all(board, `.pips.${name}`).map((one) => [
        all(one, "i").length,
        all(one, "i.gone").length,
        one.classList.contains("last"),
      ]);
    expect(counters("tardis").sort()).toEqual([
      [5, 2, false],
      [5, 5, true],
    ]);
    expect(counters("dalek").sort()).toEqual([
      [5, 0, false],
      [5, 4, true],
    ]);
  });

  test("the Time Points are counted", async () => {
    const board = await shown(table([player(0, { tp: 7 }), player(1, { tp: 12 })]));
    expect(all(board, ".purse b").map(said).sort()).toEqual(["12", "7"]);
  });
});

test("what is aimed at shows what it would change, and only that", async () => {
  const view = table([player(0, { tp: 2, line: [location("pompeii", 4)] }), player(1, { tp: 3 })]);
  const ask = aQuestion({ options: [anOption(0, "at pompeii")] });
  const board = await seated(
    "card-game",
    view as unknown as View,
    { cards: CARDS, ask },
    foreseen(
      { path: ["players", 0, "tp"], value: 5 },
      { path: ["players", 1, "vp"], value: 1 },
      { path: ["players", 1, "tardis_counters"], value: 4 },
    ),
  );
  const then = () => all(board, ".then").map(said).sort();
  expect(then()).toEqual([]);
  await aimAt(board, '[data-key="place:pompeii"]');
  expect(then()).toEqual(["→ 1", "→ 4", "→ 5"]);
  board.querySelector(".cg")?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  flushSync();
  expect(then()).toEqual([]);
});

describe("at a Location", () => {
  const place = (part: Parameters<typeof location>[2], owner = 0) =>
    shown(
      table(
        [0, 1, 2].map((seat) =>
          player(seat, { line: seat === owner ? [location("pompeii", 4, part), location("utah", 2)] : [] }),
        ),
      ),
    );
  const tile = (board: HTMLElement) => {
    const found = board.querySelector('[data-key="place:pompeii"]')?.closest(".tile");
    if (!found) throw new Error("no such Location");
    return found;
  };

  test.each([1, 2])("an attack bears the colour of who leads it: seat %i", async (seat) => {
    const found = tile(await place({ attack: attack(seat, "cybermen", null) }));
    const token = found.querySelector<HTMLElement>(".attack .whose .token");
    expect(token?.style.getPropertyValue("--rim")).toBe(SEATS[seat]?.fill);
    expect(token?.getAttribute("aria-label")).toBe(
      t("cg-attack-of", { name: ["Ada", "Bo", "Cy"][seat] ?? "" }),
    );
    expect(shapes(found, ".attack .mini .back .mark")).toEqual([shapeOf(seat)]);
  });

  test.each([1, 2])("a hidden Defender has its owner's back: seat %i", async (seat) => {
    const found = tile(await place({ defenders: { count: 2, cards: [] } }, seat));
    expect(shapes(found, ".guards .mark")).toEqual([shapeOf(seat), shapeOf(seat)]);
  });

  test("a player who has chosen a colour goes by it", async () => {
    const players = COLOURS.map((colour, seat) =>
      player(seat, {
        colour,
        line: [location(seat ? `place-${seat}` : "pompeii", 1, { defenders: { count: 1, cards: [] } })],
      }),
    );
    const board = await shown(table(players));
    expect(shapes(board, ".guards .mark").sort()).toEqual(
      COLOURS.map((colour) => shapeOf(MARKS[colour])).sort(),
    );
    expect(shapes(tile(board) as HTMLElement, ".guards .mark")).toEqual([shapeOf(MARKS[COLOURS[0]])]);
  });

  test("a TARDIS counter lies where it was put, in its owner's colour", async () => {
    const board = await place({ tardis: true }, 1);
    const tokens = all(board, ".tile .tardis .token");
    expect(tokens).toHaveLength(1);
    expect(tile(board).contains(tokens[0] ?? null)).toBe(true);
    expect(tokens[0]?.style.getPropertyValue("--rim")).toBe(SEATS[1]?.fill);
    expect(tokens[0]?.getAttribute("aria-label")).toBe(t("cg-tardis-counter"));
  });

  test("looked at, both sides have a strength as far as they are known", async () => {
    const board = await place({
      defenders: { count: 3, cards: ["doctor", "rory"] },
      known_defence: 7,
      attack: attack(1, "cybermen", "roboforms", "davros"),
      known_attack: 10,
    });
    board.querySelector<HTMLElement>('[data-key="place:pompeii"]')?.focus();
    flushSync();
    expect(all(board, ".duel .value").map(said)).toEqual(["7", "10"]);
    expect(said(board.querySelector(".duel"))).toContain(t("cgb-unknown"));
    expect(shapes(board, ".duel .mini .back .mark")).toEqual([shapeOf(0)]);
  });
});

test.each([
  ["attack", ["cybermen", "roboforms"], 7, "= 7"],
  ["defend", ["doctor"], 5, "= 5"],
  ["reserve", ["doctor"], null, ""],
] as const)("what is put together for %s has its strength: %j %s", async (action, cards, strength, says) => {
  const choosing = {
    action,
    kind: null,
    location: action === "reserve" ? null : "pompeii",
    cards: [...cards],
    strength,
  };
  const board = await shown(table([player(0, { line: [location("pompeii", 4)] }), player(1)], { choosing }));
  expect(said(board.querySelector(".putting .total"))).toBe(says);
  expect(all(board, ".putting .one")).toHaveLength(cards.length);
});
