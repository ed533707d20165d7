import type { ListPart } from '../helpers/list-part.ts';
import { pick } from '../helpers/pick.ts';
import type { Deps } from '../platform/deps.ts';
import { type SanctionRow, sanctionsOf } from './store/sanctions.ts';

/** Returns the view of a sanction at `now`. */
export const sanctionView = (row: Omit<SanctionRow, 'playerId' | 'reportId'>, now: Date) => ({
  ...pick(row, 'id', 'kind', 'reason', 'createdAt', 'until', 'liftedAt'),
  isActive: row.liftedAt === null && (row.until === null || row.until > now),
});
export type SanctionView = ReturnType<typeof sanctionView>;

/** Returns the sanctions of a player, newest first. */
export async function listSanctions({ db, clock }: Deps, playerId: string, part: ListPart) {
  const now = clock();
  return (await sanctionsOf(db.prisma, playerId, part)).map((row) => sanctionView(row, now));
}
