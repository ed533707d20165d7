import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink, signPlayerLink } from '../../platform/player-links.ts';
import type { LinkCredential } from '../caller.ts';

/** Begins every token that a link was exchanged for, so that it is told from the others. */
const prefix = 'cbl_';

type LinkDeps = Pick<Deps, 'db' | 'config' | 'keys' | 'clock'>;

/** The player for whom a link speaks, and the decision that it is for. */
export type LinkHolder = Omit<LinkCredential, 'kind'> & { readonly playerId: string };

/** Whether a bearer token is one of links. */
export const isLinkToken = (token: string): boolean => token.startsWith(prefix);

/**
 * Returns a token for the holder, valid as long as an access token. It can't be renewed, and works no longer than until
 * the game goes on after the decision, or the player resets the password or logs out everywhere.
 */
export async function signLinkToken(deps: LinkDeps, { playerId, ...about }: LinkHolder): Promise<string> {
  const until = new Date(deps.clock().getTime() + deps.config.accessTokenMinutes * minuteMs);
  return prefix + (await signPlayerLink(deps, 'link-session', playerId, about, until));
}

/** Returns the holder of a token that `signLinkToken` made and that still works. */
export async function readLinkToken(deps: LinkDeps, token: string): Promise<LinkHolder | undefined> {
  const content = await readPlayerLink(deps, 'link-session', token.slice(prefix.length));
  if (content === undefined) return undefined;
  return { playerId: content.player, game: String(content['game']), version: Number(content['version']) };
}
