import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { insertModerationEntry, type Moderator } from './store/moderation-log.ts';
import { closeReport, findReport, type ReportState } from './store/reports.ts';

/**
 * Closes a report without consequences.
 * @throws Problem report-not-found, report-closed
 */
export async function dismiss(deps: Deps, by: Moderator, id: string, reason: string): Promise<void> {
  const at = deps.clock();
  await transaction(deps.db, async (client) => {
    const playerId = await closeOpenReport(client, id, 'dismissed', at);
    const step = { ...by, id: newId(), at, action: 'dismiss', playerId, reportId: id, reason } as const;
    await insertModerationEntry(client, step);
  });
}

/**
 * Closes a report that an operator acts on. Returns the reported player.
 * @throws Problem report-not-found, report-closed
 */
export async function closeOpenReport(
  db: Tx,
  id: string,
  state: Exclude<ReportState, 'open'>,
  at: Date,
): Promise<string> {
  const row = await findReport(db, id);
  if (row === undefined) throw problem('report-not-found');
  if (!(await closeReport(db, id, state, at))) throw problem('report-closed');
  return row.reportedId;
}
