// Waiting for what must happen, however busy the machine is.

import { flushSync } from "svelte";
import { vi } from "vitest";

const PATIENCE = 120_000;

/** As soon as what is expected holds; in vain, the last failure. */
export const eventually = (expected: () => void) =>
  vi.waitFor(
    () => {
      flushSync();
      expected();
    },
    { timeout: PATIENCE, interval: 10 },
  );

/** As soon as something is so. */
export const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: PATIENCE, interval: 10 });
