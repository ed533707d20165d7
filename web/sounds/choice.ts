const STORAGE_KEY = 'carcassonne.sounds';

/** Whether sounds are on for this device; off by default. */
export const hasSounds = (): boolean => localStorage.getItem(STORAGE_KEY) === 'on';

/** Turns sounds on or off for this device. */
export function chooseSounds(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(STORAGE_KEY, 'on');
  else localStorage.removeItem(STORAGE_KEY);
}
