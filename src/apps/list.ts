import { appScopes } from '../accounts/caller.ts';
import { revokeGrants } from '../accounts/revocations.ts';
import type { ListPart } from '../helpers/list-part.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { type AppOfPlayer, appsOf, findGrant } from './store/app-grants.ts';

/** Returns the apps that a player authorised, in that order. */
export async function listApps({ db, clock }: Deps, playerId: string, part: ListPart) {
  return (await appsOf(db, playerId, clock(), part)).map(appView);
}

/** Returns the view of an app for the player who authorised it. */
const appView = ({ scopes, ...app }: AppOfPlayer) => ({
  ...app,
  isLocal: !app.origin.startsWith('https:'),
  scopes: appScopes.filter((scope) => scopes.includes(scope)),
});

/**
 * Ends all of a player's grants to an app, given the id of one of them. Its tokens stop working immediately.
 * @throws Problem app-not-found, also if another player authorised it
 */
export async function revokeApp(deps: Deps, playerId: string, id: string): Promise<void> {
  const grant = await findGrant(deps.db.prisma, playerId, id);
  if (grant === undefined) throw problem('app-not-found');
  await revokeGrants(deps, { playerId, clientId: grant.clientId });
}
