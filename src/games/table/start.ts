import type { Tx } from '../../db/client.ts';
import { findGame, type GameRow, type GameStart, lockGame, startGame } from '../../db/games/games.ts';
import { seatInOrder } from '../../db/games/seats.ts';
import { setTimer } from '../../db/games/timers.ts';
import { insertOutboxEvent } from '../../db/notifications/outbox.ts';
import { transaction } from '../../db/transactions.ts';
import { awaiting, checkSetup, drawLots, newGame, scores } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { deadlineFrom, nextTimer } from '../clock/deadlines.ts';
import { contentOfOpening, hashOfOpening, openingOf } from '../log/opening.ts';
import { setupOf } from '../state/setup.ts';

const minPlayers = 2;

/**
 * Starts a game with the players who sit there now, at the request of its owner.
 * @throws Problem game-not-found, not-owner, game-not-open, too-few-players, invalid-setup
 */
export async function startWithSeated(deps: Deps, playerId: string, id: string): Promise<GameRow> {
  const seen = await visibleGame(deps, playerId, id);
  if (seen.ownerId !== playerId) throw problem('not-owner');
  const game = await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row === undefined) throw problem('game-not-found');
    if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
    if (row.seats.length < minPlayers) throw problem('too-few-players', { seated: row.seats.length });
    return begin(client, row, deps.clock());
  });
  deps.outbox.announce();
  return game;
}

/** Returns the players in the order of play: as they sit, or drawn by the game's seed (R-SETUP-10). */
function playingOrder({ seats, seating, seed }: GameRow): string[] {
  const players = seats.map(({ playerId }) => playerId);
  return seating === 'drawn' && seed !== null ? drawLots(players, seed) : players;
}

/** Begins an open game with its players. The caller holds the game's lock. */
export async function begin(client: Tx, row: GameRow, at: Date): Promise<GameRow> {
  const players = playingOrder(row);
  await seatInOrder(client, row.id, players);
  const setup = setupOf({ ...row, seatCount: players.length });
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-setup', { detail: fault.detail, rule: fault.rule });
  const { state } = newGame(setup);
  const next = awaiting(state);
  const deadline = deadlineFrom(row.clock, at);
  const start = {
    awaitingSeat: next?.seat,
    awaitingPhase: next?.phase,
    deadline,
    scores: scores(state),
    opening: newOpening(row, players, at),
    at,
  };
  await startGame(client, row.id, start);
  const timerAt = nextTimer(row.clock, deadline, at);
  if (timerAt !== undefined) await setTimer(client, { game: row.id, version: 0 }, timerAt);
  await insertOutboxEvent(client, { game: row.id, kind: 'started', seq: 0, at });
  return (await findGame(client, row.id)) ?? row;
}

function newOpening(row: GameRow, players: readonly string[], startedAt: Date): GameStart['opening'] {
  const seats = players.map((playerId) => ({ playerId }));
  const opening = openingOf({ ...row, startedAt, seatCount: players.length, seats });
  return { content: contentOfOpening(opening), hash: hashOfOpening(opening) };
}
