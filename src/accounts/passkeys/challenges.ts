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

/** Time for answering a challenge, ms. */
export const challengeMs = 5 * minuteMs;

/** A challenge that has been used up by an answer. */
export type TakenChallenge = ChallengeRow & { readonly challenge: string };

/** Stores a challenge, as a hash, until it is answered or expires. */
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
 * Consumes the challenge that an authenticator has answered, whether or not the response is valid. Returns undefined if
 * the challenge is unknown, used, expired or for another purpose.
 * @param clientDataJSON the browser's data about the ceremony, in base64url
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
    // Not JSON, so not from a browser.
    return undefined;
  }
}
