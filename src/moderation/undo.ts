import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import { enqueueAccountEmail } from '../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { sanctionView } from './my-sanctions.ts';
import { insertModerationEntry, type Moderator } from './store/moderation-log.ts';
import { findSanction, undoSanction } from './store/sanctions.ts';

/**
 * Undoes a warning, silence or ban, and notifies the player by email. A player whose ban is undone can log in again, but is not put back
 * into games, and has to create API tokens again.
 * @throws Problem sanction-not-found, sanction-lifted
 */
export async function undo(deps: Deps, by: Moderator, id: string, reason: string) {
  const row = await findSanction(deps.db.prisma, id);
  if (row === undefined) throw problem('sanction-not-found');
  const at = deps.clock();
  const { playerId, kind } = row;
  await transaction(deps.db, async (client) => {
    if (!(await undoSanction(client, id, at))) throw problem('sanction-lifted');
    const step = { ...by, id: newId(), at, action: 'undo', playerId, sanctionId: id, reason } as const;
    await insertModerationEntry(client, step);
    const data = { kind };
    const type = 'account.sanction-lifted';
    await enqueueAccountEmail(client, { type, playerId, dedupeKey: `sanction ${id} undone`, data, at });
  });
  return sanctionView({ ...row, liftedAt: at }, at);
}
