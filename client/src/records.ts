// Records that were opened in this tab. The server forgets them after a while; the tab keeps their text, also
// over a reload, and brings it again.

import type { Api } from "./net/api";
import { ApiProblem } from "./net/api";
import type { RecordInfo } from "./wire";

export interface KeptRecord {
  info: RecordInfo;
  text: string;
}

type Store = Pick<Storage, "getItem" | "setItem">;
const PLACE = "vortex.record";

export class Records {
  private readonly kept = new Map<string, KeptRecord>();

  constructor(private readonly store: Store | null) {}

  keep(info: RecordInfo, text: string): void {
    this.kept.set(info.id, { info, text });
    try {
      this.store?.setItem(PLACE, JSON.stringify({ info, text })); // the last one: that is what a reload shows
    } catch {
      // Too large for this browser's store: it holds until the page is left.
    }
  }

  of(id: string): KeptRecord | undefined {
    const known = this.kept.get(id);
    if (known) return known;
    try {
      const stored = JSON.parse(this.store?.getItem(PLACE) ?? "null") as KeptRecord | null;
      return stored?.info?.id === id && typeof stored.text === "string" ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  /** Ask about a record; if the server has forgotten it, bring it again and ask once more. */
  async asking<T>(id: string, api: Pick<Api, "uploadRecord">, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const known = this.of(id);
      if (!(error instanceof ApiProblem) || error.code !== "not_found" || !known) throw error;
      await api.uploadRecord(known.text);
      return ask();
    }
  }
}

function tabStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const records = new Records(tabStore());
