import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { requireRole, running } from './roles.ts';
import { deleteClubEndpoint, endpointsOfClub } from './store/club-endpoints.ts';

/**
 * Returns all webhooks of a club, whichever member created them; requires the owner or an admin. Shows only their hosts, because a full
 * address may allow anyone who knows it to post.
 * @throws Problem club-not-found
 */
export async function webhooksOf(deps: Pick<Deps, 'db'>, playerId: string, handle: string, part: ListPart) {
  const { id } = await requireRole(deps, handle, playerId, running);
  const rows = await endpointsOfClub(deps.db.prisma, id, part);
  return rows.map(({ url, ...row }) => ({ ...row, host: new URL(url).host }));
}

/**
 * Deletes a webhook of a club, also another member’s; requires the owner or an admin.
 * @throws Problem club-not-found, webhook-not-found
 */
export async function deleteWebhookOf(
  deps: Pick<Deps, 'db'>,
  playerId: string,
  { club, id }: { readonly club: string; readonly id: string },
): Promise<void> {
  const { id: clubId } = await requireRole(deps, club, playerId, running);
  if (!(await deleteClubEndpoint(deps.db.prisma, clubId, id))) throw problem('webhook-not-found');
}
