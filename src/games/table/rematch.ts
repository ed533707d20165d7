import { violatedConstraint } from '../../db/client.ts';
import { findRematch, type GameRow } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { rulesSchema } from '../../engine/index.ts';
import { problem } from '../../problems.ts';
import { visibleGame } from '../access.ts';
import { clockSchema } from '../clock/deadlines.ts';
import { seatOf } from '../players.ts';
import { createGame } from './create.ts';
import { sitDown } from './take-seat.ts';

/**
 * The next game of the same people, by the same rules and clock. Who asks first makes it and the others are invited;
 * who asks after that takes a seat in it. It is in no list, for the seats are theirs.
 * @throws Problem game-not-found, not-seated, game-not-finished, and those of taking a seat
 */
export async function rematch(deps: Deps, playerId: string, id: string): Promise<GameRow> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'finished') throw problem('game-not-finished', { gameStatus: row.status });
  const known = await findRematch(deps.db.pool, id);
  if (known !== undefined) return sitDown(deps, playerId, known, {});
  try {
    return await createGame(deps, playerId, wishFor(row, playerId));
  } catch (error) {
    const other =
      violatedConstraint(error) === 'games_rematch_of_key' && (await findRematch(deps.db.pool, id));
    if (!other) throw error;
    return sitDown(deps, playerId, other, {});
  }
}

function wishFor(row: GameRow, playerId: string): Parameters<typeof createGame>[2] {
  return {
    name: row.name,
    rules: rulesSchema.parse(row.rules),
    seatCount: row.seatCount,
    visibility: row.visibility === 'public' ? 'unlisted' : row.visibility,
    seating: row.seating,
    clock: row.clock === null ? undefined : clockSchema.parse(row.clock),
    invite: row.seats.filter((seat) => seat.playerId !== playerId).map(({ handle }) => handle),
    join: true,
    rematchOf: row.id,
  };
}
