import { takeDue } from '../../../../src/db/due.ts';
import { EXPANSIONS, options } from '../../../../src/engine/index.ts';
import { readEntries } from '../../../../src/games/log/read-entries.ts';
import { decide } from '../../../../src/games/play/decide.ts';
import { loadGame } from '../../../../src/games/state/load.ts';
import { deleteOldResults } from '../../../../src/games/store/decision-results.ts';
import {
  countOpenGames,
  gamesAwaiting,
  gamesAwaitingOthers,
  gamesEnding,
  gamesInviting,
  gamesOf,
  gamesShown,
  publicGames,
} from '../../../../src/games/store/game-lists.ts';
import { findGame, type GameStatus } from '../../../../src/games/store/games.ts';
import {
  openGamesOf,
  openGamesUnchangedSince,
  runningGamesOf,
} from '../../../../src/games/store/open-games.ts';
import { feedFrom, lastOfFeed } from '../../../../src/notifications/store/feed.ts';
import type { Deps } from '../../../../src/platform/deps.ts';

/** A measured query: its name, and a function that runs it once. */
export type Measured = readonly [name: string, run: (round: number) => Promise<unknown>];

const page = (status?: GameStatus) => ({ status, limit: 20 });

/** Makes the next move of a running game, on the cached state like a service that plays it. */
async function move(deps: Deps, game: string, isCached: boolean): Promise<void> {
  if (!isCached) deps.gameCache.delete(game);
  const row = await findGame(deps.db.prisma, game);
  if (row === undefined || row.awaitingSeat === null)
    throw new Error(`game ${game} is not waiting for a decision`);
  const { state } = await loadGame(deps, row);
  const [option] = options(state, row.awaitingSeat);
  const player = row.seats[row.awaitingSeat]?.playerId ?? '';
  if (option === undefined) throw new Error(`game ${game} has no options`);
  await decide(deps, { game, playerId: player, decision: option.decision });
}

/** Returns the queries that must not slow down as the number of finished games grows. */
export function measuredQueries(deps: Deps, running: readonly string[], regular: string): Measured[] {
  const { prisma } = deps.db;
  const gameOf = (round: number) => running[round % running.length] ?? '';
  const longAgo = new Date(0);
  return [
    ['move', (round) => move(deps, gameOf(round), true)],
    ['move in a game that is not in memory', (round) => move(deps, gameOf(round), false)],
    [
      'log of a game',
      async (round) => {
        const row = await findGame(prisma, gameOf(round));
        return row && readEntries(deps, row, 0, row.version - 1);
      },
    ],
    ['games of a player', () => gamesOf(prisma, regular, page())],
    ['games of a player, running', () => gamesOf(prisma, regular, page('running'))],
    ['games of a player, open', () => gamesOf(prisma, regular, page('open'))],
    ['games of a player, finished', () => gamesOf(prisma, regular, page('finished'))],
    ['games of a player, cancelled', () => gamesOf(prisma, regular, page('aborted'))],
    ['games that wait for a player', () => gamesAwaiting(prisma, regular, page())],
    ['games that wait for others', () => gamesAwaitingOthers(prisma, regular, page())],
    ['invitations of a player', () => gamesInviting(prisma, regular, { limit: 20 })],
    ['open games that a player created', () => countOpenGames(prisma, regular)],
    ['open games of a player', () => openGamesOf(prisma, regular)],
    ['running games of a player', () => runningGamesOf(prisma, regular)],
    ['public games', () => publicGames(prisma, regular, page())],
    ['public games, open', () => publicGames(prisma, regular, page('open'))],
    ['public games, running', () => publicGames(prisma, regular, page('running'))],
    ['public games, finished', () => publicGames(prisma, regular, page('finished'))],
    [
      'public games, running, by last move',
      () => publicGames(prisma, regular, { ...page('running'), order: 'lastMoveAt' }),
    ],
    [
      'public games with expansions that none has',
      () => publicGames(prisma, regular, { ...page('finished'), expansions: [...EXPANSIONS] }),
    ],
    [
      'games of a player, as others see them',
      () => gamesShown(prisma, { player: regular, viewer: undefined, isPublicShown: true }, page()),
    ],
    ['search by the end of an id', (round) => gamesEnding(prisma, regular, gameOf(round).slice(-5))],
    ['clocks that are due', () => takeDue(prisma, 'timer', { now: longAgo, until: longAgo, limit: 100 })],
    ['open games that expire', () => openGamesUnchangedSince(prisma, longAgo, 100)],
    ['live events', async () => feedFrom(prisma, Math.max(0, (await lastOfFeed(prisma)).number - 20), 500)],
    ['results that are too old', () => deleteOldResults(prisma, longAgo)],
  ];
}
