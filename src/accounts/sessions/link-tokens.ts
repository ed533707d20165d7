import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink, signPlayerLink } from '../../platform/player-links.ts';
import type { LinkCredential } from '../caller.ts';

/** Prefix of tokens from email links, which distinguishes them from others. */
const prefix = 'cbl_';

type LinkDeps = Pick<Deps, 'db' | 'config' | 'keys' | 'clock'>;

/** The player and the decision that a link is for. */
export type LinkHolder = Omit<LinkCredential, 'kind'> & { readonly playerId: string };

/** Returns whether a bearer token comes from a link. */
export const isLinkToken = (token: string): boolean => token.startsWith(prefix);

/**
 * Returns a token for the holder, valid as long as an access token. It can't be renewed. It ends earlier when the game
 * continues after the decision, or when the player resets the password or logs out everywhere.
 */
export async function signLinkToken(deps: LinkDeps, { playerId, ...about }: LinkHolder): Promise<string> {
  const until = new Date(deps.clock().getTime() + deps.config.accessTokenMinutes * minuteMs);
  return prefix + (await signPlayerLink(deps, 'link-session', playerId, about, until));
}

/** Returns the holder of a valid token made by `signLinkToken`. */
export async function readLinkToken(deps: LinkDeps, token: string): Promise<LinkHolder | undefined> {
  const content = await readPlayerLink(deps, 'link-session', token.slice(prefix.length));
  if (content === undefined) return undefined;
  return { playerId: content.player, game: String(content['game']), version: Number(content['version']) };
}
