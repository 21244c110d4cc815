// "Your turn": by the title, by a sound that is made here, by a notification when the page is hidden.

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export type Cue = "turn" | "end";

// Frequency in Hz, beginning and length in seconds.
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.26],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.45],
  ],
};

/** Browsers let a page make sounds only after somebody has touched it; before that this is silent. */
export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [pitch, begin, length] of CUES[cue]) tone(audio, pitch, audio.currentTime + begin, length);
  } catch {
    // A machine without sound.
  }
}

function tone(context: AudioContext, pitch: number, begin: number, length: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.16, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say it outside the page, if the page cannot be seen and its owner wanted that. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones know notifications only from elsewhere than a page.
  }
}
