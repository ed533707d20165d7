import {
  addressOf,
  isNewer,
  type NotificationData,
  optionsFor,
  type PushMessage,
  showsPage,
} from './notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build: the files that are cached for offline use, and the icons of notifications. */
declare const SHELL: { readonly name: string; readonly page: string; readonly files: readonly string[] };
declare const ICONS: { readonly icon: string; readonly badge: string };

const PREFIX = 'shell-';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PREFIX + SHELL.name)
      .then((cache) => cache.addAll([SHELL.page, ...SHELL.files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Deletes the caches of older workers and takes over open pages. Pages always come from the network, so versions never mix. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + SHELL.name);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// Only navigations are handled; pages come from the network, so that no old page meets a newer service.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (origin === location.origin && SHELL.files.includes(pathname)) event.respondWith(kept(request));
});

async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(SHELL.page)) ?? Response.error(); // no connection
  }
}

const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

let shown: Promise<unknown> = Promise.resolve();

// One at a time: each checks the notification shown before it.
self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const message: PushMessage = event.data.json();
  const next = shown.then(() => show(message));
  shown = next.catch(() => undefined);
  event.waitUntil(next);
});

async function show(message: PushMessage): Promise<void> {
  await setBadge(message.waiting);
  const tabs = await openTabs();
  for (const tab of tabs) tab.postMessage({ type: 'pushed' });
  const present = await self.registration.getNotifications({ tag: message.tag });
  if (present.some((notification) => isNewer(notification, message))) return;
  const address = addressOf(message.url, location.origin);
  const isInSight = tabs.some(({ url, focused }) => focused && showsPage(url, address));
  await self.registration.showNotification(message.title, optionsFor(message, ICONS, isInSight));
}

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function setBadge(waiting: number): Promise<void> {
  const app: Partial<Pick<WorkerNavigator, 'setAppBadge'>> = self.navigator;
  // Without an installed app there is no badge.
  await app.setAppBadge?.call(self.navigator, waiting).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Focuses the game's tab, or opens one: other tabs can have unfinished decisions of other games. */
async function open({ url: wanted }: NotificationData): Promise<void> {
  const address = addressOf(wanted, location.origin);
  const tab = (await openTabs()).find(({ url }) => showsPage(url, address));
  await (tab === undefined ? self.clients.openWindow(address) : tab.focus());
}
