import { createWatchers } from '../ui/watchers.ts';
import { browserSubscription, pushSupport } from './support.ts';

const STORAGE_KEY = 'carcassonne.push-offer';
const watchers = createWatchers();
let isOffered = false;

export const isPushOffered = (): boolean => isOffered;
export const watchOffer = watchers.add;

/** Offers notifications while the game waits for a person, unless this device gets them, can't, or was offered them before. */
export async function offerPush(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) !== null || pushSupport() !== 'ready') return;
  if ((await browserSubscription()) !== undefined) return;
  isOffered = true;
  watchers.notify();
}

/** Ends the offer for good on this device: it was answered, or ignored until the next turn. Settings go on offering it. */
export function endOffer(): void {
  if (!isOffered) return;
  localStorage.setItem(STORAGE_KEY, 'answered');
  isOffered = false;
  watchers.notify();
}
