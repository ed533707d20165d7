import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { markOf, readLink, signLink } from '../../platform/signed-links.ts';
import { findGame, type GameRow } from '../store/games.ts';

const periodMs = 14 * dayMs;

/**
 * Returns the address of a small picture of the board as it is now, without the service's name; null before the start.
 * It works without a token, as `<img>` needs it: for a private game it carries a pass, valid for two to four weeks and
 * the same for two weeks, so that browsers keep the picture.
 */
export function thumbnailAddress(deps: Deps, row: GameRow): string | null {
  if (row.startedAt === null) return null;
  const address = `/v1/games/${row.id}/moves/${row.version}/thumbnail.png`;
  if (row.visibility !== 'private') return address;
  const period = Math.floor(deps.clock().getTime() / periodMs);
  const until = new Date((period + 2) * periodMs);
  const pass = signLink(deps.keys, 'picture', { of: thumbnailMark(row.id, row.version) }, until);
  return `${address}?pass=${pass}`;
}

/**
 * Returns the game whose small picture a pass opens.
 * @throws Problem invalid-link
 */
export async function gameByThumbnailPass(
  { db, keys, clock }: Deps,
  id: string,
  seq: number,
  pass: string,
): Promise<GameRow> {
  const content = readLink(keys, 'picture', pass, clock());
  const row = content?.['of'] === thumbnailMark(id, seq) ? await findGame(db.prisma, id) : undefined;
  if (row === undefined) throw problem('invalid-link');
  return row;
}

const thumbnailMark = (id: string, seq: number) => markOf(`thumbnail ${id} ${seq}`);
