import { startPush } from './push/start.ts';
import { GamePage } from './views.ts';
import { startWaiting } from './waiting/start.ts';

/** Starts what goes on behind the page once it can be used: the number of games that wait, and the service worker. */
export async function startApp(): Promise<void> {
  await later();
  startWaiting();
  // A table then opens at once.
  GamePage.prepare().catch(() => undefined); // its view tries again, and says so
  startPush().catch(() => undefined); // a browser that has no room for workers: the page does without
}

/** Waits while the first view loads and draws what it shows. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1_000));
