import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';

/**
 * Makes an API token of the player `playerId` useless from now on.
 * @throws Problem token-not-found, also when it is somebody else's
 */
export async function deleteToken({ db, clock }: Deps, playerId: string, id: string): Promise<void> {
  const { count } = await db.prisma.apiToken.updateMany({
    where: { id, playerId, revokedAt: null },
    data: { revokedAt: clock() },
  });
  if (count === 0) throw problem('token-not-found');
}
