// Which page an address means.

export type Route =
  | { page: "home" }
  | { page: "set-up"; game: string; pack: string }
  | { page: "table"; id: string; text: boolean }
  | ({ page: "replay"; of: "tables" | "records"; id: string; seat: string | null } & When)
  | { page: "open-record" }
  | { page: "rules"; game: string; rule: string }
  | { page: "how-to"; game: string }
  | { page: "cards"; game: string }
  | { page: "workshop"; pack: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "missing" };

/** A moment of a replay: by its own number, or by the one that the table had then. */
interface When {
  at: number | null;
  then: number | null;
  /** It plays by itself from there. */
  plays: boolean;
}

const WHOLE = /^\d{1,7}$/;

export function routeOf(path: string, query = ""): Route {
  const [head, ...rest] = path.split("/").filter(Boolean).map(decode);
  const first = rest[0] ?? "";
  if (head === undefined) return { page: "home" };
  if (head === "new" && rest.length === 1) {
    return { page: "set-up", game: first, pack: new URLSearchParams(query).get("pack") ?? "" };
  }
  if (head === "table" && rest.length === 1) return { page: "table", id: first, text: false };
  if (head === "table" && rest.length === 2 && rest[1] === "text") {
    return { page: "table", id: first, text: true };
  }
  if (head === "replay" && rest.length === 0) return { page: "open-record" };
  if (head === "replay") {
    const ofRecord = first === "record" && rest.length === 2;
    if (!ofRecord && rest.length !== 1) return { page: "missing" };
    const given = new URLSearchParams(query);
    const whole = (name: string) => (WHOLE.test(given.get(name) ?? "") ? Number(given.get(name)) : null);
    return {
      page: "replay",
      of: ofRecord ? "records" : "tables",
      id: (ofRecord ? rest[1] : first) ?? "",
      at: whole("at"),
      then: whole("then"),
      plays: given.has("play"),
      seat: given.get("seat"),
    };
  }
  if (head === "rules" && rest.length <= 2) return { page: "rules", game: first, rule: rest[1] ?? "" };
  if (head === "how-to" && rest.length <= 1) return { page: "how-to", game: first };
  if (head === "cards" && first === "workshop" && rest.length <= 2) {
    return { page: "workshop", pack: rest[1] ?? "" };
  }
  if (head === "cards" && rest.length <= 1) return { page: "cards", game: first };
  if (head === "settings" && rest.length === 0) return { page: "settings" };
  if (head === "about" && rest.length === 0) return { page: "about" };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token of the link to a pack that is shared. */
export function packTokenOf(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, "")).get("copy");
  return token && /^[A-Za-z0-9_-]{16,80}$/.test(token) ? token : null;
}

/** The token of an invitation, if the address has one. It stands in the fragment, which is sent to no server. */
export function tokenOf(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, "")).get("sit");
  return token && /^[A-Za-z0-9_-]{16,120}$/.test(token) ? token : null;
}
