import { appScopes } from '../accounts/caller.ts';
import { revokeGrants } from '../accounts/revocations.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { type AppOfPlayer, appsOf, findGrant } from './store/app-grants.ts';

/** Returns apps that a player let in, in the order in which that happened. */
export async function listApps({ db, clock }: Deps, playerId: string, part: ListPart) {
  return (await appsOf(db, playerId, clock(), part)).map(appView);
}

/** Returns an app as the player who let it in sees it. */
const appView = ({ scopes, ...app }: AppOfPlayer) => ({
  ...app,
  isLocal: !app.origin.startsWith('https:'),
  scopes: appScopes.filter((scope) => scopes.includes(scope)),
});

/**
 * Ends everything that a player let an app do, by the id of one of its grants: its tokens stop working at once.
 * @throws Problem app-not-found, also when somebody else let it in
 */
export async function revokeApp(deps: Deps, playerId: string, id: string): Promise<void> {
  const grant = await findGrant(deps.db.prisma, playerId, id);
  if (grant === undefined) throw problem('app-not-found');
  await revokeGrants(deps, { playerId, clientId: grant.clientId });
}
