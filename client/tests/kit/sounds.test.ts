import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { change } from "$/settings.svelte";

/** As much of Web Audio as a sound needs: every part can be connected and set. */
class Speaker {
  static made = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  constructor() {
    Speaker.made += 1;
  }
  private part = () => {
    const part: object = new Proxy(
      {},
      {
        get: (_, name) =>
          name === "connect"
            ? () => part
            : name === "gain" || name === "frequency"
              ? { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
              : () => name === "start" && (started += 1),
        set: () => true,
      },
    );
    return part;
  };
  createGain = this.part;
  createOscillator = this.part;
  createBiquadFilter = this.part;
  createBufferSource = this.part;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  resume = () => Promise.resolve();
}
let started = 0;

const touched = (hasBeenActive: boolean | undefined) =>
  vi.stubGlobal("navigator", {
    userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive },
  });

async function freshSound() {
  vi.resetModules();
  (await import("$/settings.svelte")).change({ sound: true });
  return (await import("$/kit/sounds")).sound;
}

beforeEach(() => {
  started = 0;
  Speaker.made = 0;
  vi.stubGlobal("AudioContext", Speaker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  change({ sound: false });
});

test("nothing is even tried before the page has been touched", async () => {
  const sound = await freshSound();
  touched(false);
  sound("turn");
  expect(Speaker.made).toBe(0);
  touched(true);
  sound("turn");
  expect(Speaker.made).toBe(1);
  expect(started).toBeGreaterThan(0);
});

test("where a browser does not tell, it sounds", async () => {
  const sound = await freshSound();
  touched(undefined);
  sound("dice");
  expect(started).toBeGreaterThan(0);
});

test("nothing sounds where it is switched off", async () => {
  const sound = await freshSound();
  const settings = await import("$/settings.svelte");
  touched(true);
  settings.change({ sound: false });
  for (const cue of Object.keys((await import("$/kit/sounds")).CUES)) sound(cue as "card");
  expect(Speaker.made).toBe(0);
  expect(started).toBe(0);
  settings.change({ sound: true });
  sound("card");
  expect(started).toBeGreaterThan(0);
});

test("one's own turn sounds like nothing else", async () => {
  const { CUES } = await import("$/kit/sounds");
  const heard = Object.values(CUES).map((notes) => JSON.stringify(notes));
  expect(new Set(heard).size).toBe(heard.length);
});
