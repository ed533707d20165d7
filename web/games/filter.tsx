import { useEffect, useId, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

const SHOWN = ['all', 'turn', 'running', 'open', 'finished'] as const;

/** Which of the player's games are listed. */
export interface Filter {
  /** Text in the name of the table or of a player; empty for all games. */
  readonly search: string;
  readonly show: (typeof SHOWN)[number];
}

/** Whether a text is the name of a part of the player's games. */
export const isShown = (text: string | null): text is Filter['show'] => SHOWN.some((one) => one === text);

/** Milliseconds between the last key and the search. */
const PAUSE_MS = 300;

interface FilterBarProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** Switches between the games that are shown. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const [search, setSearch] = useState(filter.search);
  const [searchId, showId] = [useId(), useId()];
  const words = { ...t().games, ...t().site.lists };
  useEffect(() => {
    if (search.trim() === filter.search) return;
    const timer = setTimeout(() => onChange({ search: search.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const choices = [
    ['all', words.all],
    ['turn', words.yourTurn],
    ['running', words.running],
    ['open', words.open],
    ['finished', words.finished],
  ] as const;
  return (
    <search class="filter">
      <span class="small-choice grow">
        <label for={searchId}>{words.search}</label>
        <input
          id={searchId}
          type="search"
          value={search}
          maxLength={80}
          placeholder={words.searchHint}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </span>
      <span class="small-choice">
        <label for={showId}>{words.show}</label>
        <select
          id={showId}
          value={filter.show}
          onChange={(event) => onChange({ show: event.currentTarget.value as Filter['show'] })}
        >
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </search>
  );
}
