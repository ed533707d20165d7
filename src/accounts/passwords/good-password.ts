import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { problem } from '../../problems.ts';

/** Characters of a password that are judged: the time that it takes grows with them. */
const judgedLength = 32;
/** Scores go from 0 to 4; 2 stands for a million guesses and more. */
const leastScore = 2;

let judge: Promise<ZxcvbnFactory> | undefined;

/** What is known of somebody who chooses a password. */
export interface PasswordOwner {
  readonly handle: string;
  readonly displayName: string;
  readonly email: string | null;
}

/**
 * Refuses passwords that are common, follow a pattern or are made of the player's names.
 * @throws Problem weak-password
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  judge ??= loadJudge();
  const { handle, displayName, email } = owner;
  const names = [handle, displayName, email ?? '', email?.split('@')[0] ?? ''];
  const { score } = (await judge).check(password.slice(0, judgedLength), names.filter(Boolean));
  if (score < leastScore) throw problem('weak-password');
}

/** Loads the lists of common passwords on first use, so that they do not delay the start. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const bounds = { maxLength: judgedLength, l33tMaxSubstitutions: 4 };
  return new core.ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs, ...bounds });
}
