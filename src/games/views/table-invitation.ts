import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { findPersons } from '../../players/store/players.ts';
import { isTableHidden } from '../../relations/store/blocks.ts';
import { isVisible } from '../access.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { INVITATION_TERMS } from '../terms.ts';
import { summaryOf } from './game.ts';

/**
 * Returns a table waiting for players to a viewer who can take a seat there: anyone if it is public, otherwise invited players and those
 * with the invitation code.
 * @throws Problem game-not-found, game-not-open
 */
export async function readTableInvitation(
  deps: Deps,
  viewer: string | undefined,
  id: string,
  invitation: string | undefined,
) {
  const row = await findGame(deps.db.prisma, id);
  // A wrong code, a block and a missing game give the same answer, so that ids and blocks can't be probed.
  if (row === undefined || !(await mayRead(deps, row, viewer, invitation))) throw problem('game-not-found');
  if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
  const [by = null] = await findPersons(deps.db.prisma, [row.ownerId]);
  const table = summaryOf(row, viewer);
  return {
    by,
    ...pick(table, ...INVITATION_TERMS, 'id', 'name', 'seatCount', 'players', 'yourSeat', 'expiresAt'),
  };
}

async function mayRead(
  deps: Deps,
  row: GameRow,
  viewer: string | undefined,
  invitation: string | undefined,
): Promise<boolean> {
  if (await isVisible(deps, viewer, row.id, row)) return true;
  if (invitation === undefined || invitation !== row.inviteCode) return false;
  return viewer === undefined || !(await isTableHidden(deps.db.prisma, row.id, viewer));
}
