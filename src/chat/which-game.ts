import { visibleGame } from '../games/access.ts';
import { gamesRequesting } from '../games/requests/list.ts';
import { gamesNamed, shortIdOf } from '../games/views/find-games.ts';
import { listGames } from '../games/views/list.ts';
import { Problem } from '../platform/problems.ts';
import { withNamesIn } from '../texts/index.ts';
import type { Asker, Game } from './reply.ts';

/**
 * Kinds of the asker's games among which a command looks for its game: `awaiting` are those that wait for the asker,
 * `requesting` those where players request something of each other.
 */
export type Among = 'awaiting' | 'requesting' | 'running' | 'open' | 'finished';

/** The game that is meant; or several that may be; or none. */
export type Found = { readonly game: Game } | { readonly games: readonly Game[] };

const most = 20;

/** Where most commands look for their game. */
export const playing: readonly Among[] = ['awaiting', 'running', 'open', 'finished'];
/** Where commands look that are for a running game. */
export const running: readonly Among[] = ['running'];
/** Where commands look that are for a game before its start. */
export const openFirst: readonly Among[] = ['open', ...playing];

/** Finds the games with an id, short or whole, that the asker may see; among several those in which the asker has a seat. */
export async function gameNamed(asker: Asker, id: string): Promise<Found> {
  const { deps, playerId } = asker;
  const whole = id.includes('-') ? await gameOrNone(asker, id) : undefined;
  if (whole !== undefined) return { game: whole };
  const games = (await gamesNamed(deps, playerId, id)).map((game) => asRead(asker, game));
  const seated = games.filter(({ seats }) => seats.some((seat) => seat.playerId === playerId));
  const [only, ...others] = seated.length > 0 ? seated : games;
  return only === undefined || others.length > 0 ? { games } : { game: only };
}

/** Returns a game as the asker reads it: a player whose account is gone is called so in every language. */
const asRead = ({ language }: Asker, game: Game): Game => withNamesIn(language, game);

/**
 * Returns a game that the asker may see.
 * @throws Problem game-not-found
 */
export async function gameFor(asker: Asker, id: string): Promise<Game> {
  return asRead(asker, await visibleGame(asker.deps, asker.playerId, id));
}

/** Finds a game by its whole id, also an unlisted one. */
async function gameOrNone(asker: Asker, id: string): Promise<Game | undefined> {
  try {
    return await gameFor(asker, id);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'game-not-found') return undefined;
    throw error;
  }
}

/** Finds the game that is meant where none is named: the only one that waits for the asker, else the only one there is. */
export async function gameMeant(asker: Asker, among: readonly Among[]): Promise<Found> {
  for (const kind of among) {
    const [only, ...others] = (await gamesAmong(asker, kind)).map((game) => asRead(asker, game));
    // Of finished games the last one is meant.
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

/** Returns a command with a game's id in front: `#3f9ac options`. */
export const withGame = ({ id }: Game, command: string) => `#${shortIdOf(id)} ${command}`;
