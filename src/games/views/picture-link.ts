import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { playerAt, seatOf } from '../../helpers/seats.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { markOf, readLink, signLink } from '../../platform/signed-links.ts';
import { linkGenerationOf } from '../../players/store/players.ts';
import { findGame, type GameRow } from '../store/games.ts';

const validMs = 7 * dayMs;
const passSchema = z.object({ seat: z.int().optional(), generation: z.int().optional() });

/**
 * Returns a pass that opens one picture of a game, as one viewer may see it, to anybody for a week: chats show
 * pictures to people who have no account here. A pass of a player works no longer than until their password is reset.
 */
export async function picturePass(
  { db, keys, clock }: Deps,
  row: GameRow,
  seq: number,
  playerId: string | undefined,
): Promise<string> {
  const seat = seatOf(row, playerId)?.seat;
  const generation = seat === undefined ? undefined : await generationAt(db, row, seat);
  const seated = seat !== undefined && generation !== undefined && { seat, generation };
  const content = { of: pictureMark(row.id, seq), ...seated };
  return signLink(keys, 'picture', content, new Date(clock().getTime() + validMs));
}

/**
 * Returns the game whose picture a pass opens, and the player whose view it shows.
 * @throws Problem invalid-link
 */
export async function gameByPass(
  { db, keys, clock }: Deps,
  id: string,
  seq: number,
  pass: string,
): Promise<{ row: GameRow; playerId: string | undefined }> {
  const content = readLink(keys, 'picture', pass, clock());
  const row = content?.['of'] === pictureMark(id, seq) ? await findGame(db.prisma, id) : undefined;
  if (row === undefined) throw problem('invalid-link');
  const { seat, generation } = passSchema.parse(content);
  if (seat !== undefined && generation !== (await generationAt(db, row, seat))) throw problem('invalid-link');
  return { row, playerId: playerAt(row, seat)?.playerId };
}

const generationAt = async (db: Db, row: GameRow, seat: number): Promise<number | undefined> => {
  const playerId = playerAt(row, seat)?.playerId;
  return playerId === undefined ? undefined : linkGenerationOf(db.prisma, playerId);
};

/** Stands for game and entry, which the address of the picture names anyway, and keeps the pass short. */
const pictureMark = (id: string, seq: number) => markOf(`picture ${id} ${seq}`);
