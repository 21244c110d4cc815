// Records that somebody has opened in this tab: the server forgets them, the tab does not.

import type { RecordInfo } from "./wire";

const kept = new Map<string, { info: RecordInfo; text: string }>();

export function keepRecord(info: RecordInfo, text: string): void {
  kept.set(info.id, { info, text });
}

export function recordOf(id: string): { info: RecordInfo; text: string } | undefined {
  return kept.get(id);
}
