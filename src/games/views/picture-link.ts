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
 * Returns a pass for one picture of a game from a viewer's perspective. Anyone with the pass can open the picture for a week, because chats
 * show pictures to people without an account. A player's pass becomes invalid with a password reset.
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
 * Returns the game of a picture pass, and the player whose view it shows.
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

/** Stands for game and entry, which are already in the picture's address, and so keeps the pass short. */
const pictureMark = (id: string, seq: number) => markOf(`picture ${id} ${seq}`);
