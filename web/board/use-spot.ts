import { useCallback, useState } from 'preact/hooks';
import type { Table } from '../api/types.ts';
import type { Spot } from './board.tsx';
import { type Feature, featureAt } from './features.ts';

/**
 * Keeps the feature under the pointer. Movements within it change no state, so they cause no
 * rendering.
 */
export function useSpot(
  table: Table | undefined,
): readonly [feature: Feature | undefined, look: (spot: Spot | undefined) => void] {
  const [spot, setSpot] = useState<Spot>();
  const look = useCallback(
    (next: Spot | undefined) =>
      setSpot((before) => (featureOf(table, before) === featureOf(table, next) ? before : next)),
    [table],
  );
  return [featureOf(table, spot), look];
}

function featureOf(table: Table | undefined, spot: Spot | undefined): Feature | undefined {
  if (table === undefined || spot?.segment === undefined) return undefined;
  return featureAt(table, { ...spot, segment: spot.segment });
}
