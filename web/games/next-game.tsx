import { useEffect } from 'preact/hooks';
import { api, bodyOf, type ListedGame } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { language, t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { useResource } from '../use-resource.ts';
import { waitingNews } from '../waiting-games.ts';

/** The next game that waits for the player, and how many there are. */
export interface NextGame {
  readonly game: ListedGame;
  readonly waiting: number;
}

/** Looks for another game than `current` that waits for the player; undefined while none is known. */
export function useNextGame(current: string): NextGame | undefined {
  const { value, reload } = useResource(() => findNext(current), [current]);
  useEffect(() => waitingNews.add(reload), [reload]);
  return value;
}

async function findNext(current: string): Promise<NextGame | undefined> {
  if (currentSession() === undefined) return undefined;
  const { games } = await bodyOf(api.GET('/v1/me/waiting-games'));
  const others = games.filter((id) => id !== current);
  if (others.length === 0) return undefined;
  // Two, as the first may be the game that is looked at.
  const query = { mine: true, turn: 'mine', limit: 2 } as const;
  const { items } = await bodyOf(api.GET('/v1/games', { params: { query } }));
  const game = items.find(({ id }) => id !== current);
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

/** What the service calls games that were given no name. */
const nameless = ['', 'Carcassonne'];

/** Returns the name of a game; without one, against whom it is played. */
function labelOf(game: ListedGame): string {
  if (!nameless.includes(game.name)) return game.name;
  const others = game.players.filter(({ seat }) => seat !== game.you).map(({ seat }) => nameAt(game, seat));
  return t().outcome.against(new Intl.ListFormat(language()).format(others));
}
