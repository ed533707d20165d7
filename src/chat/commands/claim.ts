import { offerClaim } from '../../accounts/external-players/claim.ts';
import { nameKnownTo } from '../../accounts/external-players/names.ts';
import { type Asker, done, type Reply, refused } from '../reply.ts';

/** A link with which somebody in a chat takes the player over with an account; for that person alone. */
export async function claimPlayer({ deps, application, playerId, texts }: Asker): Promise<Reply> {
  if (application === undefined) return refused([texts.ownAccount]);
  const name = await nameKnownTo(deps, application, playerId);
  if (name === undefined) return refused([texts.ownAccount]);
  const { url } = await offerClaim(deps, application, name);
  return done([texts.claimWith(url)], { isSecret: true });
}
