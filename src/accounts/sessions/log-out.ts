import type { Deps } from '../../deps.ts';

/**
 * Ends a session: none of its refresh tokens works any more. Its last access token is a signed statement that
 * nobody looks up; it ends by itself within minutes.
 */
export async function revokeSession({ db, clock }: Deps, familyId: string): Promise<void> {
  await db.prisma.refreshToken.updateMany({
    where: { familyId, revokedAt: null },
    data: { revokedAt: clock() },
  });
}
