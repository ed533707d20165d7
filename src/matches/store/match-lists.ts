import type { Tx } from '../../db/tx.ts';
import type { MatchStatus, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import type { MatchRow } from './matches.ts';

/** A page of a list of matches, newest first. */
export interface MatchPart extends ListPart {
  /** The player whose matches and proposals are listed. */
  readonly player: string;
  readonly status?: MatchStatus | undefined;
  /** Only matches with this player. */
  readonly opponent?: string | undefined;
  /** Only matches with this label. */
  readonly label?: string | undefined;
}

/** Returns the matches of a player, with their own challenges and without those to them. */
export function matchesOf(db: Tx, part: MatchPart): Promise<MatchRow[]> {
  const { player } = part;
  const isChallenge: Prisma.MatchWhereInput = { startedAt: null, creatorId: { not: player } };
  return listed(db, part, { NOT: isChallenge });
}

/** Returns the started matches of a player that a viewer can see. */
export function matchesShown(
  db: Tx,
  part: MatchPart,
  { viewer, isPublicShown }: { readonly viewer: string | undefined; readonly isPublicShown: boolean },
): Promise<MatchRow[]> {
  const theirs = viewer === undefined ? [] : [{ firstId: viewer }, { secondId: viewer }];
  const shown = isPublicShown ? [{ visibility: 'public' as const }, ...theirs] : theirs;
  return listed(db, part, { startedAt: { not: null }, OR: shown });
}

function listed(db: Tx, part: MatchPart, shown: Prisma.MatchWhereInput): Promise<MatchRow[]> {
  const { player, opponent, status, label } = part;
  const { where, ...rest } = partById(part, 'desc');
  const plays = (id: string): Prisma.MatchWhereInput => ({ OR: [{ firstId: id }, { secondId: id }] });
  return db.match.findMany({
    where: {
      AND: [
        plays(player),
        shown,
        ...(opponent === undefined ? [] : [plays(opponent)]),
        ...(status === undefined ? [] : [{ status }]),
        ...(label === undefined ? [] : [{ label }]),
        where,
      ],
    },
    ...rest,
  });
}

/** Returns the ids of the running matches of a player. */
export async function runningMatchesOf(db: Tx, player: string): Promise<string[]> {
  const where = { status: 'running' as const, OR: [{ firstId: player }, { secondId: player }] };
  return (await db.match.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  );
}
