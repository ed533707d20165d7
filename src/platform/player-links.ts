import { linkGenerationOf } from '../players/store/players.ts';
import type { Deps } from './deps.ts';
import { type LinkContent, type LinkPurpose, readLink, signLink } from './signed-links.ts';

/**
 * Returns a signed token for a URL that acts for a player, or shows the player's data. It is valid until `until`, or
 * until the player resets the password or logs out everywhere.
 */
export async function signPlayerLink(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  purpose: LinkPurpose,
  player: string,
  content: LinkContent = {},
  until?: Date,
): Promise<string> {
  const generation = (await linkGenerationOf(db.prisma, player)) ?? 0;
  return signLink(keys, purpose, { player, generation, ...content }, until);
}

/** Returns the content of a valid link that `signPlayerLink` made for this purpose. */
export async function readPlayerLink(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  purpose: LinkPurpose,
  token: string,
): Promise<(Readonly<Record<string, unknown>> & { readonly player: string }) | undefined> {
  const content = readLink(keys, purpose, token, clock());
  if (typeof content?.['player'] !== 'string') return undefined;
  const { player, generation } = content;
  const isCurrent = (await linkGenerationOf(db.prisma, player)) === generation;
  return isCurrent ? { ...content, player } : undefined;
}
