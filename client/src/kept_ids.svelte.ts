// Ids that this browser keeps of tables, the newest last: those that were put away, say.

export class KeptIds {
  private ids = $state.raw<readonly string[]>([]);

  constructor(
    private readonly place: string,
    private readonly most = 200,
  ) {
    this.ids = stored(place);
  }

  has = (id: string): boolean => this.ids.includes(id);
  add = (id: string): void => this.keep([...this.ids.filter((one) => one !== id), id]);
  remove = (id: string): void => {
    if (this.has(id)) this.keep(this.ids.filter((one) => one !== id));
  };
  forget = (): void => this.keep([]);

  private keep(ids: readonly string[]): void {
    this.ids = ids.slice(-this.most);
    try {
      localStorage.setItem(this.place, JSON.stringify(this.ids));
    } catch {
      // It holds until the page is left.
    }
  }
}

function stored(place: string): string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a browser that keeps nothing, or another program's writing
  }
}
