import type { Tx } from '../../db/tx.ts';
import type { Challenge } from '../../generated/prisma/client.ts';

/** The purpose of a challenge. */
export type ChallengePurpose = 'registration' | 'log-in' | 'second-factor';

/** A pending WebAuthn challenge, by its hash. A login without a known account names no player. */
export type ChallengeRow = Readonly<Challenge> & { readonly purpose: ChallengePurpose };

/** Adds a challenge, and deletes those that expired before `now`. */
export async function insertChallenge(db: Tx, challenge: ChallengeRow, now: Date): Promise<void> {
  await db.challenge.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.challenge.create({ data: challenge });
}

/** Consumes a challenge, for only one of several simultaneous answers. Returns undefined if it is unknown, used or expired. */
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

/** Returns a challenge without consuming it; undefined if it is unknown, used or expired. */
export async function findChallenge(
  db: Tx,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const row = await db.challenge.findUnique({ where: { challengeHash, expiresAt: { gt: now } } });
  return (row as ChallengeRow | null) ?? undefined;
}
