import { useEffect, useState } from 'preact/hooks';

const changes = new EventTarget();

/**
 * Returns whether something is wanted that this device remembers, and a function that changes it everywhere on the page.
 * @param key where it is stored; left out of the storage while it is not wanted
 */
export function useRemembered(key: string): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== null);
  useEffect(() => {
    const read = () => setOn(localStorage.getItem(key) !== null);
    changes.addEventListener(key, read);
    return () => changes.removeEventListener(key, read);
  }, [key]);
  const choose = (next: boolean) => {
    if (next) localStorage.setItem(key, 'shown');
    else localStorage.removeItem(key);
    changes.dispatchEvent(new Event(key));
  };
  return [isOn, choose];
}
