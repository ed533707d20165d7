import { ThreadPool } from '../../helpers/thread-pool.ts';
import { problem } from '../../platform/problems.ts';

/** Scores go from 0 to 4; 2 stands for a million guesses and more. */
const minScore = 2;

interface Choice {
  readonly password: string;
  /** Names of the player, which are easy to guess. */
  readonly names: readonly string[];
}

/** Words that come to mind here, which are easy to guess as well. */
const commonHere = ['carcassonne', 'meeple', 'correcthorse'];

/** The lists of common passwords take 15 MB, which go with the thread. */
const threads = new ThreadPool<Choice, number>({
  module: 'accounts/passwords/score-password.mjs',
  work: 'scorePassword',
  name: 'for passwords',
  threads: 1,
  heapMegabytes: 128,
  taskMs: 20_000,
});

/** The person who chooses a password. */
export interface PasswordOwner {
  readonly handle: string;
  readonly displayName: string;
  readonly email: string | null;
}

/**
 * Refuses passwords that are common, follow a pattern, or are made of the player's names or this game's.
 * @throws Problem weak-password
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { handle, displayName, email } = owner;
  const names = [handle, displayName, email ?? '', email?.split('@')[0] ?? '', ...commonHere];
  const score = await threads.run({ password, names: names.filter(Boolean) });
  if (score < minScore) throw problem('weak-password');
}
