// What choices would change, as the server foresees it: a board or a list says which choices the player looks at, and has
// the view as it would be after each. Asked for once and kept until the next question. Nothing waits for it.

import { onDestroy, untrack } from "svelte";

import type { QuestionOption, Preview, Question, ViewChange } from "$/wire";
import type { Choosing } from "./choosing.svelte";
import { page } from "./page";

type Asking = (choice: number) => Promise<Preview | null>;

/** So many are asked for one after the other, then one each so many milliseconds: the server counts messages, and a
 * pointer that is waved over a board passes many choices. */
const AT_ONCE = 12;
const PACE = 200;

/** A view with changes made in it. What does not change is shared with the old one. */
export function changed<V>(view: V, changes: readonly ViewChange[]): V {
  return changes.reduce((now, { path, value }) => put(now, path, value) as V, view);
}

function put(data: unknown, [first, ...rest]: ViewChange["path"], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(data))
    return data.map((one, i) => (i === first ? put(one, rest, value) : (one as unknown)));
  const old = data as Record<string, unknown>;
  return { ...old, [first]: put(old[first], rest, value) };
}

export class Foreseeing {
  private found = $state.raw<ReadonlyMap<number, Preview | null>>(new Map());
  private ask: Question | null = null;
  private wanted: readonly number[] = [];
  private asking: Asking | undefined;
  private isAsking = false;
  private sent: number[] = [];

  /** What a choice changes; null where that is not certain, or not known yet. */
  of(choice: number): Preview | null {
    return this.found.get(choice) ?? null;
  }

  /** The view after a choice; null where nothing of it is certain, or it is not known yet. */
  after<V>(view: V, choice: number): V | null {
    const changes = this.of(choice)?.changes;
    return changes ? changed(view, changes) : null;
  }

  /** The choices that the player looks at now, the most wanted first. */
  want(ask: Question | null, choices: readonly number[], asking: Asking | undefined): void {
    if (ask !== this.ask) {
      this.ask = ask;
      this.found = new Map();
    }
    this.wanted = ask ? choices : [];
    this.asking = asking;
    void this.find();
  }

  /** One at a time, and only what is still wanted when its turn comes. */
  private async find(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      for (let choice = this.next(); choice !== undefined; choice = this.next()) {
        const wait = this.wait();
        if (wait > 0) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          continue;
        }
        const { ask, asking } = this;
        this.sent = [...this.sent, performance.now()].slice(-AT_ONCE);
        const found = (await asking?.(choice)) ?? null;
        if (ask === this.ask) this.found = new Map(this.found).set(choice, found);
      }
    } finally {
      this.isAsking = false;
    }
  }

  private next(): number | undefined {
    return this.asking && this.wanted.find((choice) => !this.found.has(choice));
  }

  /** How long the next one has to wait. */
  private wait(): number {
    const first = this.sent[this.sent.length - AT_ONCE];
    return first === undefined ? 0 : first + AT_ONCE * PACE - performance.now();
  }
}

/** What a player points at or focuses on a board, and what would come of it. What is picked up counts too: it may go to
 * each of its places. */
export class Aim<V> {
  private key = $state("");

  constructor(
    private readonly view: () => V,
    private readonly choosing: Choosing,
    private readonly foreseeing: Foreseeing,
  ) {}

  /** The choice that is aimed at. */
  get choice(): QuestionOption | null {
    return this.choosing.isOpen ? this.choosing.use(this.key).choice : null;
  }

  /** The choices of what is picked up. */
  get held(): QuestionOption[] {
    return this.choosing.held === null ? [] : this.choosing.about(this.choosing.held);
  }

  /** The view after a choice; null where nothing of it is certain, or it is not known yet. */
  after({ choice }: QuestionOption): V | null {
    return this.foreseeing.after(this.view(), choice);
  }

  /** The view after what is aimed at. */
  get then(): V | null {
    return this.choice && this.after(this.choice);
  }

  private readonly point = (event: Event) => {
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key]") : null;
    this.key = node?.dataset.key ?? "";
  };
  private readonly leave = () => {
    this.key = "";
  };

  /** For the element that has all the others in it: it only notes which of them is pointed at. */
  readonly on = {
    onpointerover: this.point,
    onfocusin: this.point,
    onpointerleave: this.leave,
    onfocusout: this.leave,
  };
}

/** The aim of a board: call it in the component's script. The server is asked about what is aimed at first. */
export function aimOf<V>(view: () => V, ask: () => Question | null, choosing: Choosing): Aim<V> {
  const foreseeing = new Foreseeing();
  const aim = new Aim(view, choosing, foreseeing);
  const { foresee } = page();
  $effect(() => {
    const question = ask();
    const wanted = [...(aim.choice ? [aim.choice] : []), ...aim.held].map(({ choice }) => choice);
    untrack(() => foreseeing.want(question, wanted, foresee));
  });
  onDestroy(() => foreseeing.want(null, [], undefined));
  return aim;
}

/** The choice of a list that is pointed at or has the focus, and what would come of it. */
export class PointedChoice<V> {
  at = $state.raw<{ choice: number; beside: Element } | null>(null);

  constructor(
    private readonly view: () => V,
    private readonly foreseeing: Foreseeing,
  ) {}

  /** The view after it; null where nothing of it is certain, or it is not known yet. */
  get then(): V | null {
    return this.at && this.foreseeing.after(this.view(), this.at.choice);
  }

  /** Whether that is all, up to the next question. */
  get isWhole(): boolean {
    return this.at !== null && (this.foreseeing.of(this.at.choice)?.is_whole ?? false);
  }

  private readonly leave = () => {
    this.at = null;
  };

  /** For the element of a choice. A finger shows it too, as long as it rests there. */
  on(choice: number) {
    const point = ({ currentTarget }: Event) => {
      if (currentTarget instanceof Element) this.at = { choice, beside: currentTarget };
    };
    const focus = (event: Event) => {
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible"))
        point(event);
    };
    return { onpointerenter: point, onfocus: focus, onpointerleave: this.leave, onblur: this.leave };
  }
}

/** The pointed choice of a list: call it in the component's script. */
export function pointedChoiceOf<V>(
  view: () => V,
  ask: () => Question | null,
  foresee: Asking,
): PointedChoice<V> {
  const foreseeing = new Foreseeing();
  const pointed = new PointedChoice(view, foreseeing);
  $effect.pre(() => {
    void ask();
    untrack(() => (pointed.at = null)); // its element has gone with its question
  });
  $effect(() => {
    const question = ask();
    const wanted = pointed.at ? [pointed.at.choice] : [];
    untrack(() => foreseeing.want(question, wanted, foresee));
  });
  onDestroy(() => foreseeing.want(null, [], undefined));
  return pointed;
}
