import { bodyOf, createClient, type Schemas } from '#client';

/** The session that the link of an email was exchanged for: it reads one game and makes one decision. */
export type LinkSession = Schemas['LinkSession'];

interface Current extends LinkSession {
  readonly link: string;
  /** True once the decision was made here; later moves are not shown. */
  readonly isMade?: boolean;
  /** When the token has to be exchanged again, ms since 1970. */
  readonly until: number;
}

/** Each tab has its own link; the login, which all tabs share, is unaffected. */
const STORAGE_KEY = 'carcassonne.link';
/** How long before their expiry tokens are exchanged again. */
const RENEW_EARLY_MS = 30_000;
const service = createClient({ baseUrl: location.origin });
let current: Current | undefined;
/** Incremented with each exchange and when the link is left, so that outdated answers are ignored. */
let round = 0;

/**
 * Moves the link from the address to the storage of this tab, so that it gets into no history and no bookmark.
 * Returns whether there was one.
 */
export function takeLink(): boolean {
  const link = /^#decide=([\w.-]+)$/.exec(location.hash)?.[1];
  if (link === undefined) return false;
  sessionStorage.setItem(STORAGE_KEY, link);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Returns the link that opened this tab if it belongs to the game, else undefined. */
export function linkTo(game: string): string | undefined {
  const link = sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  return link !== undefined && contentOf(link)?.game === game ? link : undefined;
}

/** Returns the player whom a link claims to act for. Only for display: the service checks it. */
export const playerOf = (link: string): string | undefined => contentOf(link)?.player;

function contentOf(link: string): { readonly player?: string; readonly game?: string } | undefined {
  try {
    return JSON.parse(atob((link.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // A truncated or mistyped link is ignored.
    return undefined;
  }
}

/** Forgets the link of this tab. */
export function forgetLink(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  leaveLink();
}

/** Starts acting by a link, unless the page is left meanwhile. @throws Refused */
export async function enterByLink(link: string): Promise<LinkSession> {
  round += 1;
  const mine = round;
  const session = await bodyOf(service.POST('/v1/sessions/link', { body: { link } }));
  if (mine === round)
    current = { ...session, link, until: Date.now() + session.expiresIn * 1000 - RENEW_EARLY_MS };
  return session;
}

/** Stops acting by the link: the page acts as the player who is logged in again. The link stays with the tab. */
export function leaveLink(): void {
  round += 1;
  current = undefined;
}

/** Whether the decision of the link was made on this page. */
export const isDecisionMade = (): boolean => current?.isMade === true;

/** Returns the decision that this page may make by a link; undefined when it acts as the player who is logged in. */
export const linkSession = (): LinkSession | undefined => current;

/** Sends a request of this page: with the link's token if it concerns the link's game, else unchanged. */
export async function sendByLink(request: Request): Promise<Response> {
  if (current === undefined || !new URL(request.url).pathname.startsWith(`/v1/games/${current.gameId}`))
    return fetch(request);
  const again = request.clone();
  const token = await linkToken();
  const response = await fetch(signed(request, token));
  if (request.method === 'POST' && response.ok && current !== undefined)
    current = { ...current, isMade: true };
  return response.status === 401 && !isDecisionMade()
    ? fetch(signed(again, await linkToken(token)))
    : response;
}

function signed(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/** Returns a token of the link, exchanged again if it has expired or `stale` was refused. */
async function linkToken(stale?: string): Promise<string> {
  if (current === undefined) return stale ?? '';
  const { accessToken, link, until, isMade } = current;
  if (isMade || (until > Date.now() && accessToken !== stale)) return accessToken;
  try {
    return (await enterByLink(link)).accessToken;
  } catch {
    // The decision has been made: keep the page as it is, and stop renewing.
    if (current !== undefined) current = { ...current, until: Number.POSITIVE_INFINITY };
    return accessToken;
  }
}
