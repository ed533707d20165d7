import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import type { Filter } from './filter.tsx';
import { Group } from './group.tsx';
import type { MyLists } from './use-my-games.ts';
import type { PagedGames } from './use-pages.ts';

interface MyGamesProps {
  readonly lists: MyLists;
  readonly filter: Filter;
  readonly isCompact: boolean;
}

/** The player's games, those that wait for the player first. */
export function MyGames({ lists, filter, isCompact }: MyGamesProps) {
  if (Object.values(lists).every(({ value }) => value?.items.length === 0))
    return <NoGames isSearch={filter.search !== ''} />;
  const parts = partsOf(lists).filter(({ show }) => filter.show === 'all' || filter.show === show);
  // From the top up to the first missing list, so that none pushes away what somebody is about to press.
  const missing = parts.find(({ list }) => list.value === undefined);
  const ready = missing === undefined ? parts : parts.slice(0, parts.indexOf(missing));
  return (
    <>
      {ready.map((part) => (
        <Part key={part.title} {...part} isCompact={isCompact} />
      ))}
      {missing !== undefined && <Missing error={missing.list.error} />}
    </>
  );
}

interface PartProps {
  readonly show: Filter['show'];
  readonly title: string;
  readonly list: PagedGames;
  readonly urgent?: boolean;
  readonly isPast?: boolean;
}

function partsOf({ turn, running, open, finished, aborted }: MyLists): readonly PartProps[] {
  const words = t().games;
  return [
    { show: 'turn', title: words.yourTurn, list: turn, urgent: true },
    { show: 'running', title: words.running, list: running },
    { show: 'open', title: words.open, list: open },
    { show: 'finished', title: words.finished, list: finished, isPast: true },
    { show: 'finished', title: words.aborted, list: aborted, isPast: true },
  ];
}

function Part({
  title,
  list,
  urgent = false,
  isPast = false,
  isCompact,
}: PartProps & { isCompact: boolean }) {
  const words = t().site.lists;
  const more = isPast ? words.older : words.more;
  return (
    <Group
      title={title}
      games={list.value?.items ?? []}
      more={list.value?.hasMore ? more : undefined}
      onMore={list.more}
      urgent={urgent}
      isCompact={isCompact}
    />
  );
}

function Missing({ error }: { error: unknown }) {
  return error === undefined ? <p class="quiet">{t().loading}</p> : <FormError error={error} />;
}

function NoGames({ isSearch }: { isSearch: boolean }) {
  const words = t().games;
  if (isSearch)
    return (
      <p class="quiet" role="status">
        {t().site.lists.nothingFound}
      </p>
    );
  return (
    <div class="card empty">
      <h2>{words.none}</h2>
      <p>{words.noneText}</p>
      <PlayNow />
    </div>
  );
}
