// "Your turn", when no page is open: what the server has sent is shown, and a click leads to the table.

/** What is shown. */
export interface Note {
  title: string;
  body: string;
  table: string;
}

/** Of a window: where it is, and whether it is seen. */
export interface Seen {
  url: string;
  visibilityState: string;
}

/** What the server has sent; null where it is not what a server of ours would send. */
export function noteOf(text: string): Note | null {
  try {
    const { title, body, table } = JSON.parse(text) as Partial<Record<keyof Note, unknown>>;
    if (typeof title !== "string" || typeof body !== "string" || typeof table !== "string") return null;
    return /^[\w-]{1,64}$/.test(table) ? { title, body, table } : null;
  } catch {
    return null;
  }
}

/** Pages on which nobody plays, writes or reads. */
const AT_REST = /^\/(settings|about)?$/;

export const addressOf = (table: string) => `/table/${table}`;

export const isAt = (url: string, table: string) => {
  const { pathname } = new URL(url);
  return pathname === addressOf(table) || pathname === `${addressOf(table)}/text`;
};

/** Who looks at the table knows it already. */
export function isSeen(table: string, windows: readonly Seen[]): boolean {
  return windows.some((one) => one.visibilityState === "visible" && isAt(one.url, table));
}

/** The window to come forward: one at the table, or else one that can be led there with nothing lost. */
export function windowFor<One extends Seen>(table: string, windows: readonly One[]): One | undefined {
  const isFree = ({ url }: Seen) => AT_REST.test(new URL(url).pathname);
  return windows.find((one) => isAt(one.url, table)) ?? windows.find(isFree);
}
