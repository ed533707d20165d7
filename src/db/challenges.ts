import type { Tx } from './client.ts';

/** What the answer to a challenge is good for. */
export type ChallengePurpose = 'registration' | 'log-in' | 'second-factor';

/** A WebAuthn challenge that waits for its answer, by its hash. */
export interface ChallengeRow {
  readonly challengeHash: string;
  readonly purpose: ChallengePurpose;
  /** Null for a log-in of anybody. */
  readonly playerId: string | null;
  readonly expiresAt: Date;
}

/** Adds a challenge, and deletes those that expired before `now`. */
export async function insertChallenge(db: Tx, challenge: ChallengeRow, now: Date): Promise<void> {
  const { challengeHash, purpose, playerId, expiresAt } = challenge;
  const text = `
    WITH expired AS (DELETE FROM challenges WHERE expires_at <= $5)
    INSERT INTO challenges (challenge_hash, purpose, player_id, expires_at) VALUES ($1, $2, $3, $4)`;
  const values = [challengeHash, purpose, playerId, expiresAt, now];
  await db.query({ name: 'insert-challenge', text, values });
}

/** Uses up a challenge: of several answers at the same time one gets it. Undefined if it is unknown, used or expired. */
export async function takeChallenge(
  db: Tx,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const text = `
    DELETE FROM challenges WHERE challenge_hash = $1 AND expires_at > $2
    RETURNING challenge_hash AS "challengeHash", purpose, player_id AS "playerId", expires_at AS "expiresAt"`;
  const values = [challengeHash, now];
  return (await db.query<ChallengeRow>({ name: 'take-challenge', text, values })).rows[0];
}

/** Returns a challenge without using it up; undefined if it is unknown, used or expired. */
export async function findChallenge(
  db: Tx,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const text = `
    SELECT challenge_hash AS "challengeHash", purpose, player_id AS "playerId", expires_at AS "expiresAt"
    FROM challenges WHERE challenge_hash = $1 AND expires_at > $2`;
  const values = [challengeHash, now];
  return (await db.query<ChallengeRow>({ name: 'find-challenge', text, values })).rows[0];
}
