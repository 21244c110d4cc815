// Movement of one table: a queue of updates, each shown at once in its final state, with its events acted out over it.
//
// A board names its elements: `{@attach movement.piece("card:yo-yo")}` for what moves, `movement.anchor("deck:0")` for
// where things come from or go to. Before an update the places of all pieces are measured; after it, whatever has
// another place glides there from its old one. The script says for each event who goes first and where newcomers
// come from. A name is one element at a time: a card that leaves a hand and appears in a stack is the same piece.

import { tick, untrack } from "svelte";

import type { AnyEvent } from "$/wire";
import { type Held, schedule, TOO_LATE, type Act, type Scene, type Timed } from "./acts";
import type { BoardProps, Logged } from "./board";
import { boxOf, Flights, type Box } from "./flights";
import { sound } from "./sounds";

export type Snapshot<View extends object = object, GameEvent extends AnyEvent = AnyEvent> = Pick<
  BoardProps<View, GameEvent>,
  "view" | "waiting" | "ask" | "events"
>;

/** What an event looks like. `before` and `after` are the views around the update. */
export type Script<View extends object = object, GameEvent extends AnyEvent = AnyEvent> = (
  event: Logged<GameEvent>,
  before: View,
  after: View,
) => readonly Act[];

export interface Banner {
  words: string;
  tone: "good" | "bad" | "plain";
  holds?: Held | undefined;
}

/** More than this many pieces that move at once are a crowd. */
const CROWD = 24;

type Attachment<T extends Element> = (node: T) => () => void;

export class Movement {
  /** What the board shows now. Behind the table by what is still being acted out, but at usual speed for at most three
   * seconds. */
  shown = $state.raw<Snapshot>() as Snapshot;
  banner = $state.raw<Banner | null>(null);
  /** Whether `shown` is the newest: only then its question can be answered on the board. */
  isNewest = $state(true);

  private readonly pieces = new Map<string, Element>();
  private readonly anchors = new Map<string, Element>();
  private readonly flights = new Flights();
  private queue: Snapshot[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private running = false;
  /** How often it was stopped: the one that waits learns by it whether it still goes on. */
  private stops = 0;
  /** When what is running will have ended. */
  private until = 0;
  private speed = 1;
  private still = false;

  constructor(
    first: Snapshot,
    private readonly script: Script,
  ) {
    this.shown = first;
  }

  // -- names ---------------------------------------------------------------------------------------

  piece = (name: string): Attachment<Element> => named(this.pieces, name);
  anchor = (name: string): Attachment<Element> => named(this.anchors, name);

  /** The board's outermost element: movement happens over it, a press or key anywhere in it ends what is running. */
  root: Attachment<HTMLElement> = (node) => {
    this.flights.over(node);
    const skip = () => this.skip();
    node.addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
      this.stop();
    };
  };

  // -- the queue -----------------------------------------------------------------------------------

  /** Called with every change of the board's props. */
  take(next: Snapshot, speed: number, still: boolean): void {
    this.speed = speed;
    this.still = still;
    const newest = this.queue.at(-1) ?? this.shown;
    if (next.events === newest.events || speed === 0) {
      // Nothing happened (a setting, a reconnection), or nobody wants to see how.
      if (speed === 0) this.skip();
      if (this.queue.length) this.queue[this.queue.length - 1] = next;
      else this.shown = next;
      return;
    }
    this.queue.push(next);
    this.isNewest = !this.running && this.queue.length === 1;
    if (!this.running) void this.next();
    else if (this.behind() > TOO_LATE / Math.min(1, this.speed)) this.skip();
  }

  /** Everything to its end, and the newest state shown. */
  skip(): void {
    if (!this.running && !this.queue.length) return;
    this.stop();
    const newest = this.queue.at(-1);
    this.queue = [];
    if (newest) this.shown = newest;
    this.isNewest = true;
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.banner = null;
    this.running = false;
    this.stops += 1;
    this.flights.end();
  }

  /** How long it will take until the newest is shown, which is as soon as its own acts begin. */
  private behind(): number {
    const before = this.queue.slice(0, -1);
    const waiting = before.map((one, i) => {
      const scenes = this.scenes(one, before[i - 1] ?? this.shown);
      return schedule(scenes, this.speed).length;
    });
    return waiting.reduce((sum, one) => sum + one, Math.max(0, this.until - performance.now()));
  }

  private scenes(next: Snapshot, before: Snapshot): Scene[] {
    return next.events.map((event) => ({
      kind: event.event.kind,
      acts: this.script(event, before.view, next.view),
    }));
  }

  private async next(): Promise<void> {
    const next = this.queue.shift();
    if (!next) {
      this.running = false;
      this.isNewest = true;
      return;
    }
    this.running = true;
    const before = this.shown;
    const places = this.measure();
    this.shown = next;
    this.isNewest = this.queue.length === 0;
    const { stops } = this;
    await tick();
    if (this.stops !== stops) return; // skipped meanwhile
    const plan = schedule(this.scenes(next, before), this.speed);
    this.act(plan.timed, places);
    this.until = performance.now() + plan.length;
    this.timers.push(setTimeout(() => void this.next(), plan.length));
  }

  // -- one update ----------------------------------------------------------------------------------

  private measure(): Map<string, { node: Element; box: Box }> {
    const found = new Map<string, { node: Element; box: Box }>();
    for (const [name, node] of this.pieces) found.set(name, { node, box: boxOf(node) });
    return found;
  }

  private act(timed: readonly Timed[], places: Map<string, { node: Element; box: Box }>): void {
    const done = new Set<string>();
    // Read every place first and only then begin to write: one layout for all.
    const now = new Map<string, Box>();
    for (const [name, node] of this.pieces) now.set(name, boxOf(node));
    const at = (name: string | undefined): Box | null => {
      if (name === undefined) return null;
      const node = this.anchors.get(name);
      return node ? boxOf(node) : (now.get(name) ?? places.get(name)?.box ?? null);
    };
    const moves = timed.map(({ act, begin, length }) => {
      if (act.sound) this.timers.push(setTimeout(() => act.sound && sound(act.sound), begin));
      return {
        act,
        begin,
        length,
        from: "from" in act ? at(act.from) : null,
        to: "to" in act ? at(act.to) : null,
      };
    });
    const isAnother = (name: string, is: Box) => {
      const was = places.get(name)?.box;
      return was !== undefined && (was.x !== is.x || was.y !== is.y);
    };
    let moving = 0;
    for (const [name, is] of now) if (isAnother(name, is)) moving += 1;
    const crowded = moving > CROWD;
    for (const { act, begin, length, from, to } of moves) {
      const usual = { begin, length, still: this.still };
      if (act.do === "banner") {
        const banner: Banner = { words: act.words, tone: act.tone ?? "plain", holds: act.holds };
        this.timers.push(setTimeout(() => (this.banner = banner), begin));
        this.timers.push(setTimeout(() => this.banner === banner && (this.banner = null), begin + length));
      } else if (act.do === "fly") {
        if (from && to) this.flights.ghost(act.look, act.seat, from, to, usual);
      } else {
        const node = this.pieces.get(act.piece);
        const was = places.get(act.piece);
        const is = now.get(act.piece);
        if (act.do === "move") {
          done.add(act.piece);
          if (node && is) {
            const origin = was?.box ?? from;
            if (origin) this.flights.glide(node, origin, is, { ...usual, flip: act.flip ?? false, crowded });
            else this.flights.appear(node, usual);
          } else if (was) this.flights.leave(was.node, was.box, to, usual);
          else if (from && to) this.flights.ghost("card", undefined, from, to, usual, act.face);
        } else if (act.do === "hop") {
          done.add(act.piece);
          const stops = act.via.map((name) => at(name)).filter((box) => box !== null);
          if (node && is && was) this.flights.hop(node, [was.box, ...stops, is], usual);
        } else {
          const target = node ?? this.anchors.get(act.piece);
          const turns = act.do === "flip" ? act.turns : undefined;
          if (target) this.flights.onTheSpot(target, act.do, usual, turns);
        }
      }
    }
    const rest = { begin: 0, length: 260 / this.speed, still: this.still };
    for (const [name, is] of now) {
      if (done.has(name)) continue;
      const node = this.pieces.get(name);
      const was = places.get(name);
      if (!node) continue;
      if (!was) this.flights.appear(node, rest);
      else if (isAnother(name, is)) this.flights.glide(node, was.box, is, { ...rest, flip: false, crowded });
    }
    for (const [name, { node, box }] of places)
      if (!done.has(name) && !this.pieces.has(name)) this.flights.leave(node, box, null, rest);
  }
}

function named(names: Map<string, Element>, name: string): Attachment<Element> {
  return (node) => {
    names.set(name, node);
    return () => {
      if (names.get(name) === node) names.delete(name);
    };
  };
}

export type MovementOf<View extends object, GameEvent extends AnyEvent> = Movement & {
  readonly shown: Snapshot<View, GameEvent>;
};

/** The movement of a board: call it in the component's script, with `() => props`. */
export function movementOf<View extends object, GameEvent extends AnyEvent>(
  props: () => BoardProps<View, GameEvent>,
  script: Script<View, GameEvent>,
): MovementOf<View, GameEvent> {
  const snapshot = (): Snapshot<View, GameEvent> => {
    const { view, waiting, ask, events } = props();
    return { view, waiting, ask, events };
  };
  const movement = new Movement(untrack(snapshot), script as Script);
  $effect(() => {
    const next = snapshot();
    const { speed, still } = props();
    untrack(() => movement.take(next, speed, still));
  });
  return movement as MovementOf<View, GameEvent>;
}
