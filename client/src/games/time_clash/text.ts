// Time Clash as zones of text.

import {
  card,
  cards,
  cardsIfAny,
  fact,
  zone,
  type CardRef,
  type Drawing,
  type TextLine,
  type Scene,
  type Zone,
} from "$/text/zones";
import { t } from "$/words.svelte";
import { signed } from "./view";
import type { CardView, ClashView, PendingView } from "./wire";

const TEAMS = ["doctor", "enemy"] as const;

export function draw(view: ClashView, scene: Scene): Drawing {
  return {
    steps: ["build-up", "endgame", "gambit"].map((step) => t(`tc-step-${step}`)),
    step: view.gambit ? 2 : view.phase === "endgame" ? 1 : 0,
    zones: [
      standing(view, scene),
      ...(view.pending.length
        ? [zone("pending", t("tc-pending"), pendingLines(view.pending, scene), { wide: true, urgent: true })]
        : []),
      ...(view.gambit ? [gambit(view.gambit)] : []),
      zone("stacks", t("tc-stacks"), [], {
        wide: true,
        parts: view.stacks.map((stack, i) => stackZone(view, stack, i, scene)),
      }),
      ...(view.declared.length
        ? [zone("declared", t("tc-declared"), [faces("", view.declared)], { urgent: true })]
        : []),
      ...view.hands.flatMap((hand, seat) => handZone(hand, seat, scene)),
      ...(view.reserve.length ? [zone("reserve", t("reserve"), [faces("", view.reserve)])] : []),
      piles(view),
    ],
    seats: view.hands.map((hand, seat) => [
      teamName(view.teams[seat]),
      t("cards-count", { count: hand.count }),
    ]),
  };
}

const teamName = (team: string | undefined) => (team ? t(`tc-team-${team}`) : "");

function ref({ key, suit, value }: CardView, more = ""): CardRef {
  const worth = suit === "special" ? t("tc-suit-special") : `${t(`tc-suit-${suit}`)} ${signed(value)}`;
  return card(key, more ? `${worth}, ${more}` : worth);
}

const faces = (label: string, list: readonly CardView[]): TextLine =>
  cards(
    label,
    list.map((one) => ref(one)),
  );

function pendingLines(pending: readonly PendingView[], scene: Scene): TextLine[] {
  return pending.map((thing) => {
    const name = scene.names[thing.seat] ?? "";
    const stack = thing.stack ? t(`tc-stack-${thing.stack}`) : "";
    const answered = thing.answers === null ? undefined : pending[thing.answers];
    const label = answered
      ? t("tc-pending-counter-to", { name, thing: t(`tc-thing-${answered.kind}`) })
      : t(`tc-pending-${thing.kind}`, { name, stack, option: thing.option ?? 0 });
    const used = thing.card ? [ref(thing.card)] : [];
    const aimed = thing.target ? [ref(thing.target, t("tc-aimed-at"))] : [];
    const where = thing.kind === "reserve" && stack ? t("tc-on-stack", { stack }) : "";
    return used.length || aimed.length
      ? cards(where ? `${label} ${where}` : label, [...used, ...aimed])
      : fact("", label);
  });
}

function standing(view: ClashView, scene: Scene): Zone {
  const [doctor = 0, enemy = 0] = view.match.wins;
  const name = (seat: number) => scene.names[seat] ?? "";
  return zone(
    "standing",
    t("tc-standing", { turn: view.turn }),
    [
      fact(
        t("tc-match"),
        t("tc-match-facts", { game: view.match.game, length: view.match.length, doctor, enemy }),
      ),
      fact(t("tc-total"), signed(view.total)),
      fact(t("tc-threats"), t("tc-of", { value: signed(view.threats), goal: signed(view.threat_trigger) })),
      // It hangs on the icons of the arcs.
      view.flip_parts && fact(t("tc-flip-target"), signed(view.flip_target)),
      view.on_turn === null ? null : fact(t("on-turn"), name(view.on_turn)),
      view.turn_order.length ? fact(t("tc-turn-order"), view.turn_order.map(name).join(" → ")) : null,
      // What a turn may do hangs on the phase in which it began.
      view.turn_began_in === view.phase
        ? null
        : fact(t("tc-turn-began-in"), t(`tc-step-${view.turn_began_in}`)),
    ],
    { wide: true },
  );
}

function stackZone(view: ClashView, stack: ClashView["stacks"][number], i: number, scene: Scene): Zone {
  const arc = view.arcs[i];
  // The first line on an arc tells its type and icons, which stand here anyway.
  const abilities = arc ? (scene.cards.face(arc.key)?.lines.slice(1) ?? []) : [];
  const title = t("tc-stack", { type: t(`tc-stack-${stack.type}`), total: signed(stack.total) });
  return zone(`stack-${stack.type}`, title, [
    view.pawn === stack.type ? fact("◈", t("tc-pawn-here")) : null,
    arc ? cards(t("tc-arc"), [card(arc.key)]) : fact(t("tc-arc"), t("tc-not-picked")),
    ...abilities.map((words) => fact("", words)),
    arc ? fact(t("tc-icons"), t("tc-icons-facts", { dalek: arc.dalek, tardis: arc.tardis })) : null,
    stack.cards.length ? faces(t("tc-cards-from-below"), stack.cards) : fact(t("cards"), t("none")),
  ]);
}

function gambit(now: NonNullable<ClashView["gambit"]>): Zone {
  return zone(
    "gambit",
    t("tc-step-gambit"),
    [
      fact(t("tc-sum"), t("tc-of", { value: signed(now.sum), goal: signed(now.needed) })),
      now.rolled === null ? null : fact(t("tc-rolled"), signed(now.rolled)),
      cards(
        t("cards"),
        now.cards.map((one) => ref(one, one.cancelled ? t("tc-cancelled") : "")),
      ),
    ],
    { wide: true, urgent: true },
  );
}

function handZone(hand: ClashView["hands"][number], seat: number, scene: Scene): Zone[] {
  const line = cards(
    t("hand"),
    hand.known.map((one) => ref(one)),
    hand.count - hand.known.length,
  );
  if (seat === scene.seat) return [zone("hand", t("your-hand"), [line], { seat, inHand: true })];
  return [zone(`hand-${seat}`, scene.names[seat] ?? "", [line], { seat })];
}

function piles(view: ClashView): Zone {
  const lines = TEAMS.flatMap((team, i): (TextLine | null)[] => [
    fact(t("tc-deck-of", { team: t(`tc-team-${team}`) }), view.decks[i] ?? 0),
    cardsIfAny(
      t("tc-discards-of", { team: t(`tc-team-${team}`) }),
      (view.discards[i] ?? []).map((one) => ref(one)),
    ),
    cardsIfAny(
      t("tc-removed-of", { team: t(`tc-team-${team}`) }),
      (view.removed[i] ?? []).map((one) => ref(one)),
    ),
  ]);
  return zone("decks", t("decks"), lines);
}
