import { useEffect, useState } from 'preact/hooks';
import type { Filter } from './filter.tsx';
import { isShown } from './filter.tsx';

/**
 * Returns the filter of the player's games and a function that changes it. It is kept in the address, so it survives
 * a reload and the way back from a game.
 */
export function useFilter(): readonly [Filter, (part: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(fromAddress);
  // Typed text is applied with a delay, and another part may have changed meanwhile.
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));
  useEffect(() => history.replaceState(undefined, '', addressOf(filter)), [filter]);
  return [filter, change];
}

function fromAddress(): Filter {
  const query = new URLSearchParams(location.search);
  const show = query.get('show');
  return { search: query.get('search') ?? '', show: isShown(show) ? show : 'all' };
}

function addressOf({ search, show }: Filter): string {
  const chosen = [
    ...(search === '' ? [] : [['search', search]]),
    ...(show === 'all' ? [] : [['show', show]]),
  ];
  const query = new URLSearchParams(chosen);
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
}
