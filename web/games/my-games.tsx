import type { ComponentChildren } from 'preact';
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

/** Whether all lists are loaded and empty. */
export const hasNoGames = (lists: MyLists): boolean =>
  Object.values(lists).every(({ value }) => value?.items.length === 0);

/** Renders the current games: those waiting for the player, then `children`, then the others. */
export function CurrentGames({ children, ...props }: MyGamesProps & { children: ComponentChildren }) {
  const { lists, filter } = props;
  if (hasNoGames(lists))
    return (
      <>
        <NoGames isSearch={filter.search !== ''} />
        {children}
      </>
    );
  const { turn, running, open } = lists;
  const words = t().games;
  const waiting = filter.search === '' && filter.show === 'all' ? turn.value?.items.length : undefined;
  return (
    <div class="current">
      {waiting !== undefined && waiting > 0 && (
        <a class="to-find" href="#find">
          {t().nav.find}
        </a>
      )}
      {waiting === 0 && <p class="quiet">{words.noTurn}</p>}
      <Parts {...props} parts={[{ show: 'turn', title: words.yourTurn, list: turn, urgent: true }]} />
      {turn.value !== undefined && (
        <>
          {children}
          <Parts
            {...props}
            parts={[
              { show: 'running', title: words.running, list: running },
              { show: 'open', title: words.open, list: open },
            ]}
          />
        </>
      )}
    </div>
  );
}

/** Renders the finished games. */
export function PastGames(props: MyGamesProps) {
  const { turn, running, open, finished, aborted } = props.lists;
  const words = t().games;
  // Wait for the lists above, so that the layout does not shift under a click.
  if ([turn, running, open].some(({ value }) => value === undefined)) return null;
  return (
    <Parts
      {...props}
      parts={[
        { show: 'finished', title: words.finished, list: finished, isPast: true },
        { show: 'finished', title: words.aborted, list: aborted, isPast: true },
      ]}
    />
  );
}

/** Renders lists from the top until the first that is not loaded. */
function Parts({ parts, filter, isCompact }: MyGamesProps & { parts: readonly PartProps[] }) {
  const shown = parts.filter(({ show }) => filter.show === 'all' || filter.show === show);
  const missing = shown.find(({ list }) => list.value === undefined);
  const ready = missing === undefined ? shown : shown.slice(0, shown.indexOf(missing));
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
