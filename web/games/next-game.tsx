import { useEffect } from 'preact/hooks';
import { NAMELESS } from '../../src/helpers/nameless.ts';
import { api, bodyOf, type ListedGame } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { waitingNews } from '../app/waiting-games.ts';
import { language, t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { useResource } from '../ui/use-resource.ts';
import { urgentFirst } from './urgent-first.ts';

/** The next game that waits for the player, and the number of such games. */
export interface NextGame {
  readonly game: ListedGame;
  readonly waiting: number;
}

/** Loads the most urgent waiting game other than `current`; undefined while loading and if there is none. */
export function useNextGame(current: string): NextGame | undefined {
  const { value, reload } = useResource(() => findNextOnce(current), [current]);
  useEffect(() => waitingNews.add(reload), [reload]);
  return value;
}

const searches = new Map<string, Promise<NextGame | undefined>>();

/** The header and the sheet of a table request it at the same time and share the response. */
function findNextOnce(current: string): Promise<NextGame | undefined> {
  const search = searches.get(current) ?? findNext(current).finally(() => searches.delete(current));
  searches.set(current, search);
  return search;
}

async function findNext(current: string): Promise<NextGame | undefined> {
  if (currentSession() === undefined) return undefined;
  const { games } = await bodyOf(api.GET('/v1/me/waiting-games'));
  const others = games.filter((id) => id !== current);
  if (others.length === 0) return undefined;
  const query = { mine: true, turn: 'mine', limit: 100 } as const;
  const { items } = await bodyOf(api.GET('/v1/games', { params: { query } }));
  const game = urgentFirst(items.filter(({ id }) => id !== current));
  return game === undefined ? undefined : { game, waiting: others.length };
}

interface NextGameLinkProps {
  readonly next: NextGame;
  /** Whether it is the most likely next step. */
  readonly isMain?: boolean;
}

/** Links to the next waiting game. */
export function NextGameLink({ next: { game, waiting }, isMain = false }: NextGameLinkProps) {
  return (
    <a class={isMain ? 'button main next-game' : 'button next-game'} href={`/games/${game.id}`}>
      {t().outcome.next(labelOf(game), waiting)}
    </a>
  );
}

/** Links from a table's header to the next waiting game; renders nothing if there is none. */
export function NextInHead({ current }: { current: string }) {
  const next = useNextGame(current);
  if (next === undefined) return null;
  const words = t().outcome;
  return (
    <a
      class="next-in-head"
      href={`/games/${next.game.id}`}
      title={words.next(labelOf(next.game), next.waiting)}
      aria-label={`${words.nextShort(next.waiting)}: ${labelOf(next.game)}`}
    >
      {words.nextShort(next.waiting)}
    </a>
  );
}

/** Returns the name of a game, or else the opponents' names. */
function labelOf(game: ListedGame): string {
  if (game.name !== NAMELESS) return game.name;
  const others = game.players
    .filter(({ seat }) => seat !== game.yourSeat)
    .map(({ seat }) => nameAt(game, seat));
  return t().outcome.against(new Intl.ListFormat(language()).format(others));
}
