import { randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { recoveryCodesOf, replaceRecoveryCodes } from '../store/recovery-codes.ts';

const codeCount = 10;
/** Crockford's base 32, without characters that look alike. 16 of them are 80 bits, too many to try even against the hash. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;

/** Returns the number of the player's unused recovery codes, and when they were created; null if there are none. */
export async function readRecoveryCodes({ db }: Deps, playerId: string) {
  const codes = await recoveryCodesOf(db, playerId);
  return { left: codes?.left ?? 0, createdAt: codes?.createdAt ?? null };
}

/**
 * Replaces the player's recovery codes by new ones, which are returned only once and stored as hashes.
 * @throws Problem no-passkey
 */
export async function renewRecoveryCodes(deps: Deps, playerId: string): Promise<string[]> {
  if ((await passkeysOf(deps.db, playerId)).length === 0) throw problem('no-passkey');
  return createCodes(deps, playerId);
}

/** Creates recovery codes for a player who has none; returns null for others, who keep theirs. */
export async function createFirstCodes(deps: Deps, playerId: string): Promise<string[] | null> {
  return (await recoveryCodesOf(deps.db, playerId)) === undefined ? createCodes(deps, playerId) : null;
}

async function createCodes({ db, clock }: Deps, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await replaceRecoveryCodes(db, playerId, codes.map(hashCode), clock());
  return codes;
}

/** Creates a code such as `7k2m-x0qd-94hs-b6tz`. */
function newCode(): string {
  // 256 is a multiple of 32, so that all characters are equally likely.
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns the stored form of a code, ignoring case and hyphens and reading O as 0. */
export function hashCode(code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return hashSecret(`recovery code ${typed.replaceAll('o', '0').replaceAll(/[il]/g, '1')}`);
}
