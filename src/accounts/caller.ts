/** The rights that players may give to their API tokens. */
export const apiScopes = ['games:read', 'games:play', 'webhooks', 'players:act-for', 'profile'] as const;
/** The operators' right to moderate. Only the command line grants it to a token. */
export const operatorScope = 'moderate';
export type Scope = (typeof apiScopes)[number] | typeof operatorScope;
const allScopes: readonly Scope[] = [...apiScopes, operatorScope];

/**
 * The permissions that players grant to apps, usually by clicking in a dialog, so they are finer than the scopes of API
 * tokens.
 */
export const appScopes = ['read', 'play', 'messages', 'invite', 'webhooks', 'profile'] as const;
export type AppScope = (typeof appScopes)[number];

/**
 * The rights that a route can require. `session` is a login session, which no token can replace; `messages` and `invite`
 * are parts of the scope `games:play`.
 */
export type Right = Scope | 'messages' | 'invite' | 'session';

/**
 * Requirements of a route: a right, `any` credential, or `none`. `watch` is open to all callers, for public data; a
 * caller with a credential needs `games:read`.
 */
export type Need = Right | 'any' | 'watch' | 'none';

/**
 * The credential of an email link: it reads one game as its player, and makes the decision at one version. It has no
 * rights.
 */
export interface LinkCredential {
  readonly kind: 'link';
  readonly game: string;
  readonly version: number;
}

/** An API token; `game` is the only game it is for, if there is one. */
export interface ApiTokenCredential {
  readonly kind: 'api-token';
  readonly tokenId: string;
  readonly game: string | null;
}

/** The player making a request, and the credential. */
export interface Caller {
  readonly playerId: string;
  readonly credential:
    | { readonly kind: 'session'; readonly sessionId: string }
    | ApiTokenCredential
    | { readonly kind: 'app'; readonly grantId: string }
    | LinkCredential;
  readonly rights: ReadonlySet<Right>;
  /** The account whose application calls, if it may act for external players. */
  readonly application?: string | undefined;
}

/** Returns the rights of an API token. Playing includes reading, because text commands show games to those who may play. */
export function rightsOf(scopes: readonly string[]): ReadonlySet<Right> {
  const known = allScopes.filter((scope) => scopes.includes(scope));
  return new Set(known.includes('games:play') ? [...known, ...playRights] : known);
}

const rightsOfAppScope: Readonly<Record<AppScope, readonly Right[]>> = {
  read: ['games:read'],
  play: ['games:play', 'games:read'],
  messages: ['messages', 'games:read'],
  invite: ['invite', 'games:read'],
  webhooks: ['webhooks'],
  profile: ['profile'],
};

/** Returns the rights of an app; permission to act in games includes reading them. */
export function rightsOfApp(scopes: readonly string[]): ReadonlySet<Right> {
  const known = appScopes.filter((scope) => scopes.includes(scope));
  return new Set(known.flatMap((scope) => rightsOfAppScope[scope]));
}

/** Returns the scope of API tokens that includes a right; undefined if none does. */
export function apiScopeFor(right: Right): Scope | undefined {
  if (right === 'messages' || right === 'invite') return 'games:play';
  return right === 'session' ? undefined : right;
}

/** Returns the scope of apps that includes a right; undefined if none does. */
export function appScopeFor(right: Right): AppScope | undefined {
  return appScopes.find((scope) => rightsOfAppScope[scope][0] === right);
}

/** Rights of an application that acts for one of its players. */
export const playRights: ReadonlySet<Right> = new Set(['games:read', 'games:play', 'messages', 'invite']);

/** Rights of a login session: everything in the player's own name, but not acting for others. */
export const sessionRights: ReadonlySet<Right> = new Set(['session', ...playRights, 'webhooks']);

/** Rights of an email link. Only endpoints with `mayByLink` accept it. */
export const linkRights: ReadonlySet<Right> = new Set();

/** Returns whether a caller may read the player's private data: the email address, preferences, vacations, time zone. */
export const mayReadProfile = ({ rights }: Caller): boolean => rights.has('session') || rights.has('profile');
