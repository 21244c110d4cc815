// Holding a finger on a card opens it large: a finger can neither hover nor press another button.

const HELD = 500;
/** A finger trembles; further than this it draws or scrolls. */
const TREMBLE = 10;
/** The click that ends a press comes at once, or not at all. */
const AFTER = 400;

export function watchLongPress(open: (card: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isOpened = false;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    removeEventListener("click", stop, { capture: true });
  };
  const forget = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    forget();
    isOpened = false;
    if (event.pointerType === "mouse" || !event.isPrimary || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-card]")?.dataset.card;
    if (!card) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      isOpened = true;
      addEventListener("click", stop, { capture: true }); // lifting the finger chooses nothing
      open(card);
    }, HELD);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE) forget();
  };
  const end = () => {
    forget();
    if (isOpened) setTimeout(() => removeEventListener("click", stop, { capture: true }), AFTER);
  };

  const heard = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [kind, hear] of heard) addEventListener(kind, hear, { capture: true });
  return () => {
    forget();
    removeEventListener("click", stop, { capture: true });
    for (const [kind, hear] of heard) removeEventListener(kind, hear, { capture: true });
  };
}
