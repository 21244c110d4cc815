// How much room there is: three columns, a drawer for the log, or a phone with a sheet, held upright or across.

import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "drawer" | "phone";

const atLeastDrawer = new MediaQuery("(min-width: 768px) and (min-height: 500px)", true);
const atLeastWide = new MediaQuery("(min-width: 1200px) and (min-height: 500px)", true);

export function layoutNow(): Layout {
  return atLeastWide.current ? "wide" : atLeastDrawer.current ? "drawer" : "phone";
}
