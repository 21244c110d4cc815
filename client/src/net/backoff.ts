const FIRST = 1000;
const MOST = 30_000;

/** How long to wait before the next attempt: 1, 2, 4 … 30 seconds, each between half and all of it. */
export function waitBefore(attempt: number, random: () => number): number {
  const whole = Math.min(MOST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random() / 2));
}
