// What is kept of the page in this browser, so that it opens without a line: a cache for each build, and the one before
// it for pages that are still open.

/** Made by others than the page, or about this very moment. */
const APART = /^\/(api|docs|healthz|metrics)(\/|$)/;
const NAME = "vortex-page-";
const BUILDS = 2;
/** So long, in milliseconds, an address waits for the server before the kept page is shown. */
export const PATIENCE = 4000;

/** What a worker has in its world. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  later(milliseconds: number): Promise<void>;
}

export interface Build {
  /** Another for other files. */
  version: string;
  files: readonly string[];
}

/** Of a request: what is asked for, and whether an address was opened. */
export type Wanted = Pick<Request, "method" | "mode" | "url">;

export class Keeping {
  constructor(
    private readonly build: Build,
    private readonly origin: string,
    private readonly around: Surroundings,
  ) {}

  /** All of the build, or nothing. */
  async fill(): Promise<void> {
    const cache = await this.around.caches.open(NAME + this.build.version);
    await cache.addAll(["/", ...this.build.files]);
  }

  async tidy(): Promise<void> {
    const names = (await this.around.caches.keys()).filter((name) => name.startsWith(NAME));
    const others = names.filter((name) => name !== NAME + this.build.version);
    await Promise.all(others.slice(0, -(BUILDS - 1)).map((name) => this.around.caches.delete(name)));
  }

  /** The answer to a request; null for those that are not ours to answer. */
  answer(request: Request): Promise<Response> | null {
    switch (wayOf(request, this.origin, this.build.files)) {
      case "page":
        return this.page(request);
      case "file":
        return this.file(request);
      default:
        return null;
    }
  }

  /** As the server has it now; as it is kept where the server does not answer, or something else does in its place. */
  private async page(request: Request): Promise<Response> {
    const kept = () => this.kept("/");
    const fresh = this.around.fetch(request).then(
      (answer) => (answer.status < 500 ? answer : null),
      () => null,
    );
    const first = await Promise.race([fresh, this.around.later(PATIENCE).then(() => null)]);
    return first ?? (await kept()) ?? (await fresh) ?? Response.error();
  }

  private async file(request: Request): Promise<Response> {
    return (await this.kept(request)) ?? (await this.around.fetch(request));
  }

  /** Of this build before any other: caches are searched from the oldest. */
  private async kept(wanted: Request | string): Promise<Response | undefined> {
    const { caches } = this.around;
    return (await caches.match(wanted, { cacheName: NAME + this.build.version })) ?? caches.match(wanted);
  }
}

export function wayOf(
  { method, mode, url }: Wanted,
  origin: string,
  files: readonly string[],
): "page" | "file" | "apart" {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || APART.test(pathname)) return "apart";
  if (mode === "navigate") return pathname.includes(".") ? "apart" : "page";
  return files.includes(pathname) || pathname.startsWith("/assets/") ? "file" : "apart";
}
