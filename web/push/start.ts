import { currentSession, watchSession } from '../api/session.ts';
import { forgetBoards } from '../offline/boards.ts';
import { forgetRenewal, renew } from './device.ts';

/** Starts the service worker, and renews the device's subscription for the logged-in player. */
export async function startPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // not a secure context
  watchSession(() => void onSession());
  await navigator.serviceWorker.register('/service-worker.js');
  await onSession();
}

async function onSession(): Promise<void> {
  if (currentSession() !== undefined) return renew().catch(() => undefined); // the next visit tries again
  forgetRenewal();
  await forgetBoards();
}
