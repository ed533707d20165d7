import { useEffect, useState } from 'preact/hooks';

const changes = new EventTarget();

/**
 * Returns a boolean setting of this device, and a function that changes it everywhere on the page.
 * @param key its key in the storage, absent while it is off
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
