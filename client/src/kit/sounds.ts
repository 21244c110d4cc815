// Short sounds, made here: no recording is played. Each goes with something that is seen.

import { settings } from "$/settings.svelte";

export type Cue =
  "card" | "dice" | "token" | "hop" | "conflict" | "great" | "flip" | "win" | "lose" | "turn" | "end";

/** What calls the player who sits here, and nobody else: the page makes these, once, and no board does. */
export type PagesOwn = "turn" | "end";

type Wave = "sine" | "triangle" | "square" | "sawtooth" | "noise";

/** Pitch in Hz (for noise: where its band lies), beginning and length in seconds, and how loud. */
type Note = readonly [wave: Wave, pitch: number, begin: number, length: number, loud: number];

export const CUES: Record<Cue, readonly Note[]> = {
  card: [
    ["noise", 2600, 0, 0.07, 0.12],
    ["noise", 1400, 0.05, 0.05, 0.06],
  ],
  dice: [
    ["noise", 900, 0, 0.05, 0.2],
    ["noise", 1300, 0.09, 0.04, 0.18],
    ["noise", 700, 0.17, 0.05, 0.18],
    ["noise", 1100, 0.28, 0.03, 0.12],
    ["noise", 800, 0.36, 0.06, 0.16],
  ],
  token: [
    ["sine", 880, 0, 0.09, 0.12],
    ["sine", 1320, 0.04, 0.1, 0.08],
  ],
  hop: [["triangle", 520, 0, 0.07, 0.12]],
  conflict: [
    ["sawtooth", 98, 0, 0.22, 0.1],
    ["noise", 300, 0, 0.18, 0.22],
    ["square", 147, 0.08, 0.16, 0.05],
  ],
  great: [
    ["noise", 200, 0, 0.5, 0.2],
    ["sawtooth", 73, 0, 0.9, 0.09],
    ["triangle", 220, 0.1, 0.5, 0.1],
    ["triangle", 330, 0.3, 0.5, 0.1],
    ["triangle", 440, 0.5, 0.6, 0.11],
    ["sine", 880, 0.7, 0.9, 0.07],
  ],
  flip: [
    ["sine", 330, 0, 0.16, 0.1],
    ["sine", 495, 0.08, 0.2, 0.09],
    ["noise", 1800, 0.02, 0.12, 0.05],
  ],
  win: [
    ["triangle", 523, 0, 0.18, 0.14],
    ["triangle", 659, 0.12, 0.18, 0.14],
    ["triangle", 784, 0.24, 0.18, 0.14],
    ["triangle", 1047, 0.36, 0.5, 0.16],
  ],
  lose: [
    ["triangle", 392, 0, 0.22, 0.13],
    ["triangle", 349, 0.18, 0.22, 0.13],
    ["triangle", 262, 0.36, 0.5, 0.14],
  ],
  turn: [
    ["triangle", 523, 0, 0.16, 0.16],
    ["triangle", 784, 0.12, 0.26, 0.16],
  ],
  end: [
    ["triangle", 392, 0, 0.2, 0.16],
    ["triangle", 523, 0.16, 0.2, 0.16],
    ["triangle", 659, 0.32, 0.45, 0.16],
  ],
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page make sounds only after a player has touched it, and complain of every try before that. */
const isTouched = () => navigator.userActivation?.hasBeenActive !== false;

/** Silent until a player has touched the page. */
export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !isTouched()) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const note of CUES[cue]) play(audio, note);
  } catch {
    // A machine without sound.
  }
}

function play(context: AudioContext, [wave, pitch, begin, length, loud]: Note): void {
  const at = context.currentTime + begin;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(context.destination);
  if (wave === "noise") {
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    const source = context.createBufferSource();
    source.buffer = noise(context);
    source.connect(band).connect(volume);
    source.start(at, Math.random() * 0.5, length);
  } else {
    const voice = context.createOscillator();
    voice.type = wave;
    voice.frequency.value = pitch;
    voice.connect(volume);
    voice.start(at);
    voice.stop(at + length);
  }
}

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return hiss;
}
