import { renewSession } from '#client';

/** Who is logged in on this device; all tabs share it. */
export interface Session {
  readonly accessToken: string;
  /** When the access token has to be renewed, ms since 1970. */
  readonly until: number;
  readonly refreshToken: string;
  readonly playerId: string;
}

interface SessionAnswer {
  accessToken: string;
  expiresIn: number;
  refreshToken: string;
  playerId: string;
}

const place = 'carcassonne.session';
const watchers = new Set<() => void>();

export function currentSession(): Session | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the service answered to a log-in; undefined ends the session here. */
export function keepSession(answer: SessionAnswer | undefined): void {
  if (answer === undefined) localStorage.removeItem(place);
  else {
    const { accessToken, expiresIn, refreshToken, playerId } = answer;
    const until = Date.now() + expiresIn * 1000 - 30_000;
    localStorage.setItem(place, JSON.stringify({ accessToken, until, refreshToken, playerId }));
  }
  for (const watcher of watchers) watcher();
}

/** Calls back when somebody logs in or out, here or in another tab. Answers how to stop that. */
export function watchSession(watcher: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === place && watcher();
  watchers.add(watcher);
  addEventListener('storage', onStorage);
  return () => {
    watchers.delete(watcher);
    removeEventListener('storage', onStorage);
  };
}

/**
 * A token that is good now; undefined when nobody is logged in. A refresh token works once, so one tab at a time
 * renews, and the others take what it got.
 * @param stale a token that the service has refused
 */
export async function accessToken(stale?: string): Promise<string | undefined> {
  const isGood = (session: Session) => session.until > Date.now() && session.accessToken !== stale;
  const session = currentSession();
  if (session === undefined || isGood(session)) return session?.accessToken;
  return oneAtATime(async () => {
    const latest = currentSession();
    if (latest === undefined || isGood(latest)) return latest?.accessToken;
    return renew(latest);
  });
}

async function renew({ refreshToken }: Session): Promise<string | undefined> {
  keepSession(await renewSession(refreshToken, { baseUrl: location.origin }));
  return currentSession()?.accessToken;
}

let turn: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Locks span tabs; browsers offer them on secure addresses only.
  if (navigator.locks !== undefined) return navigator.locks.request(place, task) as Promise<T>;
  const next = turn.then(task, task);
  turn = next.catch(() => undefined);
  return next;
}
