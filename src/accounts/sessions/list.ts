import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import { openSessionsOf } from '../store/sessions.ts';

/** Returns active sessions of a player, newest first. */
export async function listSessions(
  { db, clock }: Deps,
  { playerId, sessionId }: SessionOwner,
  part: ListPart,
) {
  const rows = await openSessionsOf(db, playerId, clock(), part);
  return rows.map((row) => ({
    ...pick(row, 'id', 'createdAt', 'lastUsedAt', 'expiresAt', 'address', 'userAgent'),
    current: row.id === sessionId,
  }));
}
