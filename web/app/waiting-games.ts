import { api, bodyOf } from '../api/client.ts';
import { currentSession, watchSession } from '../api/session.ts';
import { createWatchers } from '../ui/watchers.ts';
import { isAnswered } from '../worker/notification.ts';
import { showWaiting } from './title.ts';

/** Notified whenever the number of games waiting for the player may have changed. */
export const waitingNews = createWatchers();

const LOOK_MS = 60_000;

/** Keeps the tab's title and icon and the app's badge up to date, also in hidden tabs. */
export function startWaiting(): void {
  look();
  setInterval(look, LOOK_MS);
  watchSession(look);
  waitingNews.add(look);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data?.type === 'pushed' && look());
}

let looks = 0;

async function look(): Promise<void> {
  looks += 1;
  const mine = looks;
  if (currentSession() === undefined) return show([]);
  try {
    const { games } = await bodyOf(api.GET('/v1/me/waiting-games'));
    // Drop an outdated answer: a later request has been sent, or the player has logged out.
    if (mine === looks) show(games);
  } catch {
    // Keep the number until the next check; a banner reports the lost connection.
  }
}

function show(games: readonly string[]): void {
  const count = games.length;
  showWaiting(count);
  document.getElementById('icon')?.setAttribute('href', `/assets/icon${count === 0 ? '' : '-waiting'}.svg`);
  setBadge(count);
  closeAnswered(games);
}

function setBadge(count: number): void {
  // Without an installed app there is no badge.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Closes the notifications of turns that were answered elsewhere. */
async function closeAnswered(waiting: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? [])
    if (isAnswered(notification, waiting)) notification.close();
}
