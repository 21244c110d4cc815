// Games that a player no longer wants in the list of the start page. They are not gone: this browser only lists them no
// more, and the link to a table still leads there.

const PLACE = "vortex.put-away";
const MOST = 200;

function stored(): string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a browser that keeps nothing, or another program's writing
  }
}

let away = $state.raw<readonly string[]>(stored());

function keep(ids: readonly string[]): void {
  away = ids.slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(away));
  } catch {
    // It holds until the page is left.
  }
}

export const isPutAway = (id: string): boolean => away.includes(id);
export const putAway = (id: string): void => keep([...away.filter((one) => one !== id), id]);
export const bringBack = (): void => keep([]);
