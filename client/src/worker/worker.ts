/// <reference lib="webworker" />
// The service worker: opens the page without a line, and shows who is called. Built into one file of its own, /worker.js.

import { addressOf, isAt, isSeen, noteOf, windowFor } from "./calling";
import { Keeping, type Build } from "./keeping";

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: vite.config.ts. */
const BUILD = JSON.parse("__BUILD__") as Build;

const keeping = new Keeping(BUILD, self.location.origin, {
  caches: self.caches,
  fetch: (...call) => self.fetch(...call),
  later: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.addEventListener("install", (event) => {
  event.waitUntil(keeping.fill().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(keeping.tidy().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const answer = keeping.answer(event.request);
  if (answer) event.respondWith(answer);
});

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(text: string): Promise<void> {
  const note = noteOf(text);
  if (!note || isSeen(note.table, await windows())) return;
  const { title, body, table } = note;
  // In the place of an older one for the table, which may lie there unread: yet heard. No library's type knows that yet.
  const how: NotificationOptions & { renotify: boolean } = {
    body,
    tag: table,
    renotify: true,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { table },
  };
  await self.registration.showNotification(title, how);
}

async function open(table: string): Promise<void> {
  // Only its own: no other can be led elsewhere.
  const found = windowFor(table, await self.clients.matchAll({ type: "window" }));
  if (!found) return void (await self.clients.openWindow(addressOf(table)));
  const there = isAt(found.url, table) ? found : await found.navigate(addressOf(table));
  await there?.focus();
}

/** The browser has a new address at its push service: the server must know of it. */
async function subscribeAgain(): Promise<void> {
  const { key } = (await (await fetch("/api/calls")).json()) as { key: string };
  if (!key) return;
  const made = (
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await fetch("/api/calls/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      endpoint: made.endpoint,
      key: made.keys?.p256dh,
      secret: made.keys?.auth,
      language: navigator.language.startsWith("de") ? "de" : "en",
    }),
  });
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(open(table));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});
