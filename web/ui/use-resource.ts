import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isServiceAway, watchConnection } from '../api/connection.ts';

/** Something that is loaded from the service: not there yet, there, or refused. */
export interface Resource<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loads once, again whenever `keys` change, when the page comes back into sight, and when the service is back. */
export function useResource<T>(load: () => Promise<T>, keys: readonly unknown[]): Resource<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  // Before the page is drawn without it, which takes slow devices long.
  useLayoutEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ value }),
      (error: unknown) => isWanted && setState((before) => ({ ...before, error })),
    );
    return () => {
      isWanted = false;
    };
  }, [...keys, round]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);
  useEffect(() => watchConnection(() => !isServiceAway() && reload()), [reload]);
  return { value: state.value, error: state.error, reload };
}
