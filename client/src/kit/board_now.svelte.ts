// What every board is wired to: the view that it shows now, its question, what can be chosen on it and what is aimed at.

import type { Cards } from "$/library.svelte";
import type { AnyEvent, Question, QuestionOption } from "$/wire";
import type { BoardProps } from "./board";
import { choosingOf, type Choosing, type Placing } from "./choosing.svelte";
import { aimOf, type Aim } from "./foreseeing.svelte";
import { movementOf, type MovementOf, type Script } from "./movement.svelte";

/** Made in the component's script, with `() => props`. Parts of a board have it by context where they need much of it. */
export class BoardNow<View extends object, GameEvent extends AnyEvent> {
  readonly movement: MovementOf<View, GameEvent>;
  readonly choosing: Choosing;
  readonly aim: Aim<View>;
  readonly view = $derived.by<View>(() => this.movement.shown.view);
  /** The question that the viewer can answer on the board; null as long as older events are acted out. */
  readonly ask = $derived.by<Question | null>(() =>
    this.movement.isNewest ? this.movement.shown.ask : null,
  );
  /** Who is asked what, for all to see; null when the game is over. */
  readonly waiting = $derived.by<Question | null>(() => this.movement.shown.waiting);

  constructor(
    private readonly props: () => BoardProps<View, GameEvent>,
    script: Script<View, GameEvent>,
    placing: Placing<View>,
    brought?: (option: QuestionOption, source: string) => void,
  ) {
    this.movement = movementOf(props, script);
    this.choosing = choosingOf(props, () => this, placing, brought);
    this.aim = aimOf(
      () => this.view,
      () => this.ask,
      this.choosing,
    );
  }

  /** The view after what is aimed at; null where nothing of it is certain. */
  get then(): View | null {
    return this.aim.then;
  }

  get names(): readonly string[] {
    return this.props().names;
  }

  get cards(): Cards {
    return this.props().cards;
  }

  /** The viewer's seat; null for a spectator. */
  get seat(): number | null {
    return this.props().seat;
  }

  zoom(key: string): void {
    this.props().zoom(key);
  }
}
