// A conflict as a story, made of its events: who stood there, what happened one after another, who won. A conflict may
// wait for answers, so that its story is told in several parts.

import type { Told } from "$/kit/board";
import type { Cards } from "$/library.svelte";
import { t } from "$/words.svelte";
import { ownerOf, placeOf } from "../view";
import type { CardGameView, DefenceShown, GameEvent } from "../wire";
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

/** The Defender who falls with the Pandorica, and comes back from a lost defence. */
const RORY = "rory";

/** For a card that is turned up its side is paid: River Song's, or that of the Weeping Angels. */
const PAID = { owner: "CG-CONFLICT-04", attacker: "CG-CONFLICT-05" } as const;

/** It falls with Rory, or takes the Doctor. */
const PANDORICA = { withRory: "CG-CARD-PANDORICA-02", alone: "CG-CARD-PANDORICA-03" } as const;

/** The rule that an effect stands under, by its event, before the strengths are compared and after. */
const RULES: Partial<Record<GameEvent["kind"], readonly [before: string, after: string]>> = {
  "time-points-taken": ["CG-CONFLICT-06", ""],
  "strength-added": ["CG-CARD-UNIT-03", ""],
  "enemy-lost": [PANDORICA.withRory, "CG-CONFLICT-19"],
  "defender-lost": [PANDORICA.alone, "CG-CONFLICT-16"],
  "rory-returned": ["", "CG-CONFLICT-15"],
  "teselecta-played": ["", "CG-CARD-TESELECTA-03"],
  "tardis-placed": ["", "CG-CONFLICT-13"],
};

export interface Telling {
  before: CardGameView;
  after: CardGameView;
  cards: Cards;
}

/** The stories that some events tell, in their order: how one that waits goes on, then those that begin. */
export function tell(waiting: Story | null, events: readonly Told<GameEvent>[], about: Telling): Story[] {
  let story = waiting && copy(waiting);
  const all = story ? [story] : [];
  // Who sent enemies where.
  const senders = new Map<string, number>();
  for (const told of events) {
    const { event } = told;
    if (event.kind === "enemies-sent") senders.set(event.location, event.seat);
    else if (event.kind === "defence-shown") {
      story = begin(told.index, event, senders.get(event.location) ?? null, about);
      all.push(story);
    } else if (story) goOn(story, told, about.cards);
  }
  for (const one of all) if (!one.fought) turn(one, about.cards);
  return all;
}

/** A conflict that waits for an answer, as it lies there: for whoever has not seen how it began. */
export function standing(view: CardGameView): Story | null {
  if (!view.conflict) return null;
  const { location, owner, attacker } = view.conflict;
  const place = placeOf(view, location);
  const attacking = (place?.attack?.cards ?? []).flatMap(({ card }) => (card === null ? [] : [card]));
  return {
    id: -1,
    location,
    owner,
    attacker,
    defenders: fighting(place?.defenders.cards ?? []),
    enemies: fighting(attacking),
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

const fighting = (keys: readonly string[]) => keys.map((key): Fighter => ({ key, fate: "fights" }));

function begin(
  id: number,
  { location, cards }: DefenceShown,
  sender: number | null,
  { before, after }: Telling,
): Story {
  const standing = placeOf(after, location)?.attack ?? placeOf(before, location)?.attack;
  return {
    id,
    location,
    owner: ownerOf(after, location),
    attacker: sender ?? standing?.controller ?? after.now,
    defenders: fighting(cards),
    enemies: [],
    bonus: 0,
    beats: [],
    fought: null,
  };
}

function goOn(story: Story, { event, words }: Told<GameEvent>, cards: Cards): void {
  const isHere = "location" in event && event.location === story.location;
  const side = story.fought ? 1 : 0;
  const beat = (rule = RULES[event.kind]?.[side] ?? "") =>
    story.beats.push({ words, rule, kind: side ? "after" : "effect" });
  switch (event.kind) {
    case "attack-shown":
      if (isHere) story.enemies = fighting(event.cards);
      break;
    case "time-points-gained":
      if (!story.fought) beat(event.seat === story.owner ? PAID.owner : PAID.attacker);
      break;
    case "time-points-taken":
      if (!story.fought) beat();
      break;
    case "enemy-lost":
      if (!isHere) break;
      fall(story.enemies, event.card, "lost");
      beat();
      break;
    case "defender-lost":
      if (!isHere) break;
      fall(story.defenders, event.card, "lost");
      if (!story.fought && hasAbility(cards, event.card, RORY)) beat(PANDORICA.withRory);
      else beat();
      break;
    case "strength-added":
      turn(story, cards);
      story.bonus += event.amount;
      beat();
      break;
    case "conflict-fought":
      if (!isHere) break;
      turn(story, cards);
      story.fought = { defence: event.defence, attack: event.attack, won: event.is_held };
      story.beats.push({ words, rule: resultRule(story.fought), kind: "result" });
      break;
    case "rory-returned":
      for (const { key } of story.defenders)
        if (hasAbility(cards, key, RORY)) fall(story.defenders, key, "returned");
      beat();
      break;
    case "teselecta-played":
      for (const one of story.defenders) if (one.fate !== "lost") one.fate = "returned";
      beat();
      break;
    case "attack-defeated":
      // What was sent before these events and is gone after them: only now it is told whose it was.
      if (isHere) story.attacker = event.seat;
      break;
    case "tardis-placed":
      if (story.fought && isHere) beat();
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
