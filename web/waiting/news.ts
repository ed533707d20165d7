import { createWatchers } from '../watchers.ts';

/** Told whenever another number of games may wait for the player. */
export const waitingNews = createWatchers();
