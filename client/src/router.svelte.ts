// The address bar and the page, kept together by the history API.

import { routeOf, type Route } from "./routes";

let here = $state.raw<Route>(routeOf(location.pathname, location.search));
let steps = $state(0);

export function route(): Route {
  return here;
}

/** Counts the pages gone to, so that a page can tell its first showing from later ones. */
export function visits(): number {
  return steps;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  follow();
}

/** Change the address without leaving the page: what a reload or a copied link should show. */
export function note(address: string): void {
  history.replaceState(null, "", address);
}

function follow(): void {
  here = routeOf(location.pathname, location.search);
  steps += 1;
}

/** Links inside the page are followed without loading it anew; all others are left to the browser. */
export function followLinks(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  click.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", follow);
