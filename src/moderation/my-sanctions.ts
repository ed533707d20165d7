import type { ListPart } from '../helpers/list-part.ts';
import { pick } from '../helpers/pick.ts';
import type { Deps } from '../platform/deps.ts';
import { type SanctionRow, sanctionsOf } from './store/sanctions.ts';

/** Returns a sanction as it is at `now`. */
export const sanctionView = (row: Omit<SanctionRow, 'playerId' | 'reportId'>, now: Date) => ({
  ...pick(row, 'id', 'kind', 'reason', 'createdAt', 'until', 'liftedAt'),
  isActive: row.liftedAt === null && (row.until === null || row.until > now),
});
export type SanctionView = ReturnType<typeof sanctionView>;

/** Returns what operators decided about a player, the latest first. */
export async function listSanctions({ db, clock }: Deps, playerId: string, part: ListPart) {
  const now = clock();
  return (await sanctionsOf(db.prisma, playerId, part)).map((row) => sanctionView(row, now));
}
