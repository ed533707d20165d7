import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isServiceAway, watchConnection } from '../api/connection.ts';

/** A resource of the service: loading, loaded, or failed. */
export interface Resource<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loads a resource, again whenever `keys` change, the page becomes visible, or the connection is restored. */
export function useResource<T>(load: () => Promise<T>, keys: readonly unknown[]): Resource<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  // Start before the page is painted without it, which takes long on slow devices.
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
