// The title of the tab: where one is, and whether one is waited for.

import { t } from "./words.svelte";

let page = $state("");
/** Counts who has set it: the next one may have the same words for it, and keeps them. */
let owner = 0;

/** To be the answer of an effect: it sets the title, and takes it away with the page that set it. */
export function setTitle(title: string): () => void {
  const mine = (owner += 1);
  page = title;
  return () => {
    if (owner === mine) page = "";
  };
}

export function titleNow(): string {
  return page ? `${page} – ${t("vortex")}` : t("vortex");
}
