import { type AppOfPlayer, appsOf, findGrant } from '../../db/players/app-grants.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type AppScope, appScopes } from '../caller.ts';
import { revokeGrants } from '../revocations.ts';

/** An app as the player who let it in sees it. */
export interface AppView {
  readonly id: string;
  readonly origin: string;
  readonly clientId: string;
  readonly name: string | null;
  readonly isLocal: boolean;
  readonly byDevice: boolean;
  readonly scopes: AppScope[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string;
}

/** Returns apps that a player let in, in the order in which that happened. */
export async function listApps({ db, clock }: Deps, playerId: string, part: ListPart): Promise<AppView[]> {
  return (await appsOf(db, playerId, clock(), part)).map(appView);
}

function appView({ scopes, createdAt, lastUsedAt, expiresAt, ...app }: AppOfPlayer): AppView {
  return {
    ...app,
    isLocal: !app.origin.startsWith('https:'),
    scopes: appScopes.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Ends everything that a player let an app do, by the id of one of its grants: its tokens stop working at once.
 * @throws Problem app-not-found, also when somebody else let it in
 */
export async function revokeApp(deps: Deps, playerId: string, id: string): Promise<void> {
  const grant = await findGrant(deps.db.prisma, playerId, id);
  if (grant === undefined) throw problem('app-not-found');
  await revokeGrants(deps, { playerId, clientId: grant.clientId });
}
