// Requests that wait for their answers, each under an id of its own: until it is answered it can be sent again, and the
// server carries it out once.

import type { ClientMessage, Hint, Odds, Preview, Refusal, Why } from "../wire";
import type { Progress } from "./progress";

export type Answer = ({ ok: true } & Progress) | ({ ok: false } & Refusal);
/** Some requests are answered by what they asked for. */
export type Reply = Why | Hint | Odds | Preview;

type Request = Extract<ClientMessage, { id: string }>;
/** A request before it has its id. */
export type Unsent = Request extends infer One ? (One extends Request ? Omit<One, "id"> : never) : never;

interface Waiting {
  request: Request;
  settle(answer: Answer | Reply): void;
}

export class Requests {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly uuid: () => string) {}

  add<Wanted extends Reply = never>(unsent: Unsent): { request: Request; answer: Promise<Answer | Wanted> } {
    const request = { ...unsent, id: this.uuid() } as Request;
    const answer = new Promise<Answer | Wanted>((resolve) => {
      this.waiting.set(request.id, { request, settle: resolve as Waiting["settle"] });
    });
    return { request, answer };
  }

  /** The request that is answered by it; null if none waits under this id. */
  settle(id: string, answer: Answer | Reply): Request | null {
    const one = this.waiting.get(id);
    if (!one) return null;
    this.waiting.delete(id);
    one.settle(answer);
    return one.request;
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const one of this.waiting.values()) one.settle(nothingSent());
    this.waiting.clear();
  }

  /** In the order in which they were made. */
  get unanswered(): Request[] {
    return [...this.waiting.values()].map(({ request }) => request);
  }
}

/** One of our own, for which the server was not asked. */
export function ownRefusal(code: string): Refusal {
  return { code, reason: "", rule: "", field: "" };
}

export function nothingSent(): Answer {
  return { ok: false, ...ownRefusal("nothing_sent") };
}
