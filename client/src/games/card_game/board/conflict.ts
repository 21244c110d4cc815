// A conflict as a story, made of its events: who stood there, what happened one after another, who won. A conflict may
// wait for answers, so that its story comes in several parts.

import type { Logged } from "$/kit/board";
import { ownerOf, placeOf } from "../view";
import type { CardGameView, DefenceShown, GameEvent } from "../wire";

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
  /** The strengths of both sides as they are turned up, before any effect. */
  turnedUp: { defence: number; attack: number };
  /** By which rules all cards are declared first and then turned up; empty where that was not heard. */
  rules: { declared: string; turnedUp: string };
  beats: Beat[];
  /** The totals that were compared; null as long as they were not. */
  fought: { defence: number; attack: number; won: boolean } | null;
}

/** The views around some events. */
export interface Around {
  before: CardGameView;
  after: CardGameView;
}

/** The stories of some events, in their order: how one that waits goes on, then those that begin. */
export function storiesOf(
  waiting: Story | null,
  events: readonly Logged<GameEvent>[],
  about: Around,
): Story[] {
  let story = waiting && copy(waiting);
  const all = story ? [story] : [];
  // Who sent enemies where.
  const senders = new Map<string, number>();
  for (const logged of events) {
    const { event } = logged;
    if (event.kind === "enemies-sent") senders.set(event.location, event.seat);
    else if (event.kind === "defence-shown") {
      story = begin(logged.index, event, senders.get(event.location) ?? null, about);
      all.push(story);
    } else if (story) goOn(story, logged);
  }
  return all;
}

/** A conflict that waits for an answer, as it lies there: for a viewer who has not seen how it began. */
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
    turnedUp: { defence: place?.known_defence ?? 0, attack: place?.known_attack ?? 0 },
    rules: { declared: "", turnedUp: "" },
    beats: [],
    fought: null,
  };
}

function copy(story: Story): Story {
  return {
    ...story,
    defenders: story.defenders.map((one) => ({ ...one })),
    enemies: story.enemies.map((one) => ({ ...one })),
    turnedUp: { ...story.turnedUp },
    beats: [...story.beats],
  };
}

const fighting = (keys: readonly string[]) => keys.map((key): Fighter => ({ key, fate: "fights" }));

function begin(
  id: number,
  { location, cards, strength, declared, rule }: DefenceShown,
  sender: number | null,
  { before, after }: Around,
): Story {
  const standing = placeOf(after, location)?.attack ?? placeOf(before, location)?.attack;
  return {
    id,
    location,
    owner: ownerOf(after, location),
    attacker: sender ?? standing?.controller ?? after.now,
    defenders: fighting(cards),
    enemies: [],
    turnedUp: { defence: strength, attack: 0 },
    rules: { declared, turnedUp: rule },
    beats: [],
    fought: null,
  };
}

function goOn(story: Story, { event, words }: Logged<GameEvent>): void {
  if ("location" in event && event.location !== story.location) return;
  switch (event.kind) {
    case "attack-shown":
      story.enemies = fighting(event.cards);
      story.turnedUp.attack = event.strength;
      break;
    case "enemy-lost":
      fall(story.enemies, event.card, "lost");
      break;
    case "defender-lost":
      fall(story.defenders, event.card, "lost");
      break;
    case "defender-turned":
      fall(story.defenders, event.card, "turned");
      break;
    case "rory-returned":
      fall(story.defenders, event.card, "returned");
      break;
    case "teselecta-played":
      for (const key of event.cards) fall(story.defenders, key, "returned");
      break;
    case "attack-defeated":
      // What was sent before these events and is gone after them: only now it is known whose it was.
      story.attacker = event.seat;
  }
  // What belongs to a conflict says by which rule it happened.
  if ("rule" in event && event.rule) {
    const kind = event.kind === "conflict-fought" ? "result" : story.fought ? "after" : "effect";
    story.beats.push({ words, rule: event.rule, kind });
  }
  if (event.kind === "conflict-fought")
    story.fought = { defence: event.defence, attack: event.attack, won: event.is_held };
}

function fall(side: Fighter[], key: string, fate: Fighter["fate"]): void {
  const one = side.find((fighter) => fighter.key === key && fighter.fate !== "lost");
  if (one) one.fate = fate;
}
