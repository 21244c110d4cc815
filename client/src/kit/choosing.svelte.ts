// Answering a question on the board. A board says of each option which elements it belongs to; everything else, clicks,
// drags, keys, glows, numbers, is the same for all.
//
// An option has a source (a card in hand, a die), a target (a stack, a zone), both, or neither. The element of a source
// answers at once if there is nothing more to say; else it is picked up, and its targets light up. An option with
// neither is a button in the board's prompt strip, and so is one that shares source and target with another.

import type { QuestionOption, Question } from "$/wire";
import type { BoardProps } from "./board";
import { carry, type Carried } from "./dragging";
import { OddsNow } from "./odds.svelte";
import { page, type CardUses } from "./page";
import { scrollingAtEdges, type Aim, type EdgeScrolling } from "./scrolling";

export interface Place {
  source?: string;
  target?: string;
  /** The source is picked up first, even if there is but one thing to do with it: nothing happens by a slip. */
  held?: boolean;
  /** It does something else with the source than its usual targets do, and cannot be undone: the board asks before. */
  asks?: boolean;
  /** Sources that may be brought to the target as well, though the answer does not name them: `brought` says
   * which it was, so that it can be used when the next question allows it. */
  with?: readonly string[];
}

/** Where on a board an option of a question has its place: `placing.ts` of each game says it, by the option's notation. */
export type Placing<View> = (view: View, question: Question, option: QuestionOption) => Place;

/** A question with fewer options than there are, for a learner: what has a target is picked up first, as it would be if
 * all were there. */
export interface Deliberate extends Question {
  deliberate: true;
}

/** The same for what is shown now. */
type PlaceOf = (question: Question, option: QuestionOption) => Place;

/** What an element can be used for now. */
export interface Use {
  /** The element answers at once with this one. */
  choice: QuestionOption | null;
  /** The element is picked up first. */
  isSource: boolean;
  isPicked: boolean;
  /** The number that its choice has in the list of choices, whose keys 1 to 9 choose it; 0 for none. */
  number: number;
}

const NO_ODDS = new OddsNow();
const NOTHING: Use = { choice: null, isSource: false, isPicked: false, number: 0 };

export interface Placed {
  option: QuestionOption;
  source: string | null;
  target: string | null;
  held: boolean;
  asks: boolean;
  /** The source may come along, but the answer does not name it. */
  along: boolean;
}

export function placed(ask: Question | null, placeOf: PlaceOf): Placed[] {
  if (!ask) return [];
  return ask.options.flatMap((option) => {
    const place = placeOf(ask, option);
    const target = place.target ?? null;
    const held = place.held ?? ("deliberate" in ask && target !== null);
    const asks = place.asks ?? false;
    const sources = [place.source ?? null, ...(place.with ?? [])];
    return sources.map((source, i): Placed => ({ option, source, target, held, asks, along: i > 0 }));
  });
}

/** What every element can be used for, and what is left for the strip, while `picked` is picked up. */
export function usesOf(
  options: readonly Placed[],
  picked: string | null,
): { uses: Map<string, Use>; strip: QuestionOption[] } {
  const uses = new Map<string, Use>();
  const strip: QuestionOption[] = [];
  const bySource = new Map<string, Placed[]>();
  for (const one of options)
    if (one.source !== null) bySource.set(one.source, [...(bySource.get(one.source) ?? []), one]);

  // What is aimed at now: targets of the picked source, or, with nothing picked, targets that need no source.
  const aims = new Map<string, Placed[]>();
  for (const one of options) {
    if (one.target !== null && one.source === picked)
      aims.set(one.target, [...(aims.get(one.target) ?? []), one]);
    else if (one.source === null && one.target === null) strip.push(one.option);
    else if (
      one.source === picked &&
      one.target === null &&
      (bySource.get(one.source ?? "")?.length ?? 0) > 1
    )
      strip.push(one.option);
  }
  const use = (key: string, part: Partial<Use>) => uses.set(key, { ...(uses.get(key) ?? NOTHING), ...part });
  for (const [key, list] of bySource) {
    const only = list.length === 1 && !list[0]?.held ? list[0] : undefined;
    if (only) use(key, { choice: only.option });
    else use(key, { isSource: true, isPicked: key === picked });
  }
  for (const [key, list] of aims) {
    const only = list.length === 1 ? list[0] : undefined;
    // An element that is a source too keeps that; the choice of aiming at it goes to the strip.
    if (only && !uses.has(key)) use(key, { choice: only.option });
    else if (only && uses.get(key)?.isSource && picked !== null)
      use(key, { choice: only.option, isSource: false });
    else strip.push(...list.map((one) => one.option));
  }
  const order = new Map(
    [...new Set(options.map(({ option }) => option))].map((option, i) => [option, i + 1]),
  );
  for (const [key, { choice }] of uses) if (choice) use(key, { number: order.get(choice) ?? 0 });
  return { uses, strip };
}

interface Answering {
  ask: Question | null;
  sending: number | null;
  hinted: number | null;
  answer: (choice: number) => void;
}

/** What is put on an element by `{...choosing.on(key)}`. */
export interface ElementProps {
  "data-key": string;
  "data-choice": number | undefined;
  "data-source": string | undefined;
  "data-legal": "choice" | "source" | "picked" | undefined;
  "data-number": number | undefined;
  "data-hinted": "" | undefined;
  /** Pressing it is asked about before it counts. */
  "data-asks": "" | undefined;
  "aria-pressed": boolean | undefined;
  title: string | undefined;
  onclick: (event: MouseEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
}

export class Choosing implements CardUses {
  picked = $state<string | null>(null);
  /** Which of the cards of that key was picked up: any of them will do, but one is in the hand. */
  private copy = $state(0);

  /** What was pressed and is asked about before it counts. */
  private pressed = $state.raw<QuestionOption | null>(null);

  private readonly options: Placed[] = $derived.by(() => placed(this.now().ask, this.placeOf));
  private readonly all = $derived.by(() => usesOf(this.options, this.pickedNow));

  constructor(
    private readonly now: () => Answering,
    private readonly placeOf: PlaceOf,
    private readonly brought?: (option: QuestionOption, source: string) => void,
    private readonly known: OddsNow = NO_ODDS,
  ) {}

  /** What luck makes of the question that the board shows; nothing while it shows another than is asked. */
  get odds(): OddsNow {
    const { ask } = this.now();
    return ask !== null && ask === this.known.ask ? this.known : NO_ODDS;
  }

  /** The answers that an element alone stands for: what each is worth can be said on it. */
  namedBy(key: string): number[] {
    return this.options.flatMap(({ option, source, target, along }) =>
      (source === key && !along) || (target === key && source === null) ? [option.choice] : [],
    );
  }

  /** What was picked up stays so only as long as there are options with it. */
  private get pickedNow(): string | null {
    const picked = this.picked;
    return picked !== null && this.options.some((one) => one.source === picked) ? picked : null;
  }

  /** Options that are buttons in the strip now. */
  get strip(): readonly QuestionOption[] {
    return this.all.strip;
  }

  /** The number key that answers with an option; null for those after the ninth. */
  numberOf(option: QuestionOption): number | null {
    const at = this.now().ask?.options.indexOf(option) ?? -1;
    return at >= 0 && at < 9 ? at + 1 : null;
  }

  /** Whether anything on the board itself can be chosen. */
  get hasPlaces(): boolean {
    return this.all.uses.size > 0;
  }

  get isOpen(): boolean {
    return this.now().ask !== null && this.now().sending === null;
  }

  get hinted(): number | null {
    return this.now().hinted;
  }

  /** The source that is picked up now. */
  get held(): string | null {
    return this.pickedNow;
  }

  use(key: string): Use {
    return this.all.uses.get(key) ?? NOTHING;
  }

  /** The options that have to do with an element, whether it is source or target: for previews. */
  about(key: string): QuestionOption[] {
    const found = this.options.filter((one) => one.source === key || one.target === key);
    return [...new Set(found.map((one) => one.option))];
  }

  /** The name of a card's element as a source: a kind, and the card's key. */
  private sourceOf(card: string, option?: QuestionOption): Placed | undefined {
    return this.options.find(
      (one) => one.source?.slice(one.source.indexOf(":") + 1) === card && (!option || one.option === option),
    );
  }

  /** What can be done with a card, also where the answer does not name it. */
  usesOf(card: string): QuestionOption[] {
    const source = this.isOpen ? this.sourceOf(card)?.source : undefined;
    return source === undefined || source === null
      ? []
      : this.options.filter((one) => one.source === source).map((one) => one.option);
  }

  bring(card: string, option: QuestionOption): void {
    this.picked = this.sourceOf(card, option)?.source ?? null;
    this.copy = 0;
    this.answer(option);
  }

  /** The answer that waits for a yes; null where none does. */
  get unsure(): QuestionOption | null {
    const option = this.pressed;
    return this.isOpen && this.options.some((one) => one.option === option) ? option : null;
  }

  private asks(option: QuestionOption): boolean {
    return this.options.some((one) => one.option === option && one.asks);
  }

  /** An answer given on the board itself. */
  private settle(option: QuestionOption): void {
    if (this.asks(option)) this.pressed = option;
    else this.answer(option);
  }

  answer(option: QuestionOption): void {
    if (!this.isOpen) return;
    const source = this.pickedNow;
    this.picked = null;
    this.pressed = null;
    if (source !== null) this.brought?.(option, source);
    this.now().answer(option.choice);
  }

  letGo(): void {
    this.picked = null;
    this.pressed = null;
  }

  /** The attributes and listeners of an element; `otherwise` is what a click does when nothing can be chosen by it. */
  on(key: string, otherwise?: () => void, copy = 0): ElementProps {
    const { choice, isSource, number, ...use } = this.use(key);
    const isPicked = use.isPicked && copy === this.copy;
    const open = this.isOpen;
    return {
      "data-key": key,
      "data-choice": open && choice ? choice.choice : undefined,
      "data-source": open && isSource ? key : undefined,
      "data-legal": !open
        ? undefined
        : isPicked
          ? "picked"
          : choice
            ? "choice"
            : isSource
              ? "source"
              : undefined,
      "data-number": open && number > 0 && number < 10 ? number : undefined,
      "data-hinted": open && this.isHinted(key) ? "" : undefined,
      "data-asks": open && choice && this.asks(choice) ? "" : undefined,
      "aria-pressed": open && isSource ? isPicked : undefined,
      title: choice?.words,
      onclick: () => this.press(key, otherwise, copy),
      onpointerdown: (event) => this.drag(event, key, copy),
    };
  }

  private isHinted(key: string): boolean {
    const one = this.options.find(({ option }) => option.choice === this.hinted);
    return one !== undefined && (one.source === key || (one.target === key && one.source === this.pickedNow));
  }

  press(key: string, otherwise?: () => void, copy = 0): void {
    if (this.dragged) {
      this.dragged = false; // the click that ends a drag
      return;
    }
    const { choice, isSource, isPicked } = this.use(key);
    if (!this.isOpen) otherwise?.();
    else if (isPicked && copy === this.copy) this.letGo();
    else if (choice) this.settle(choice);
    else if (isSource) this.pickUp(key, copy);
    else otherwise?.();
  }

  private pickUp(key: string, copy: number): void {
    this.picked = key;
    this.copy = copy;
    this.pressed = null;
  }

  // -- dragging ------------------------------------------------------------------------------------

  private dragged = false;

  /** A source is drawn to its target; where it can be picked up by a click, it can be drawn. */
  private drag(down: PointerEvent, key: string, copy: number): void {
    this.dragged = false;
    const { isSource, choice } = this.use(key);
    const needsTarget = isSource || this.options.some((one) => one.source === key && one.target !== null);
    if (!this.isOpen || !(isSource || choice) || !needsTarget || down.button !== 0) return;
    // A piece may be larger than what is pressed of it.
    const pressed = down.currentTarget as HTMLElement | SVGElement;
    const node = pressed.closest<HTMLElement | SVGElement>("[data-drag]") ?? pressed;
    let carried: Carried | null = null;
    let edges: EdgeScrolling | null = null;
    let at = down;
    const move = (event: PointerEvent) => {
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (!this.dragged && Math.hypot(x, y) < 8) return;
      if (!this.dragged) {
        this.dragged = true;
        if (isSource) this.pickUp(key, copy);
        carried = carry(node);
        const board = node.closest(".kit-board");
        if (board) {
          const scrolled = () => mark(this.under(at, key));
          edges = scrollingAtEdges(this.aimsOn(board, key), board, scrolled);
        }
      }
      at = event;
      carried?.to(x, y);
      edges?.at(event.clientX, event.clientY);
      mark(this.under(event, key));
    };
    const end = (event: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      carried?.drop();
      edges?.stop();
      const found = event.type === "pointerup" && this.dragged ? this.under(event, key) : null;
      mark(null);
      if (!this.dragged) return;
      const option = this.options.find((one) => one.source === key && one.target === found?.dataset.key);
      if (found && option && this.use(found.dataset.key ?? "").choice) this.settle(option.option);
      else if (found && option && this.options.filter((one) => one.source === key).length === 1)
        this.settle(option.option);
      // The click after this comes only if it ends on the same element: forget the drag in any case.
      setTimeout(() => (this.dragged = false), 0);
    };
    let marked: HTMLElement | null = null;
    const mark = (target: HTMLElement | null) => {
      if (marked === target) return;
      if (marked) delete marked.dataset.over;
      if (target) target.dataset.over = "";
      marked = target;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** The places of a board that a source may go to. What needs an intention, as putting a card away does, matters less
   * than what the source is for, and nothing more than what is hinted at. */
  aimsOn(board: Element, source: string): Aim[] {
    const found = new Map<string, Aim>();
    for (const one of this.options)
      if (one.source === source && one.target !== null)
        found.set(one.target, {
          nodes: [],
          weight: one.option.choice === this.hinted ? 99 : one.held ? 1 : 3,
        });
    for (const node of board.querySelectorAll<HTMLElement>("[data-key]"))
      found.get(node.dataset.key ?? "")?.nodes.push(node);
    return [...found.values()].filter(({ nodes }) => nodes.length > 0);
  }

  /** The element under the pointer that the source may go to. */
  private under(event: PointerEvent, source: string): HTMLElement | null {
    const targets = new Set(this.options.filter((one) => one.source === source).map((one) => one.target));
    for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = node.closest<HTMLElement>("[data-key]");
      if (found && targets.has(found.dataset.key ?? "")) return found;
    }
    return null;
  }

  // -- keys ----------------------------------------------------------------------------------------

  /** The board's outermost element: Escape lets go, arrows go to the nearest element that can be chosen. */
  keys = (root: HTMLElement): (() => void) => {
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.matches("input, textarea, select")) return;
      if (event.key === "Escape" && this.held !== null) {
        event.stopPropagation();
        this.letGo();
      } else if (event.key.startsWith("Arrow") && at && root.contains(at)) {
        const next = nearest(
          at,
          [...root.querySelectorAll<HTMLElement>("[data-legal], .kit-strip button")],
          event.key,
        );
        if (!next) return;
        event.preventDefault();
        next.focus();
      }
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  };
}

/** Of the elements that lie that way, the one that is nearest; sideways counts double. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | null {
  const middle = (node: Element) => {
    const rect = node.getBoundingClientRect();
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  };
  const start = middle(from);
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[
    key as "ArrowLeft"
  ] ?? [0, 0];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const to = middle(node);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = node;
    }
  }
  return best;
}

/** The choosing of a board: call it in the component's script, with `() => props` and what the board shows. */
export function choosingOf<View extends object>(
  props: () => BoardProps,
  shown: () => { view: View; ask: Question | null },
  placing: Placing<View>,
  brought?: (option: QuestionOption, source: string) => void,
): Choosing {
  const now = () => {
    const { sending, hinted, answer } = props();
    return { ask: shown().ask, sending, hinted, answer };
  };
  const { knows, odds } = page();
  const placeOf: PlaceOf = (question, option) => placing(shown().view, question, option);
  const choosing = new Choosing(now, placeOf, brought, odds);
  if (knows) $effect(() => knows(choosing));
  return choosing;
}
