import { networkOf } from './addresses.ts';
import { hashOf } from './hash.ts';
import { type LimitDeps, refund, reset, spend, spentOf } from './spend.ts';
import { openCounter } from './store.ts';

/** Days for which an account remembers an address after a login from there. */
const knownDays = 90;

/** A login attempt: the account, and its origin. */
export interface LogInAttempt {
  /** The player's id, or the typed name if it is unknown; both are limited alike. */
  readonly account: string;
  /** The address of the connection, as reported by the proxy in front. */
  readonly address: string;
}

/** The attempts before a successful login. */
export interface LogInHistory {
  /** Failed attempts on the account from other addresses within a day, before this success. */
  readonly failures: number;
  /** True if the account was used from this address in the last 90 days. */
  readonly isKnownAddress: boolean;
}

/**
 * Counts an authentication attempt, by password, passkey or code, before it is checked. A known address of the account is
 * not affected by attempts from elsewhere, so an owner can't be locked out.
 * @throws Problem too-many-requests
 */
export async function countLogIn(deps: LimitDeps, attempt: LogInAttempt): Promise<void> {
  const { account, network, pair } = keysOf(attempt);
  await spend(deps, 'log-in-address', network);
  await spend(deps, 'log-in', pair);
  if (!(await isKnown(deps, pair))) await spend(deps, 'log-in-account', account);
}

/** Records a successful attempt, with all factors that the account requires; returns the preceding attempts. */
export async function completeLogIn(deps: LimitDeps, attempt: LogInAttempt): Promise<LogInHistory> {
  const { account, network, pair } = keysOf(attempt);
  const isKnownAddress = await isKnown(deps, pair);
  const attempts = await spentOf(deps, 'log-in-account', account);
  await refund(deps, 'log-in-address', network);
  await reset(deps, 'log-in', pair);
  // Not at each login from the owner's usual address, because others could then keep guessing.
  if (!isKnownAddress) await reset(deps, 'log-in-account', account);
  await knownAddresses(deps).set(hashOf(deps.keys, pair), 1);
  return { failures: isKnownAddress ? attempts : Math.max(0, attempts - 1), isKnownAddress };
}

/**
 * Refunds an address's attempt after a correct password, if a second step follows. The account's count stays until that
 * step.
 */
export async function completeFirstStep(deps: LimitDeps, address: string): Promise<void> {
  await refund(deps, 'log-in-address', networkOf(address));
}

async function isKnown(deps: LimitDeps, pair: string): Promise<boolean> {
  return (await knownAddresses(deps).read(hashOf(deps.keys, pair))) !== undefined;
}

const knownAddresses = ({ db }: LimitDeps) => openCounter(db, 'known-address', knownDays * 24 * 60 * 60);

function keysOf({ account, address }: LogInAttempt): { account: string; network: string; pair: string } {
  const network = networkOf(address);
  return { account, network, pair: `${account} ${network}` };
}
