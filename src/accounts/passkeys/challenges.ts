import { evenIfRefused } from '../../db/transactions.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashSecret } from '../sessions/secrets.ts';
import {
  type ChallengePurpose,
  type ChallengeRow,
  insertChallenge,
  takeChallenge,
} from '../store/challenges.ts';
import { loadWebauthnHelpers } from './webauthn.ts';

/** Time in which a challenge can be answered, in ms. */
export const challengeMs = 5 * minuteMs;

/** A challenge that was taken: nobody can answer it again. */
export type TakenChallenge = ChallengeRow & { readonly challenge: string };

/** Keeps a challenge until it is answered or expires; only its hash is stored. */
export async function keepChallenge(
  { db, clock }: Deps,
  challenge: string,
  purpose: ChallengePurpose,
  playerId: string | null,
): Promise<void> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + challengeMs);
  const row = { challengeHash: hashSecret(challenge), purpose, playerId, expiresAt };
  await insertChallenge(db.prisma, row, now);
}

/**
 * Uses up the challenge that an authenticator has answered, whether or not the answer is right. Returns undefined if
 * the challenge is unknown here, used or expired, or has another purpose.
 * @param clientDataJSON what the browser says of the ceremony, in base64url
 */
export async function challengeAnswered(
  { db, clock }: Deps,
  clientDataJSON: string,
  purposes: readonly ChallengePurpose[],
): Promise<TakenChallenge | undefined> {
  const challenge = await challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const row = await evenIfRefused(() => takeChallenge(db.prisma, hashSecret(challenge), clock()));
  return row !== undefined && purposes.includes(row.purpose) ? { ...row, challenge } : undefined;
}

async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadWebauthnHelpers();
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Not JSON: no browser has written it.
    return undefined;
  }
}
