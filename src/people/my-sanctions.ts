import { type SanctionRow, sanctionsOf } from '../db/people/sanctions.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';

/** A sanction as its player sees it. */
export interface SanctionView {
  readonly id: string;
  readonly kind: SanctionRow['kind'];
  readonly reason: string;
  readonly createdAt: string;
  readonly until: string | null;
  readonly undoneAt: string | null;
  readonly isInForce: boolean;
}

/** Returns a sanction as it is at `now`. */
export function sanctionView(row: SanctionRow, now: Date): SanctionView {
  const { id, kind, reason, createdAt, until, undoneAt } = row;
  return {
    id,
    kind,
    reason,
    createdAt: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    isInForce: undoneAt === null && (until === null || until > now),
  };
}

/** Returns what operators decided about a player, the latest first. */
export async function listSanctions(
  { db, clock }: Deps,
  playerId: string,
  part: ListPart,
): Promise<SanctionView[]> {
  const now = clock();
  return (await sanctionsOf(db.prisma, playerId, part)).map((row) => sanctionView(row, now));
}
