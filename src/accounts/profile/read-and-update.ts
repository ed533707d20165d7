import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { normaliseHandle, type Profile, profileOf } from './profile.ts';
import { takenOr } from './taken.ts';

export interface ProfileChange {
  readonly handle?: string | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** The account of the player `id`. */
export async function readMe({ db }: Deps, id: string): Promise<Profile> {
  const player = await db.prisma.player.findUnique({ where: { id } });
  if (player === null) throw problem('unauthenticated');
  return profileOf(player);
}

/**
 * Changes what is given of the account of the player `id`, and nothing else.
 * @throws Problem handle-taken
 */
export async function changeMe(deps: Deps, id: string, change: ProfileChange): Promise<Profile> {
  const { handle, locale, timeZone } = change;
  const data = {
    ...(handle !== undefined && { handle: normaliseHandle(handle), displayName: handle }),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    updatedAt: deps.clock(),
  };
  try {
    await deps.db.prisma.player.updateMany({ where: { id }, data });
  } catch (error) {
    throw takenOr(error);
  }
  return readMe(deps, id);
}
