import { currentSession, watchSession } from '../api/session.ts';
import { forgetBoards } from '../offline/boards.ts';
import { forgetRenewal, renew } from './device.ts';

/** Starts the service worker, and keeps the subscription of this device with the player who is logged in. */
export async function startPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // an address that is not secure
  watchSession(() => void onSession());
  await navigator.serviceWorker.register('/service-worker.js');
  await onSession();
}

async function onSession(): Promise<void> {
  if (currentSession() !== undefined) return renew().catch(() => undefined); // the next visit tries again
  forgetRenewal();
  await forgetBoards();
}
