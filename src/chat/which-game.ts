import { visibleGame } from '../games/access.ts';
import { gamesRequesting } from '../games/requests/list.ts';
import { gamesNamed, shortIdOf } from '../games/views/find-games.ts';
import { listGames } from '../games/views/list.ts';
import { Problem } from '../platform/problems.ts';
import { withNamesIn } from '../texts/index.ts';
import type { Asker, Game } from './reply.ts';

/**
 * The sets of the asker's games that a command searches: `awaiting` are those with the asker's turn, `requesting` those
 * with the players' requests.
 */
export type Among = 'awaiting' | 'requesting' | 'running' | 'open' | 'finished';

/** The meant game; or several candidates; or none. */
export type Found = { readonly game: Game } | { readonly games: readonly Game[] };

const most = 20;

/** The games that most commands search. */
export const playing: readonly Among[] = ['awaiting', 'running', 'open', 'finished'];
/** The games searched by commands for an active game. */
export const running: readonly Among[] = ['running'];
/** The games searched by commands for a game before its start. */
export const openFirst: readonly Among[] = ['open', ...playing];

/** Finds the games with a short or whole id that are visible to the asker; among several, those with the asker's seat. */
export async function gameNamed(asker: Asker, id: string): Promise<Found> {
  const { deps, playerId } = asker;
  const whole = id.includes('-') ? await gameOrNone(asker, id) : undefined;
  if (whole !== undefined) return { game: whole };
  const games = (await gamesNamed(deps, playerId, id)).map((game) => asRead(asker, game));
  const seated = games.filter(({ seats }) => seats.some((seat) => seat.playerId === playerId));
  const [only, ...others] = seated.length > 0 ? seated : games;
  return only === undefined || others.length > 0 ? { games } : { game: only };
}

/** Returns a game for the asker: names of deleted accounts are translated. */
const asRead = ({ language }: Asker, game: Game): Game => withNamesIn(language, game);

/**
 * Returns a game visible to the asker.
 * @throws Problem game-not-found
 */
export async function gameFor(asker: Asker, id: string): Promise<Game> {
  return asRead(asker, await visibleGame(asker.deps, asker.playerId, id));
}

/** Finds a game by its whole id, including unlisted ones. */
async function gameOrNone(asker: Asker, id: string): Promise<Game | undefined> {
  try {
    return await gameFor(asker, id);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'game-not-found') return undefined;
    throw error;
  }
}

/** Finds the meant game if none is named: the only one with the asker's turn, else the only one there is. */
export async function gameMeant(asker: Asker, among: readonly Among[]): Promise<Found> {
  for (const kind of among) {
    const [only, ...others] = (await gamesAmong(asker, kind)).map((game) => asRead(asker, game));
    // Of finished games the most recent one is meant.
    if (only !== undefined && (others.length === 0 || kind === 'finished')) return { game: only };
    if (only !== undefined) return { games: [only, ...others] };
  }
  return { games: [] };
}

function gamesAmong({ deps, playerId }: Asker, kind: Among): Promise<Game[]> {
  if (kind === 'requesting') return gamesRequesting(deps, playerId, most);
  const status = kind === 'awaiting' ? 'running' : kind;
  const which = kind === 'awaiting' ? 'mine' : undefined;
  return listGames(deps, {
    status,
    of: { playerId, which },
    limit: kind === 'finished' ? 1 : most,
    viewer: playerId,
  });
}

/** Returns a command after a game's id: `#3f9ac options`. */
export const withGame = ({ id }: Game, command: string) => `#${shortIdOf(id)} ${command}`;
