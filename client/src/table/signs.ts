// A sign for each kind of event, so that a log can be read at a glance. Words say the same, always.

export type Sign =
  | "begin"
  | "roll"
  | "draw"
  | "discard"
  | "move"
  | "show"
  | "play"
  | "gain"
  | "pay"
  | "clash"
  | "guard"
  | "shuffle"
  | "good"
  | "bad"
  | "other";

// The first of these that a kind's words hold decides: what an event is about stands before what it did.
const BY_WORD: readonly (readonly [Sign, readonly string[]])[] = [
  ["good", ["won", "succeeded", "progress", "promoted", "freed", "met"]],
  [
    "bad",
    ["failed", "seventh", "exterminated", "lost", "loss", "imprisoned", "struck", "foiled", "defeated"],
  ],
  ["roll", ["rolled", "reroll"]],
  ["shuffle", ["reshuffled", "shuffled", "renewed", "cut"]],
  [
    "guard",
    ["countered", "counter", "cancelled", "shield", "shielded", "absorbed", "defence", "defenders", "help"],
  ],
  ["clash", ["attack", "fought", "enemies", "gambit", "teselecta", "faced"]],
  ["show", ["shown", "revealed", "turned", "flipped", "scanned", "named"]],
  ["draw", ["drew", "drawn", "dealt", "called", "picked"]],
  ["discard", ["discarded", "removed", "scrapped", "dismissed", "left", "given", "lifted"]],
  ["pay", ["spent", "paid", "price"]],
  [
    "gain",
    [
      "gained",
      "bought",
      "took",
      "taken",
      "added",
      "gathered",
      "strengthened",
      "recalled",
      "returned",
      "joined",
    ],
  ],
  ["move", ["moved", "trusted", "steered", "shifted", "pushed", "pulled", "passed", "handed", "exchanged"]],
  ["play", ["played", "placed", "installed", "laid", "used", "reserved", "contributed", "chosen", "focused"]],
  ["begin", ["turn", "round", "begun", "began", "set", "started", "over", "ended", "settled", "regenerated"]],
];

export function signOf(kind: string): Sign {
  const words = new Set(kind.split(/[-_ ]/));
  return BY_WORD.find(([, known]) => known.some((word) => words.has(word)))?.[0] ?? "other";
}
