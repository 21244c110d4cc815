// HTTP: sets tables up and looks things up. docs/protocol.md explains each call.

import { language } from "../words.svelte";
import type {
  Calls,
  CreateTable,
  CurveAnswer,
  EventsAnswer,
  Gallery,
  Games,
  Learn,
  LessonInfo,
  Link,
  Moves,
  NewPack,
  PackAnswer,
  Packs,
  PackUpload,
  RecordInfo,
  RecordUpload,
  Refusal,
  PlayOn,
  Rematch,
  Resign,
  ReplayAnswer,
  ReturnLink,
  Rules,
  SharedPack,
  Sit,
  SitAnswer,
  Subscribe,
  TableAnswer,
  Tables,
  TakeOver,
  ThoughtAnswer,
  Unsubscribe,
  WorkshopForms,
} from "../wire";

/** A request that failed: refused by the server, `offline` if it did not answer, `strange` if something else did. */
export class ApiProblem extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly rule: string,
    readonly status: number,
    readonly field = "",
  ) {
    super(reason);
  }
}

/** Where to look from: a seat, a spectator, or (when the game is over) with every card open. */
export type Viewer = number | "spectator" | "all";

type Fetch = typeof fetch;

export function createApi(
  fetchIt: Fetch = (...call) => fetch(...call),
  /** Names, texts and words of the log are written in it. */
  languageNow: () => string = () => "en",
) {
  async function call<T>(path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
    let answer: Response;
    const headers = { Accept: "application/json", "Accept-Language": languageNow(), ...more };
    try {
      answer = await fetchIt(
        path,
        body === undefined
          ? { headers }
          : {
              method: "POST",
              headers: { ...headers, "Content-Type": "application/json" },
              body: JSON.stringify(body),
            },
      );
    } catch {
      throw new ApiProblem("offline", "", "", 0);
    }
    if (answer.ok) return (await answer.json()) as T;
    throw await problemOf(answer);
  }

  const pack = (id: string) => `/api/packs/${encodeURIComponent(id)}`;
  const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

  return {
    games: () => call<Games>("/api/games"),
    /** Of the game's own cards, or of a pack's. */
    gallery: (game: string, pack = "") =>
      call<Gallery>(
        `/api/games/${encodeURIComponent(game)}/gallery${pack && `?pack=${encodeURIComponent(pack)}`}`,
      ),
    lesson: (game: string) => call<LessonInfo>(`/api/games/${encodeURIComponent(game)}/lesson`),
    learn: (game: string, name: string) =>
      call<TableAnswer>(`/api/games/${encodeURIComponent(game)}/lesson`, { name } satisfies Learn),
    rules: (game: string) => call<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
    moves: (game: string, pack = "") =>
      call<Moves>(
        `/api/games/${encodeURIComponent(game)}/moves${pack && `?pack=${encodeURIComponent(pack)}`}`,
      ),
    tables: () => call<Tables>("/api/tables"),
    createTable: (plan: CreateTable) => call<TableAnswer>("/api/tables", plan),
    /** A visitor with a link may look at the table that it leads to, also where nobody may watch. */
    table: (id: string, token: string | null = null) =>
      call<TableAnswer>(table(id), undefined, token === null ? {} : { "X-Seat-Token": token }),
    sit: (id: string, claim: Sit) => call<SitAnswer>(`${table(id)}/sit`, claim),
    returnLink: (id: string, seat: number) =>
      call<Link>(`${table(id)}/return-link`, { seat } satisfies ReturnLink),
    takeOver: (id: string, seat: number, level: string | null) =>
      call<TableAnswer>(`${table(id)}/takeover`, { seat, level } satisfies TakeOver),
    resign: (id: string, seat: number) => call<TableAnswer>(`${table(id)}/resign`, { seat } satisfies Resign),
    rematch: (id: string, rotate: boolean) =>
      call<TableAnswer>(`${table(id)}/rematch`, { rotate } satisfies Rematch),
    playOn: (of: "tables" | "records", id: string, wish: PlayOn) =>
      call<TableAnswer>(`/api/${of}/${encodeURIComponent(id)}/play-on`, wish),
    events: (id: string, viewer: Viewer, before: number) =>
      call<EventsAnswer>(`${table(id)}/events?seat=${viewer}&before=${before}`),
    replay: (id: string, upto: number, viewer: Viewer) =>
      call<ReplayAnswer>(`${table(id)}/replay?upto=${upto}&seat=${viewer}`),
    replayEnd: (id: string, viewer: Viewer) => call<ReplayAnswer>(`${table(id)}/replay?seat=${viewer}`),
    /** The moment of the replay that had this number at the table, while the game was played. */
    replayThen: (id: string, then: number, viewer: Viewer) =>
      call<ReplayAnswer>(`${table(id)}/replay?then=${then}&seat=${viewer}`),
    replayEvents: (id: string, viewer: Viewer, before: number) =>
      call<EventsAnswer>(`${table(id)}/replay/events?seat=${viewer}&before=${before}`),
    calls: () => call<Calls>("/api/calls"),
    beCalled: (subscription: Subscribe) => call<Calls>("/api/calls/subscribe", subscription),
    beCalledNoMore: (endpoint: string) =>
      call<Calls>("/api/calls/unsubscribe", { endpoint } satisfies Unsubscribe),
    curve: (id: string) => call<CurveAnswer>(`${table(id)}/curve`),
    thought: (id: string, upto: number) => call<ThoughtAnswer>(`${table(id)}/thought?upto=${upto}`),
    workshop: (game: string) => call<WorkshopForms>(`/api/games/${encodeURIComponent(game)}/workshop`),
    packs: () => call<Packs>("/api/packs"),
    newPack: (game: string, name: string) => call<PackAnswer>("/api/packs", { game, name } satisfies NewPack),
    bringPack: (content: string) => call<PackAnswer>("/api/packs/import", { content } satisfies PackUpload),
    pack: (id: string) => call<PackAnswer>(pack(id)),
    /** One of the things that can be done with a pack: its name is the end of the address. */
    change: <Done = PackAnswer>(id: string, what: string, body: object) =>
      call<Done>(`${pack(id)}/${what}`, body),
    sharedPack: (id: string, token: string) =>
      call<SharedPack>(`${pack(id)}/shared`, undefined, { "X-Pack-Token": token }),
    packAddress: (id: string) => `${pack(id)}/export`,
    recordAddress: (id: string) => `${table(id)}/record`,
    uploadRecord: (record: string) => call<RecordInfo>("/api/records", { record } satisfies RecordUpload),
    recordInfo: (id: string) => call<RecordInfo>(`/api/records/${encodeURIComponent(id)}`),
    recordEvents: (id: string, viewer: Viewer, before: number) =>
      call<EventsAnswer>(`/api/records/${encodeURIComponent(id)}/events?seat=${viewer}&before=${before}`),
    recordCurve: (id: string) => call<CurveAnswer>(`/api/records/${encodeURIComponent(id)}/curve`),
    recordThought: (id: string, upto: number) =>
      call<ThoughtAnswer>(`/api/records/${encodeURIComponent(id)}/thought?upto=${upto}`),
    recordReplay: (id: string, upto: number, viewer: Viewer) =>
      call<ReplayAnswer>(`/api/records/${encodeURIComponent(id)}/replay?upto=${upto}&seat=${viewer}`),
  };
}

export type Api = ReturnType<typeof createApi>;

async function problemOf(answer: Response): Promise<ApiProblem> {
  try {
    const { code, reason, rule, field } = (await answer.json()) as Partial<Refusal>;
    if (typeof code === "string") return new ApiProblem(code, reason ?? "", rule ?? "", answer.status, field);
  } catch {
    // An answer from something between us and the server; its status is all there is to say.
  }
  return new ApiProblem("strange", String(answer.status), "", answer.status);
}

export const api = createApi(undefined, language);
