// The title of the tab: where one is, and whether one is waited for.

import { t } from "./words.svelte";

let page = $state("");

/** To be the answer of an effect: it sets the title, and takes it away with the page that set it. */
export function setTitle(title: string): () => void {
  page = title;
  return () => {
    if (page === title) page = "";
  };
}

export function titleNow(): string {
  return page ? `${page} – ${t("vortex")}` : t("vortex");
}
