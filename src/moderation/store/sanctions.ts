import type { Tx } from '../../db/tx.ts';
import type { Sanction, SanctionKind } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

export type { SanctionKind };

/** A warning, silence or ban of a player. */
export type SanctionRow = Readonly<Sanction>;

/** Returns a player's sanction of a kind that is in force at `now`; if there are several, the longest-lasting. */
export async function sanctionInForce(
  db: Tx,
  player: string,
  kind: SanctionKind,
  now: Date,
): Promise<SanctionRow | undefined> {
  const row = await db.sanction.findFirst({
    where: { playerId: player, kind, liftedAt: null, OR: [{ until: null }, { until: { gt: now } }] },
    orderBy: { until: { sort: 'desc', nulls: 'first' } },
  });
  return row ?? undefined;
}

/** Returns the sanctions of a player, newest first. */
export function sanctionsOf(db: Tx, player: string, part: ListPart): Promise<SanctionRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  return db.sanction.findMany({ where: { playerId: player, ...where }, ...rest });
}

/** Returns a sanction. */
export async function findSanction(db: Tx, id: string): Promise<SanctionRow | undefined> {
  return (await db.sanction.findUnique({ where: { id } })) ?? undefined;
}

/** Adds a sanction. */
export async function insertSanction(db: Tx, sanction: Omit<SanctionRow, 'liftedAt'>): Promise<void> {
  await db.sanction.create({ data: sanction });
}

/** Undoes a sanction; returns false if it was already undone. */
export async function undoSanction(db: Tx, id: string, at: Date): Promise<boolean> {
  return (
    (await db.sanction.updateMany({ where: { id, liftedAt: null }, data: { liftedAt: at } })).count === 1
  );
}

/** Returns those of some players who are banned at `now`. */
export async function bannedAmong(
  db: Tx,
  players: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db.sanction.findMany({
    where: {
      playerId: { in: [...players] },
      kind: 'ban',
      liftedAt: null,
      OR: [{ until: null }, { until: { gt: now } }],
    },
    select: { playerId: true },
  });
  return new Set(rows.map(({ playerId }) => playerId));
}
