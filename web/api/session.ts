import { renewSession } from '#client';
import { createWatchers } from '../ui/watchers.ts';

/** The login session on this device, shared by all tabs. */
export interface Session {
  readonly accessToken: string;
  /** When the access token has to be renewed, ms since 1970. */
  readonly until: number;
  readonly refreshToken: string;
  readonly playerId: string;
  /** Whether the player has no account. */
  readonly isGuest?: boolean;
}

/** The service's response to a login. */
export interface SessionAnswer {
  readonly accessToken: string;
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly playerId: string;
}

const STORAGE_KEY = 'carcassonne.session';
const GONE_KEY = 'carcassonne.guest-gone';
const OVER_KEY = 'carcassonne.session-over';
/** How long before their expiry tokens are renewed. */
const RENEW_EARLY_MS = 30_000;
const watchers = createWatchers();

/** Returns the session of this device; undefined if the visitor is not logged in. */
export function currentSession(): Session | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    // The stored value is invalid; the reader has to log in again.
    return undefined;
  }
}

/** Stores the service's response to a login. */
export function saveSession(answer: SessionAnswer, isGuest = false): void {
  const { accessToken, expiresIn, refreshToken, playerId } = answer;
  const until = Date.now() + expiresIn * 1000 - RENEW_EARLY_MS;
  forgetEnd();
  write({ accessToken, until, refreshToken, playerId, isGuest });
}

/** Notes that the guest of this device has got an account. */
export function markRegistered(): void {
  const session = currentSession();
  if (session !== undefined) write({ ...session, isGuest: false });
}

function write(session: Session): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  watchers.notify();
}

/** Whether the last player of this device was a guest who has expired. */
export const isGuestGone = (): boolean => localStorage.getItem(GONE_KEY) !== null;

/** Whether the last session of this device expired or was revoked, without a logout. */
export const isSessionOver = (): boolean => localStorage.getItem(OVER_KEY) !== null;

/** Forgets the session on this device at its player's request; it does not count as expired. */
export function endSession(): void {
  forgetEnd();
  remove();
}

function remove(): void {
  localStorage.removeItem(STORAGE_KEY);
  watchers.notify();
}

function forgetEnd(): void {
  localStorage.removeItem(GONE_KEY);
  localStorage.removeItem(OVER_KEY);
}

/** Calls back on each login and logout, in this tab or another. Returns a function that stops it. */
export function watchSession(watcher: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === STORAGE_KEY && watcher();
  const stop = watchers.add(watcher);
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}

/**
 * Returns a valid token; undefined without a login. A refresh token works once, so one tab at a time renews
 * the session, and the others use its tokens.
 * @param stale a token that the service has refused
 */
export async function accessToken(stale?: string): Promise<string | undefined> {
  const isValid = (session: Session) => session.until > Date.now() && session.accessToken !== stale;
  const session = currentSession();
  if (session === undefined || isValid(session)) return session?.accessToken;
  return oneAtATime(async () => {
    const latest = currentSession();
    if (latest === undefined || isValid(latest)) return latest?.accessToken;
    return renew(latest);
  });
}

async function renew({ refreshToken, isGuest = false }: Session): Promise<string | undefined> {
  const renewed = await renewSession(refreshToken, { baseUrl: location.origin });
  // Don't restore a session whose player has logged out or in meanwhile.
  if (currentSession()?.refreshToken === refreshToken) {
    if (renewed !== undefined) saveSession(renewed, isGuest);
    else loseSession(isGuest);
  }
  return currentSession()?.accessToken;
}

function loseSession(isGuest: boolean): void {
  localStorage.setItem(isGuest ? GONE_KEY : OVER_KEY, 'yes');
  remove();
}

let turn: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Locks work across tabs; browsers offer them in secure contexts only.
  if (navigator.locks !== undefined) return navigator.locks.request(STORAGE_KEY, task) as Promise<T>;
  const next = turn.then(task, task);
  turn = next.catch(() => undefined);
  return next;
}
