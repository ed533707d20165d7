import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../passwords/hash.ts';
import { askForVerification } from './email-verification.ts';
import { normaliseEmail, normaliseHandle, type Profile, profileOf } from './profile.ts';
import { takenOr } from './taken.ts';

export interface Registration {
  readonly email: string;
  readonly handle: string;
  readonly password: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Makes an account.
 * @throws Problem handle-taken, email-taken
 */
export async function register(deps: Deps, wish: Registration): Promise<Profile> {
  const now = deps.clock();
  const data = {
    id: newId(),
    handle: normaliseHandle(wish.handle),
    displayName: wish.handle,
    email: normaliseEmail(wish.email),
    passwordHash: await hashPassword(wish.password),
    ...(wish.locale !== undefined && { locale: wish.locale }),
    ...(wish.timeZone !== undefined && { timeZone: wish.timeZone }),
    createdAt: now,
    updatedAt: now,
  };
  try {
    const player = await deps.db.prisma.player.create({ data });
    await askForVerification(deps, player.id);
    return profileOf(player);
  } catch (error) {
    throw takenOr(error);
  }
}
