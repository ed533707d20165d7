import { useState } from 'preact/hooks';

const STORAGE_KEY = 'carcassonne.remaining-tiles';

/** Whether the player wants to see the remaining tiles beside the board, which this device remembers. */
export function useRemainingChoice(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(STORAGE_KEY) === 'shown');
  const choose = (next: boolean) => {
    if (next) localStorage.setItem(STORAGE_KEY, 'shown');
    else localStorage.removeItem(STORAGE_KEY);
    setShown(next);
  };
  return [isShown, choose];
}
