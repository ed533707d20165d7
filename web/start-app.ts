import { startPush } from './push/start.ts';
import { startWaiting } from './waiting/start.ts';

/** Starts what goes on behind the page: the service worker, and the number of games that wait. */
export function startApp(): void {
  startWaiting();
  startPush().catch(() => undefined); // a browser that has no room for workers: the page does without
}
