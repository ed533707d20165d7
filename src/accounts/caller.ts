/** What an API token may be allowed to do. */
export const apiScopes = ['games:read', 'games:play', 'webhooks', 'players:act-for'] as const;
export type Scope = (typeof apiScopes)[number];

/** What a route may ask for; `session` is a log-in, which no API token can replace. */
export type Right = Scope | 'session';

/**
 * What a route may ask of its callers: a right, `any` credential, or `none` at all. `watch` is open to everybody, for
 * what everybody may see; whoever shows a credential needs `games:read`.
 */
export type Need = Right | 'any' | 'watch' | 'none';

/** Who makes a request, and by what. */
export interface Caller {
  readonly playerId: string;
  readonly credential:
    | { readonly kind: 'session'; readonly sessionId: string }
    | { readonly kind: 'api-token'; readonly tokenId: string };
  readonly rights: ReadonlySet<Right>;
  /** The account whose application calls, when it may act for players of its own. */
  readonly application?: string | undefined;
}

/** A log-in may do everything in its own name, but not act for others. */
export const sessionRights: ReadonlySet<Right> = new Set(['session', 'games:read', 'games:play', 'webhooks']);

/** What an application may do in the name of one of its players. */
export const playRights: ReadonlySet<Right> = new Set(['games:read', 'games:play']);
