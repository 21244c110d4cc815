// Which card is pointed at, to be shown beside the pointer. A player who has pressed a card knows it, and what comes of the
// press lies near it: it is shown again only after the pointer has been elsewhere.

export interface Pointed {
  key: string;
  beside: Element;
}

const cardAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset.card : null) ?? null;

export class Pointing {
  at = $state.raw<Pointed | null>(null);
  private pressed: string | null = null;

  show(key: string | null, beside?: Element): void {
    this.at = key && beside && key !== this.pressed ? { key, beside } : null;
  }

  /** To be called while there is something to point at; answers how to stop. */
  watch = (): (() => void) => {
    const press = (event: PointerEvent) => {
      this.pressed = cardAt(event.target);
      this.at = null;
    };
    const move = (event: PointerEvent) => {
      if (this.pressed !== null && cardAt(event.target) !== this.pressed) this.pressed = null;
    };
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("pointermove", move, { capture: true, passive: true });
    return () => {
      removeEventListener("pointerdown", press, { capture: true });
      removeEventListener("pointermove", move, { capture: true });
    };
  };
}
