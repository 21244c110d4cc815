// The page as an app: its worker, and the browser's offer to put it beside the other apps.

import { mayNotify } from "./attention";
import { beCalled } from "./calls";

/** As browsers that offer it say so; the type is in no library yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const state = $state<{ offer: InstallOffer | null }>({ offer: null });

export const canInstall = () => state.offer !== null;

/** The browser asks by itself what is to be asked. An offer is good for once. */
export async function install(): Promise<void> {
  const offer = state.offer;
  state.offer = null;
  await offer?.prompt();
}

/** Once the page has come; nothing of it is needed to play. */
export function becomeApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (state.offer = null));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker
      .register("/worker.js")
      .then(() => {
        if (mayNotify()) void beCalled();
      })
      .catch(() => undefined); // a browser that allows none: the page does without
  });
}
