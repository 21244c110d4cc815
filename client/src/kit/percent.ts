// Chances in per cent, the same wherever one is told.

/** For the eye: never 0 or 100 where it is not certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return "< 1 %";
  if (chance < 1 && rounded === 100) return "> 99 %";
  return `${rounded} %`;
}
