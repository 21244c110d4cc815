// A conflict as a story, made of its events: who stood there, what happened one after another, who won. A conflict may
// wait for answers, so that its story is told in several parts.

import type { Cards } from "$/library.svelte";
import type { LoggedEvent } from "$/wire";
import { t } from "$/words.svelte";
import { ownerOf, placeOf, type CardGameView } from "../view";
import { hasAbility, strengthOf, turns } from "./printed";

export interface Fighter {
  key: string;
  fate: "fights" | "turned" | "lost" | "returned";
}

export interface Beat {
  words: string;
  rule: string;
  kind: "effect" | "result" | "after";
}

export interface Story {
  /** Which conflict of the game: the number of the event that began it. */
  id: number;
  location: string;
  owner: number;
  attacker: number;
  defenders: Fighter[];
  enemies: Fighter[];
  /** What U.N.I.T. added. */
  bonus: number;
  beats: Beat[];
  /** The totals that were compared; null as long as they were not. */
  fought: { defence: number; attack: number; won: boolean } | null;
}

/** Card and Location keys by the numbers that events have for them. */
export interface Numbers {
  card: readonly string[];
  location: readonly string[];
}

/** The Defender who falls with the Pandorica, and comes back from a lost defence. */
const RORY = "rory";

/** For a card that is turned up its side is paid: River Song's, or that of the Weeping Angels. */
const PAID = { owner: "CG-CONFLICT-04", attacker: "CG-CONFLICT-05" } as const;

/** It falls with Rory, or takes the Doctor. */
const PANDORICA = { withRory: "CG-CARD-PANDORICA-02", alone: "CG-CARD-PANDORICA-03" } as const;

/** The rule that an effect stands under, by its event, before the strengths are compared and after. */
const RULES: Record<string, readonly [before: string, after: string]> = {
  took: ["CG-CONFLICT-06", ""],
  strengthened: ["CG-CARD-UNIT-03", ""],
  "enemy-lost": [PANDORICA.withRory, "CG-CONFLICT-19"],
  "defender-lost": [PANDORICA.alone, "CG-CONFLICT-16"],
  "rory-returned": ["", "CG-CONFLICT-15"],
  teselecta: ["", "CG-CARD-TESELECTA-03"],
  "tardis-placed": ["", "CG-CONFLICT-13"],
};

export interface Telling {
  before: CardGameView;
  after: CardGameView;
  numbers: Numbers;
  cards: Cards;
}

/** The stories that some events tell, in their order: how one that waits goes on, then those that begin. */
export function tell(waiting: Story | null, events: readonly LoggedEvent[], about: Telling): Story[] {
  let story = waiting && copy(waiting);
  const all = story ? [story] : [];
  // Who sent enemies where, by the numbers of locations.
  const senders = new Map<number, number>();
  for (const event of events) {
    const { kind } = event;
    const [first = -1, second = -1] = event.public;
    if (kind === "enemies-sent") senders.set(second, first);
    else if (kind === "defence-shown") {
      story = begin(event, senders.get(first) ?? null, about);
      if (story) all.push(story);
    } else if (story) goOn(story, event, about);
  }
  for (const one of all) if (!one.fought) turn(one, about.cards);
  return all;
}

/** A conflict that waits for an answer, as it lies there: for whoever has not seen how it began. */
export function standing(view: CardGameView): Story | null {
  if (!view.conflict) return null;
  const { location, owner, attacker } = view.conflict;
  const place = placeOf(view, location);
  const fighters = (keys: readonly (string | null)[]) =>
    keys.flatMap((key): Fighter[] => (key === null ? [] : [{ key, fate: "fights" }]));
  return {
    id: -1,
    location,
    owner,
    attacker,
    defenders: fighters(place?.defenders.cards ?? []),
    enemies: fighters(place?.attack?.cards.map((one) => one.card) ?? []),
    bonus: 0,
    beats: [],
    fought: null,
  };
}

function copy(story: Story): Story {
  return {
    ...story,
    defenders: story.defenders.map((one) => ({ ...one })),
    enemies: story.enemies.map((one) => ({ ...one })),
    beats: [...story.beats],
  };
}

function begin(event: LoggedEvent, sender: number | null, { before, after, numbers }: Telling): Story | null {
  const [place = -1, ...types] = event.public;
  const location = numbers.location[place];
  if (location === undefined) return null; // the names of the numbers have not come yet
  const standing = placeOf(after, location)?.attack ?? placeOf(before, location)?.attack;
  return {
    id: event.index,
    location,
    owner: ownerOf(after, location),
    attacker: sender ?? standing?.controller ?? after.now,
    defenders: types.map((type) => ({ key: numbers.card[type] ?? "", fate: "fights" })),
    enemies: [],
    bonus: 0,
    beats: [],
    fought: null,
  };
}

function goOn(story: Story, event: LoggedEvent, { numbers, cards }: Telling): void {
  const { kind, public: told } = event;
  const [a = -1, b = -1, c = -1, d = -1] = told;
  const isHere = numbers.location[a] === story.location;
  const side = story.fought ? 1 : 0;
  const beat = (rule = RULES[kind]?.[side] ?? "") =>
    story.beats.push({ words: event.words, rule, kind: side ? "after" : "effect" });
  switch (kind) {
    case "attack-shown":
      if (isHere)
        story.enemies = told.slice(1).map((type) => ({ key: numbers.card[type] ?? "", fate: "fights" }));
      break;
    case "gained":
      if (!story.fought) beat(a === story.owner ? PAID.owner : PAID.attacker);
      break;
    case "took":
      if (!story.fought) beat();
      break;
    case "enemy-lost":
      if (!isHere) break;
      fall(story.enemies, numbers.card[b] ?? "", "lost");
      beat();
      break;
    case "defender-lost": {
      if (!isHere) break;
      const key = numbers.card[b] ?? "";
      fall(story.defenders, key, "lost");
      if (!story.fought && hasAbility(cards, key, RORY)) beat(PANDORICA.withRory);
      else beat();
      break;
    }
    case "strengthened":
      turn(story, cards);
      story.bonus += c;
      beat();
      break;
    case "fought":
      if (!isHere) break;
      turn(story, cards);
      story.fought = { defence: b, attack: c, won: d === 1 };
      story.beats.push({ words: event.words, rule: resultRule(story.fought), kind: "result" });
      break;
    case "rory-returned":
      for (const { key } of story.defenders)
        if (hasAbility(cards, key, RORY)) fall(story.defenders, key, "returned");
      beat();
      break;
    case "teselecta":
      for (const one of story.defenders) if (one.fate !== "lost") one.fate = "returned";
      beat();
      break;
    case "attack-defeated":
      // What was sent before these events and is gone after them: only now it is told whose it was.
      if (isHere) story.attacker = b;
      break;
    case "tardis-placed":
      if (story.fought && numbers.location[b] === story.location) beat();
  }
}

function resultRule({ defence, attack, won }: NonNullable<Story["fought"]>): string {
  if (!won) return "CG-CONFLICT-14";
  return defence >= attack ? "CG-CONFLICT-10" : "CG-CARD-SILURIANS-01";
}

function fall(side: Fighter[], key: string, fate: Fighter["fate"]): void {
  const one = side.find((fighter) => fighter.key === key && fighter.fate !== "lost");
  if (one) one.fate = fate;
}

/** Nothing is told when River Song changes sides (CG-CARD-KOVARIAN-01); the cards that lie there say it. */
function turn(story: Story, cards: Cards): void {
  for (const turned of story.defenders.filter((one) => one.fate === "fights")) {
    const turner = story.enemies.find((one) => one.fate === "fights" && turns(cards, one.key, turned.key));
    if (!turner) continue;
    turned.fate = "turned";
    const words = t("cgb-turned", { card: cards.name(turned.key), by: cards.name(turner.key) });
    story.beats.push({ words, rule: "CG-CARD-KOVARIAN-01", kind: "effect" });
  }
}

/** Both totals: those that were compared, or what the cards come to so far. */
export function totals(story: Story, cards: Cards): { defence: number; attack: number } {
  if (story.fought) return story.fought;
  const sum = (side: readonly Fighter[], fate: Fighter["fate"]) =>
    side.reduce((all, one) => all + (one.fate === fate ? (strengthOf(cards, one.key) ?? 0) : 0), 0);
  return {
    defence: sum(story.defenders, "fights") + story.bonus,
    attack: sum(story.enemies, "fights") + sum(story.defenders, "turned"),
  };
}
