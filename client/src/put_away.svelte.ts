// Games that a player no longer wants in the list of the start page. They are not gone: this browser only lists them no
// more, and the link to a table still leads there.

import { KeptIds } from "./kept_ids.svelte";

const away = new KeptIds("vortex.put-away");

export const isPutAway = away.has;
export const putAway = away.add;
export const bringBack = away.forget;
