// "Your turn", when the page is hidden: by a notification. A sound and the title say it too.

import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Whether it is said outside the page: its owner wished it, and the browser still allows it. */
export const mayNotify = () => settings.notify && canNotify() && Notification.permission === "granted";

/** Say it outside the page, if the page cannot be seen and its owner wanted that. By the page's worker, where there is
 * one: telephones know no other way, and a click then finds the page again. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const how = { body, tag: table, icon: "/icons/icon-192.png" };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, { ...how, badge: "/icons/badge-96.png", data: { table } });
      return;
    }
    const note = new Notification(title, how);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones know notifications only from elsewhere than a page.
  }
}
