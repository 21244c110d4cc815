// All drawings, by name.

import type { Drawing, Drawings } from "../drawing";

const files = import.meta.glob<Record<string, Drawing>>("./*.json", { eager: true, import: "default" });

/** The names of the drawings, by the file that they are in. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(files).map(([path, found]) => [path.replace(/^\.\/|\.json$/g, ""), Object.keys(found)]),
);

export const DRAWINGS: Drawings = Object.assign({}, ...Object.values(files)) as Drawings;
