import { createWatchers } from '../ui/watchers.ts';
import { browserSubscription, pushSupport } from './support.ts';

const STORAGE_KEY = 'carcassonne.push-offer';
const watchers = createWatchers();
let isOffered = false;

export const isPushOffered = (): boolean => isOffered;
export const watchOffer = watchers.add;

/** Offers notifications while the game waits for a person, unless they are on, unsupported, or were offered before. */
export async function offerPush(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) !== null || pushSupport() !== 'ready') return;
  if ((await browserSubscription()) !== undefined) return;
  isOffered = true;
  watchers.notify();
}

/** Ends the offer permanently on this device, after an answer or a whole turn. The settings still offer it. */
export function endOffer(): void {
  if (!isOffered) return;
  localStorage.setItem(STORAGE_KEY, 'answered');
  isOffered = false;
  watchers.notify();
}
