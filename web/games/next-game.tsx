import { useEffect } from 'preact/hooks';
import { NAMELESS } from '../../src/helpers/nameless.ts';
import { api, bodyOf, type ListedGame } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { waitingNews } from '../app/waiting-games.ts';
import { language, t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { useResource } from '../ui/use-resource.ts';
import { urgentFirst } from './urgent-first.ts';

/** The next game that waits for the player, and how many there are. */
export interface NextGame {
  readonly game: ListedGame;
  readonly waiting: number;
}

/** Looks for the most urgent game but `current` that waits for the player; undefined while none is known. */
export function useNextGame(current: string): NextGame | undefined {
  const { value, reload } = useResource(() => findNextOnce(current), [current]);
  useEffect(() => waitingNews.add(reload), [reload]);
  return value;
}

const searches = new Map<string, Promise<NextGame | undefined>>();

/** The head and the sheet of a table ask at the same time: they share an answer. */
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
  /** Whether it is what the player probably wants now. */
  readonly isMain?: boolean;
}

/** Leads to the next game that waits. */
export function NextGameLink({ next: { game, waiting }, isMain = false }: NextGameLinkProps) {
  return (
    <a class={isMain ? 'button main next-game' : 'button next-game'} href={`/games/${game.id}`}>
      {t().outcome.next(labelOf(game), waiting)}
    </a>
  );
}

/** Leads from the head of a table to the next game that waits; nothing where none does. */
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

/** Returns the name of a game; without one, against whom it is played. */
function labelOf(game: ListedGame): string {
  if (game.name !== NAMELESS) return game.name;
  const others = game.players
    .filter(({ seat }) => seat !== game.yourSeat)
    .map(({ seat }) => nameAt(game, seat));
  return t().outcome.against(new Intl.ListFormat(language()).format(others));
}
