import { useCallback, useEffect, useState } from 'preact/hooks';

/** What was asked for: not yet there, there, or refused. */
export interface Asked<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

/** Asks once, again whenever `keys` change, and whenever the page comes back into sight. */
export function useAsked<T>(ask: () => Promise<T>, keys: readonly unknown[]): Asked<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (value) => isWanted && setState({ value }),
      (error: unknown) => isWanted && setState((before) => ({ ...before, error })),
    );
    return () => {
      isWanted = false;
    };
  }, [...keys, turn]);
  useEffect(() => {
    const onSight = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [again]);
  return { value: state.value, error: state.error, again };
}
