// Time of the Daleks as zones of text.

import { plainName } from "$/library.svelte";
import {
  card,
  cards,
  cardsIfAny,
  fact,
  some,
  spent,
  zone,
  type CardRef,
  type Die,
  type DieTint,
  type Drawing,
  type TextLine,
  type Scene,
  type TrackSpace,
  type Zone,
} from "$/text/zones";
import { t, tryWords } from "$/words.svelte";
import { DICE, DIE_LOOKS, type DieColour } from "./board/die_looks";
import { SYMBOLS } from "./board/symbols";
import { DECKS, DISCARDS, markOf } from "./view";
import type { DaleksView, DiceView, PlaceView, PlayerView, PoolView } from "./wire";

const PHASES = ["prepare", "travel", "adventure", "finish", "daleks"] as const;

export function marks(view: DaleksView): number[] {
  return view.players.map((_, seat) => markOf(view, seat));
}

export function draw(view: DaleksView, scene: Scene): Drawing {
  const zones = [
    track(view, scene),
    ...(view.adventure ? [adventure(view.adventure, scene)] : []),
    zone("earth", t("tod-earth"), [], {
      parts: view.earth.map((place) => placeZone(view, place, scene)),
      wide: true,
    }),
    ...view.tiles.map((tile) =>
      zone(
        `tile-${tile.key}`,
        tileName(tile.key, scene),
        [some(tile.daleks, fact(t("tod-daleks"), tile.daleks))],
        {
          parts: tile.zones.map((place) => placeZone(view, place, scene)),
        },
      ),
    ),
    ...anomalies(view, scene),
    ...view.players.map((player, seat) => console_(view, player, seat, scene)),
    ...hand(view, scene),
    decks(view, scene),
  ];
  return {
    steps: PHASES.map((step) => t(`tod-step-${step}`)),
    step: view.phase === null ? -1 : PHASES.indexOf(view.phase),
    zones,
    seats: view.players.map((player) => [
      player.doctor ? scene.cards.name(player.doctor) : t("tod-no-doctor"),
      t("tod-seat-facts", { sonic: player.sonic, cards: player.hand_size, space: player.tardis }),
    ]),
    marks: marks(view),
  };
}

function track(view: DaleksView, scene: Scene): Zone {
  const { skaro, earth, gallifrey, ship, markers } = view.track;
  const named: Record<number, string> = {
    [skaro]: "Skaro",
    [earth]: t("tod-earth"),
    [gallifrey]: "Gallifrey",
  };
  const spaces: TrackSpace[] = [];
  for (let space = skaro; space <= gallifrey; space += 1) {
    const marks: TrackSpace["marks"] = [];
    if (space === ship) marks.push({ text: "✹", words: t("tod-ship"), seat: null });
    for (const marker of markers) {
      if (marker === space) marks.push({ text: "!", words: t("tod-anomaly-marker"), seat: null });
    }
    view.players.forEach((player, seat) => {
      const owner = t("tod-timeship-of", { name: scene.names[seat] ?? "" });
      if (player.tardis === space) marks.push({ text: String(seat + 1), words: owner, seat });
    });
    const name = named[space] ?? String(space);
    spaces.push({ name, short: name.slice(0, 2), marks, special: space in named });
  }
  const { in_play, on_earth, davros, supply } = view.daleks;
  const { holder, shows } = view.tardis_die;
  const name = (seat: number) => scene.names[seat] ?? "";
  return zone(
    "track",
    t("tod-web-of-time", { round: view.round }),
    [
      { kind: "track", label: t("tod-track"), spaces },
      fact(
        t("tod-danger"),
        t("tod-danger-facts", {
          left: gallifrey - ship,
          play: in_play,
          most: view.limits.daleks,
          earth: on_earth,
          enough: view.limits.on_earth,
        }),
      ),
      fact(t("tod-dalek-supply"), supply),
      davros ? fact("Davros", scene.cards.name(davros)) : null,
      view.active >= 0 && !view.dalek_turn ? fact(t("on-turn"), name(view.active)) : null,
      view.dalek_turn ? fact(t("on-turn"), t("tod-step-daleks")) : null,
      view.first >= 0 ? fact(t("first-player"), name(view.first)) : null,
      holder >= 0
        ? fact(t("tod-tardis-die"), t("tod-tardis-die-facts", { name: name(holder), shows }))
        : null,
      view.variants.first_game ? fact("", t("tod-first-game")) : null,
      view.variants.k9 ? fact("", t("tod-with-k9")) : null,
    ],
    { wide: true },
  );
}

/** No card is a tile; its zones are, and are called `Tile: Zone`. */
function tileName(key: string, scene: Scene): string {
  const face = scene.cards.faces.find((one) => one.kind === "zone" && one.printed.tile?.[0] === key);
  const cut = face?.name.indexOf(": ") ?? -1;
  return face && cut > 0 ? face.name.slice(0, cut) : plainName(key);
}

function tiles(label: string, keys: string[], scene: Scene): TextLine | null {
  return keys.length ? fact(label, keys.map((key) => tileName(key, scene)).join(", ")) : null;
}

function placeZone(view: DaleksView, place: PlaceView, scene: Scene): Zone {
  const here = view.players.flatMap((player, seat) =>
    player.zone === place.key ? [scene.names[seat] ?? ""] : [],
  );
  return zone(
    `place-${place.key}`,
    scene.cards.name(place.key),
    [
      dilemma(place),
      some(place.daleks ?? 0, fact(t("tod-daleks"), place.daleks ?? 0)),
      here.length ? fact(t("tod-here"), here.join(", ")) : null,
    ],
    { card: card(place.key) },
  );
}

function dilemma(place: PlaceView): TextLine {
  const label = t("tod-dilemma");
  if (!place.dilemma) return fact(label, t("none"));
  if (place.dilemma === "hidden") return cards(label, [], 1);
  return cards(label, [card(place.dilemma, place.face_up ? "" : t("face-down-known"), !place.face_up)]);
}

function anomalies(view: DaleksView, scene: Scene): Zone[] {
  return view.anomalies.map((anomaly) => {
    const here = view.players.flatMap((one, seat) =>
      one.zone === anomaly.key ? [scene.names[seat] ?? ""] : [],
    );
    const imprisoned = gathered(anomaly.imprisoned);
    return zone(
      `anomaly-${anomaly.key}`,
      scene.cards.name(anomaly.key),
      [
        fact("", t("tod-anomaly")),
        fact(t("tod-anomaly-type"), t(`tod-anomaly-${anomaly.type}`)),
        some(anomaly.goal, fact(t("tod-progress"), `${anomaly.progress} / ${anomaly.goal}`)),
        imprisoned.length ? dice(t("tod-imprisoned"), imprisoned) : null,
        here.length ? fact(t("tod-here"), here.join(", ")) : null,
      ],
      { card: card(anomaly.key), urgent: true },
    );
  });
}

function adventure(now: NonNullable<DaleksView["adventure"]>, scene: Scene): Zone {
  const where: CardRef[] = [card(now.zone), ...(now.dilemma ? [card(now.dilemma)] : [])];
  const need = repeat(SYMBOLS, now.challenge, socket);
  return zone(
    "adventure",
    t("tod-adventure"),
    [
      cards(t(now.at_anomaly ? "tod-anomaly" : "tod-where"), where),
      need.length ? dice(t("tod-challenge"), need) : fact(t("tod-challenge"), t("none")),
      now.conditions.length ? fact(t("tod-conditions"), now.conditions.map(conditionName).join(", ")) : null,
      fact(t("tod-help"), t(`tod-help-${now.help}`, { name: scene.names[now.helper] ?? "" })),
      ...now.pools.flatMap(pool),
      now.picked.length ? dice(t("tod-picked"), now.picked.map(pickedDie)) : null,
      now.shielded ? fact(t("tod-shielded"), t("yes")) : null,
      now.rolled ? fact(t("tod-result"), t(now.met ? "tod-met" : "tod-not-met")) : null,
    ],
    { wide: true, urgent: true },
  );
}

const codeOf = (symbol: string) => tryWords(`tod-code-${symbol}`) ?? symbol.slice(0, 2);
const symbolName = (symbol: string) => tryWords(`tod-symbol-${symbol}`) ?? symbol;
const dieName = (colour: string) => tryWords(`tod-die-${colour}`) ?? colour;
const conditionName = (key: string) => tryWords(`tod-condition-${key.replaceAll(" ", "-")}`) ?? key;

const dice = (label: string, list: Die[]): TextLine => ({ kind: "dice", label, dice: list });
const LINES = {
  black: "solid",
  green: "dotted",
  blue: "double",
  red: "dashed",
} as const satisfies Record<DieColour, DieTint["line"]>;
const tint = (colour: DieColour): DieTint => ({ ...DIE_LOOKS[colour], line: LINES[colour] });
const rolled = (colour: DieColour, symbol: string): Die => ({
  tint: tint(colour),
  code: codeOf(symbol),
  words: `${dieName(colour)}: ${symbolName(symbol)}`,
});
const socket = (symbol: string): Die => ({
  tint: null,
  code: codeOf(symbol),
  words: symbolName(symbol),
});

/** Each thing as often as it is counted. */
function repeat<Key extends string, T>(
  keys: readonly Key[],
  counts: Partial<Record<Key, number>>,
  make: (key: Key) => T,
): T[] {
  return keys.flatMap((key) => Array.from({ length: counts[key] ?? 0 }, () => make(key)));
}

const gathered = (counts: DiceView): Die[] =>
  repeat(DICE, counts, (colour) => ({ tint: tint(colour), code: "", words: dieName(colour) }));

function pool(pool: PoolView): TextLine[] {
  const { of, limit, gathered: counts, exterminated, given_up, dice: thrown } = pool;
  const label = t(`tod-pool-of-${of}`, { limit });
  const list = thrown.length ? thrown.map((die) => rolled(die.colour, die.symbol)) : gathered(counts);
  const lost = gathered(exterminated);
  const givenUp = gathered(given_up);
  return [
    list.length ? dice(label, list) : fact(label, t("tod-no-dice")),
    ...(lost.length ? [dice(t(`tod-exterminated-of-${of}`), lost)] : []),
    ...(givenUp.length ? [dice(t(`tod-given-up-of-${of}`), givenUp)] : []),
  ];
}

function pickedDie(die: string): Die {
  const [colour = "", symbol = ""] = die.split("-");
  return rolled(colour as DieColour, symbol);
}

function console_(view: DaleksView, player: PlayerView, seat: number, scene: Scene): Zone {
  const sonic = "●".repeat(player.sonic) + "○".repeat(Math.max(0, view.limits.sonic - player.sonic));
  return zone(
    `console-${seat}`,
    t("tod-console-of", { name: scene.names[seat] ?? "" }),
    [
      player.doctor ? cards(t("tod-doctor"), [player.doctor]) : null,
      fact(t("tod-sonic"), `${sonic} ${player.sonic}`),
      player.colour ? fact(t("tod-base"), t(`tod-base-${player.colour}`)) : null,
      player.zone ? fact(t("tod-stands-at"), scene.cards.name(player.zone)) : null,
      cardsIfAny(
        t("tod-companions"),
        player.companions.map((one) => card(one.key, one.part_time ? t("tod-part-time") : "")),
      ),
      cardsIfAny(t("tod-equipment"), player.equipment),
      seat === scene.seat ? null : cardsIfAny(t("hand"), player.hand, player.hand_size - player.hand.length),
      player.k9 ? fact("K-9", t("yes")) : null,
    ],
    { seat },
  );
}

function hand(view: DaleksView, scene: Scene): Zone[] {
  const mine = scene.seat === null ? undefined : view.players[scene.seat];
  if (!mine || scene.seat === null) return [];
  const line = cards(t("hand"), mine.hand, mine.hand_size - mine.hand.length);
  return [zone("hand", t("your-hand"), [line], { seat: scene.seat, inHand: true })];
}

function decks(view: DaleksView, scene: Scene): Zone {
  const left = DECKS.map((key) => fact(t(`tod-deck-${key.replaceAll("_", "-")}`), view.decks[key]));
  const out = DISCARDS.map((key) => {
    const list = view.discards[key];
    if (key === "locations") return tiles(t("tod-discard-locations"), list, scene);
    const known = list.filter((one) => one !== "hidden");
    return spent(t(`tod-discard-${key.replaceAll("_", "-")}`), known, list.length - known.length);
  });
  return zone("decks", t("decks"), [
    ...left,
    cardsIfAny(t("tod-in-play"), view.cards_in_play),
    tiles(t("tod-drawn"), view.drawn_tiles, scene),
    ...out,
  ]);
}
