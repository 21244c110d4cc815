// The title of the tab: where one is, and whether one is waited for.

import { t } from "./words.svelte";

let page = $state("");

export function setTitle(title: string, waited = false): void {
  page = waited || title ? title : "";
}

export function titleNow(): string {
  return page ? `${page} – ${t("vortex")}` : t("vortex");
}
