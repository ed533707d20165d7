const STORAGE_KEY = 'carcassonne.sounds';

/** Whether the player wants sounds on this device; not before they are asked for. */
export const hasSounds = (): boolean => localStorage.getItem(STORAGE_KEY) === 'on';

/** Keeps on this device whether the player wants sounds. */
export function chooseSounds(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(STORAGE_KEY, 'on');
  else localStorage.removeItem(STORAGE_KEY);
}
