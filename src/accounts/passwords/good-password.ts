import { ThreadPool } from '../../helpers/thread-pool.ts';
import { problem } from '../../platform/problems.ts';

/** Scores range from 0 to 4; 2 means at least a million guesses. */
const minScore = 2;

interface Choice {
  readonly password: string;
  /** The player's names, which are easy to guess. */
  readonly names: readonly string[];
}

/** Words associated with the game or with passwords, which are also easy to guess. */
const commonHere = ['carcassonne', 'meeple', 'correcthorse'];

/** The lists of common passwords take 15 MB, which are freed with the thread. */
const threads = new ThreadPool<Choice, number>({
  module: 'accounts/passwords/score-password.mjs',
  work: 'scorePassword',
  name: 'for passwords',
  threads: 1,
  heapMegabytes: 128,
  taskMs: 20_000,
});

/** The person choosing a password. */
export interface PasswordOwner {
  readonly handle: string;
  readonly displayName: string;
  readonly email: string | null;
}

/**
 * Rejects passwords that are common, follow a pattern, or consist of the player's or this game's names.
 * @throws Problem weak-password
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { handle, displayName, email } = owner;
  const names = [handle, displayName, email ?? '', email?.split('@')[0] ?? '', ...commonHere];
  const score = await threads.run({ password, names: names.filter(Boolean) });
  if (score < minScore) throw problem('weak-password');
}
