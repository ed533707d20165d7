import type { Deps } from '../deps.ts';
import { count } from '../limits/index.ts';

/**
 * Whether a player is told of an error in an email: once a day for each kind, so that programs that answer each other
 * fall silent.
 */
export async function mayAnswerError(deps: Deps, player: string, kind: string): Promise<boolean> {
  return (await count(deps, 'email-errors-daily', `${player} ${kind}`))?.isAllowed !== false;
}

/** Whether a player may have one more email carried out; only those count that the player proved to have written. */
export async function mayHaveCarriedOut(deps: Deps, player: string): Promise<boolean> {
  return (await count(deps, 'emails-received-hourly', player))?.isAllowed !== false;
}
