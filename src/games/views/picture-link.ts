import { findGame, type GameRow } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { playerAt, seatOf } from '../../seats.ts';
import { markOf, readLink, signLink } from '../../signed-links.ts';
import { dayMs } from '../../time-units.ts';

const validMs = 7 * dayMs;

/**
 * Returns a pass that opens one picture of a game, as one viewer may see it, to anybody for a week: chats show
 * pictures to people who have no account here.
 */
export function picturePass(
  { config, clock }: Deps,
  row: GameRow,
  seq: number,
  playerId: string | undefined,
): string {
  const seat = seatOf(row, playerId)?.seat;
  const content = { of: pictureMark(row.id, seq), ...(seat !== undefined && { seat }) };
  return signLink(config, 'picture', content, new Date(clock().getTime() + validMs));
}

/**
 * Returns the game whose picture a pass opens, and the player whose view it shows.
 * @throws Problem link-not-valid
 */
export async function gameByPass(
  { db, config, clock }: Deps,
  id: string,
  seq: number,
  pass: string,
): Promise<{ row: GameRow; playerId: string | undefined }> {
  const content = readLink(config, 'picture', pass, clock());
  const row = content?.['of'] === pictureMark(id, seq) ? await findGame(db.pool, id) : undefined;
  if (row === undefined) throw problem('link-not-valid');
  const seat = typeof content?.['seat'] === 'number' ? content['seat'] : undefined;
  return { row, playerId: playerAt(row, seat)?.playerId };
}

/** Stands for game and entry, which the address of the picture names anyway, and keeps the pass short. */
const pictureMark = (id: string, seq: number) => markOf(`picture ${id} ${seq}`);
