// How high the sheet at the bottom of a phone stands.

export const HEIGHTS = ["low", "middle", "high"] as const;
export type Height = (typeof HEIGHTS)[number];

/** A tap opens a low sheet and closes an open one. */
export function next(height: Height): Height {
  return height === "low" ? "middle" : "low";
}

/** Where a sheet comes to rest that was let go at a share of the screen, after moving so many pixels upwards. A
 * short pull means its direction; a long one its end. */
export function settle(share: number, moved: number): Height {
  const lean = moved > 0 ? 0.08 : -0.08;
  if (share + lean < 0.16) return "low";
  return share + lean < 0.45 ? "middle" : "high";
}
