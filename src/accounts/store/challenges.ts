import type { Tx } from '../../db/tx.ts';
import type { Challenge } from '../../generated/prisma/client.ts';

/** What the answer to a challenge is good for. */
export type ChallengePurpose = 'registration' | 'log-in' | 'second-factor';

/** A WebAuthn challenge that waits for its answer, by its hash. A log-in of anybody names no player. */
export type ChallengeRow = Readonly<Challenge> & { readonly purpose: ChallengePurpose };

/** Adds a challenge, and deletes those that expired before `now`. */
export async function insertChallenge(db: Tx, challenge: ChallengeRow, now: Date): Promise<void> {
  await db.challenge.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.challenge.create({ data: challenge });
}

/** Uses up a challenge: of several answers at the same time one gets it. Undefined if it is unknown, used or expired. */
export async function takeChallenge(
  db: Tx,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [row] = await db.$queryRaw<ChallengeRow[]>`
    DELETE FROM challenges WHERE challenge_hash = ${challengeHash} AND expires_at > ${now}::timestamptz
    RETURNING challenge_hash AS "challengeHash", purpose, player_id AS "playerId", expires_at AS "expiresAt"`;
  return row;
}

/** Returns a challenge without using it up; undefined if it is unknown, used or expired. */
export async function findChallenge(
  db: Tx,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const row = await db.challenge.findUnique({ where: { challengeHash, expiresAt: { gt: now } } });
  return (row as ChallengeRow | null) ?? undefined;
}
