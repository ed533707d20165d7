import { useEffect, useRef } from 'preact/hooks';

/** Page-wide key handlers by `KeyboardEvent.key`; letters in lower case. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Listens to keys on the whole page, except in text fields and if another handler has used the key. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action === undefined || isTextField(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const TEXT_FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT_FIELDS);
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null;
