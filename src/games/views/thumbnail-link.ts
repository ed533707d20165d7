import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { markOf, readLink, signLink } from '../../platform/signed-links.ts';
import { findGame, type GameRow } from '../store/games.ts';

const periodMs = 14 * dayMs;

/**
 * Returns the address of a thumbnail of the current board, without the service's host; null before the start. It works without a token,
 * because `<img>` can't send one. For a private game it carries a pass that is valid for two to four weeks and changes every two weeks, so
 * that browsers can cache the picture.
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
 * Returns the game of a thumbnail pass.
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
