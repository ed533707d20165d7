import { useEffect } from 'preact/hooks';
import type { ListedGame } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import type { Filter } from './filter.tsx';
import { Group } from './group.tsx';
import { type PagedGames, usePages } from './use-pages.ts';

const RELOAD_MS = 20_000;
const CURRENT = 100;
const FINISHED = 24;

/** The player's games, those that wait for the player first. */
export function MyGames({ playerId, filter: { search, show } }: { playerId: string; filter: Filter }) {
  const found = { mine: true, ...(search !== '' && { search }) } as const;
  const keys = [playerId, search];
  const turn = usePages({ ...found, turn: 'mine', limit: CURRENT }, keys);
  const running = usePages({ ...found, status: 'running', limit: CURRENT }, keys);
  const open = usePages({ ...found, status: 'open', limit: CURRENT }, keys);
  const finished = usePages({ ...found, status: 'finished', limit: FINISHED }, keys);
  const aborted = usePages({ ...found, status: 'aborted', limit: FINISHED }, keys);
  const lists = [turn, running, open, finished, aborted];
  useReload([turn, running, open]);
  const error = lists.find((list) => list.value === undefined && list.error !== undefined)?.error;
  if (error !== undefined) return <FormError error={error} />;
  if (lists.some(({ value }) => value === undefined)) return <p class="quiet">{t().loading}</p>;
  if (lists.every(({ value }) => value?.items.length === 0)) return <NoGames isSearch={search !== ''} />;
  const words = t().games;
  const isShown = (part: Filter['show']) => show === 'all' || show === part;
  return (
    <>
      {isShown('turn') && <Part title={words.yourTurn} list={turn} urgent />}
      {isShown('running') && <Part title={words.running} list={running} only={isOthersTurn} />}
      {isShown('open') && <Part title={words.open} list={open} />}
      {isShown('finished') && <Part title={words.finished} list={finished} isPast />}
      {isShown('finished') && <Part title={words.aborted} list={aborted} isPast />}
    </>
  );
}

const isOthersTurn = ({ you, awaiting }: ListedGame): boolean =>
  you === null || awaiting?.seats.includes(you) !== true;

/** Looks for news of what changes by itself. */
function useReload(lists: readonly PagedGames[]): void {
  useEffect(
    () => {
      const timer = setInterval(() => {
        for (const { reload } of lists) if (document.visibilityState === 'visible') reload();
      }, RELOAD_MS);
      return () => clearInterval(timer);
    },
    lists.map(({ reload }) => reload),
  );
}

interface PartProps {
  readonly title: string;
  readonly list: PagedGames;
  readonly only?: (game: ListedGame) => boolean;
  readonly urgent?: boolean;
  readonly isPast?: boolean;
}

function Part({ title, list, only = () => true, urgent = false, isPast = false }: PartProps) {
  const words = t().site.lists;
  const more = isPast ? words.older : words.more;
  return (
    <Group
      title={title}
      games={(list.value?.items ?? []).filter(only)}
      more={list.value?.hasMore ? more : undefined}
      onMore={list.more}
      urgent={urgent}
    />
  );
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
