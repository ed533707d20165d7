import { useEffect, useState } from 'preact/hooks';
import type { Filter } from './filter.tsx';
import { isShown } from './filter.tsx';

/**
 * Returns the selection of one's games, and what changes a part of it. The address keeps it, so that it is there again
 * when the reader comes back from a game or loads the page anew.
 */
export function useFilter(): readonly [Filter, (part: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(fromAddress);
  // What was typed is searched for a little later, by when another part may have changed.
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
