import { leaveAllGames } from '../accounts/deletion/leave-all-games.ts';
import { revokeAccess } from '../accounts/revocations.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import { dayMs } from '../helpers/time-units.ts';
import { enqueueAccountEmail } from '../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../platform/deps.ts';
import { findPlayer } from '../players/find-player.ts';
import { closeOpenReport } from './dismiss.ts';
import { sanctionView } from './my-sanctions.ts';
import { insertModerationEntry, type ModerationAction, type Moderator } from './store/moderation-log.ts';
import { insertSanction, type SanctionKind, type SanctionRow } from './store/sanctions.ts';

/** An operator's decision about a player. */
export interface NewSanction {
  /** Handle or id. */
  readonly player: string;
  readonly kind: SanctionKind;
  /** Shown to the player. */
  readonly reason: string;
  /** Duration of a silence or ban; undefined if it lasts until it is undone. */
  readonly days?: number | undefined;
  /** The report behind the decision, which will be closed. */
  readonly report?: string | undefined;
}

const actions: Readonly<Record<SanctionKind, ModerationAction>> = {
  warning: 'warn',
  silence: 'silence',
  ban: 'ban',
};

/**
 * Warns, silences or bans a player, and notifies them by email. A ban ends all access and removes the player from all games; if a previous
 * attempt was interrupted, repeating the ban completes it.
 * @throws Problem player-not-found, report-not-found, report-closed
 */
export async function sanction(deps: Deps, by: Moderator, request: NewSanction) {
  const { playerId } = await findPlayer(deps, request.player);
  const row = newSanctionRow(deps, playerId, request);
  const { id, kind, reason, reportId, createdAt: at, until } = row;
  await transaction(deps.db, async (client) => {
    if (reportId !== null) await closeOpenReport(client, reportId, 'resolved', at);
    await insertSanction(client, row);
    const step = { ...by, id: newId(), at, action: actions[kind], playerId, reportId, sanctionId: id };
    await insertModerationEntry(client, { ...step, until, reason });
    const data = { kind, reason, until };
    const type = 'account.sanction';
    await enqueueAccountEmail(client, { type, playerId, dedupeKey: `sanction ${id}`, data, at });
  });
  if (kind === 'ban') {
    await revokeAccess(deps, playerId, { because: 'banned' });
    await leaveAllGames(deps, playerId);
  }
  return sanctionView({ ...row, liftedAt: null }, at);
}

function newSanctionRow(
  { clock }: Deps,
  playerId: string,
  { kind, reason, days, report }: NewSanction,
): Omit<SanctionRow, 'liftedAt'> {
  const createdAt = clock();
  const lasts = kind !== 'warning' && days !== undefined;
  const until = lasts ? new Date(createdAt.getTime() + days * dayMs) : null;
  return { id: newId(), playerId, kind, reason, reportId: report ?? null, createdAt, until };
}
