import { visibleGame } from '../games/access.ts';
import { gamesNamed, shortIdOf } from '../games/views/find-games.ts';
import { listGames } from '../games/views/list.ts';
import { Problem } from '../problems.ts';
import type { Asker, Game } from './reply.ts';

/** Kinds of the asker's games among which a command looks for its game: `awaiting` are those that wait for the asker. */
export type Among = 'awaiting' | 'running' | 'open' | 'finished';

/** The game that is meant; or several that may be; or none. */
export type Found = { readonly game: Game } | { readonly games: readonly Game[] };

const most = 20;

/** Where most commands look for their game. */
export const playing: readonly Among[] = ['awaiting', 'running', 'open', 'finished'];
/** Where commands look that are for a game before its start. */
export const openFirst: readonly Among[] = ['open', ...playing];

/** Finds the games with an id, short or whole, that the asker may see; among several those in which the asker has a seat. */
export async function gameNamed({ deps, playerId }: Asker, id: string): Promise<Found> {
  const whole = id.includes('-') ? await gameOrNone(deps, playerId, id) : undefined;
  if (whole !== undefined) return { game: whole };
  const games = await gamesNamed(deps, playerId, id);
  const seated = games.filter(({ seats }) => seats.some((seat) => seat.playerId === playerId));
  const [only, ...others] = seated.length > 0 ? seated : games;
  return only === undefined || others.length > 0 ? { games } : { game: only };
}

/** Finds a game by its whole id, also an unlisted one. */
async function gameOrNone(deps: Asker['deps'], playerId: string, id: string): Promise<Game | undefined> {
  try {
    return await visibleGame(deps, playerId, id);
  } catch (error) {
    if (error instanceof Problem && error.kind === 'game-not-found') return undefined;
    throw error;
  }
}

/** Finds the game that is meant where none is named: the only one that waits for the asker, else the only one there is. */
export async function gameMeant({ deps, playerId }: Asker, among: readonly Among[]): Promise<Found> {
  for (const kind of among) {
    const status = kind === 'awaiting' ? 'running' : kind;
    const of = { playerId, isAwaiting: kind === 'awaiting' };
    const games = await listGames(deps, {
      status,
      of,
      limit: kind === 'finished' ? 1 : most,
      viewer: playerId,
    });
    const [only, ...others] = games;
    // Of finished games the last one is meant.
    if (only !== undefined && (others.length === 0 || kind === 'finished')) return { game: only };
    if (only !== undefined) return { games };
  }
  return { games: [] };
}

/** Returns a command with a game's id in front: `#3f9ac options`. */
export const withGame = ({ id }: Game, command: string) => `#${shortIdOf(id)} ${command}`;
