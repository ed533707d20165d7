import { networkOf } from './addresses.ts';
import { hashOf } from './hash.ts';
import { giveBack, type LimitDeps, reset, spend, spentOf } from './spend.ts';
import { openCounter } from './store.ts';

/** Days for which an address counts as known to an account after a log-in there. */
const knownDays = 90;

/** An attempt to log in: the account, and where it comes from. */
export interface LogInAttempt {
  /** The player's id, or what was typed where nobody has that name: both are limited alike. */
  readonly account: string;
  /** The address of the connection, as the proxy in front names it. */
  readonly address: string;
}

/** The attempts before a log-in that succeeded. */
export interface LogInHistory {
  /** Attempts on the account from other addresses that failed within a day, up to this success. */
  readonly failures: number;
  /** Whether the account was used from this address in the last 90 days. */
  readonly isKnownAddress: boolean;
}

/**
 * Counts an attempt to prove who somebody is, by password, passkey or code, before it is judged. An address from which
 * the account was used before is not affected by attempts from elsewhere: nobody can lock an owner out.
 * @throws Problem too-many-requests
 */
export async function countLogIn(deps: LimitDeps, attempt: LogInAttempt): Promise<void> {
  const { account, network, pair } = keysOf(attempt);
  await spend(deps, 'log-in-address', network);
  await spend(deps, 'log-in', pair);
  if (!(await isKnown(deps, pair))) await spend(deps, 'log-in-account', account);
}

/** Records that an attempt succeeded, with every factor that the account asks for; returns what came before. */
export async function completeLogIn(deps: LimitDeps, attempt: LogInAttempt): Promise<LogInHistory> {
  const { account, network, pair } = keysOf(attempt);
  const isKnownAddress = await isKnown(deps, pair);
  const attempts = await spentOf(deps, 'log-in-account', account);
  await giveBack(deps, 'log-in-address', network);
  await reset(deps, 'log-in', pair);
  // Not at each log-in from the owner's usual address, which would let others keep guessing.
  if (!isKnownAddress) await reset(deps, 'log-in-account', account);
  await knownAddresses(deps).set(hashOf(deps.keys, pair), 1);
  return { failures: isKnownAddress ? attempts : Math.max(0, attempts - 1), isKnownAddress };
}

/**
 * Gives an address back what a right password has cost, where a second step is to come. The account's count stays as it
 * is until that step.
 */
export async function completeFirstStep(deps: LimitDeps, address: string): Promise<void> {
  await giveBack(deps, 'log-in-address', networkOf(address));
}

async function isKnown(deps: LimitDeps, pair: string): Promise<boolean> {
  return (await knownAddresses(deps).read(hashOf(deps.keys, pair))) !== undefined;
}

const knownAddresses = ({ db }: LimitDeps) => openCounter(db, 'known-address', knownDays * 24 * 60 * 60);

function keysOf({ account, address }: LogInAttempt): { account: string; network: string; pair: string } {
  const network = networkOf(address);
  return { account, network, pair: `${account} ${network}` };
}
