// "Your turn", when the page is hidden: by a notification. A sound and the title say it too.

import { settings } from "./settings.svelte";

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
