// Being called when it is my turn and no page is open: by the browser's push service, where the host of this server
// has allowed it.

import { askToNotify } from "./attention";
import { api } from "./net/api";
import { change } from "./settings.svelte";
import { language } from "./words.svelte";

export function canBeCalled(): boolean {
  return (
    typeof navigator !== "undefined" && "serviceWorker" in navigator && typeof PushManager !== "undefined"
  );
}

/** The worker, if this page has one: without, for instance while developing, nobody waits for it. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canBeCalled()) return undefined;
  return (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready;
}

/** Whether to be told of my turn, on or off; answers whether the browser allows what was wished. */
export async function wishToBeTold(on: boolean): Promise<boolean> {
  const may = on && (await askToNotify());
  change({ notify: may });
  await (may ? beCalled() : beCalledNoMore());
  return may === on;
}

/** Subscribe, anew where the server has another key. Answers whether this browser is called from now on. */
export async function beCalled(): Promise<boolean> {
  try {
    const { key } = await api.calls();
    const at = key ? await worker() : undefined;
    if (!at) return false;
    let subscription = await at.pushManager.getSubscription();
    if (subscription && encoded(subscription.options.applicationServerKey) !== key) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return false;
    await api.beCalled({ endpoint, key: keys.p256dh, secret: keys.auth, language: language() });
    return true;
  } catch {
    return false; // no line to one of the two servers, or a browser that takes no subscriptions
  }
}

export async function beCalledNoMore(): Promise<void> {
  try {
    const subscription = await (await worker())?.pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await api.beCalledNoMore(subscription.endpoint);
  } catch {
    // The server hears of it from the push service, at the next call.
  }
}

function encoded(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
