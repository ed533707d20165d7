import { createWatchers } from '../watchers.ts';
import { browserSubscription, pushSupport } from './support.ts';

const STORAGE_KEY = 'carcassonne.push-offer';
const watchers = createWatchers();
let isOffered = false;

export const isPushOffered = (): boolean => isOffered;
export const watchOffer = watchers.add;

/** Offers notifications after a decision, unless this device gets them, can't, or its player was offered them before. */
export async function offerPush(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) !== null || pushSupport() !== 'ready') return;
  if ((await browserSubscription()) !== undefined) return;
  isOffered = true;
  watchers.notify();
}

/** Ends the offer for good on this device. */
export function endOffer(): void {
  localStorage.setItem(STORAGE_KEY, 'answered');
  isOffered = false;
  watchers.notify();
}
