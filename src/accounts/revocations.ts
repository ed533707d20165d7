import { transaction } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';
import {
  endExcessGrants,
  endExcessSessions,
  endGrants,
  endLinks,
  endSessions,
  revokeApiTokens,
  type WhichGrants,
  withdrawAll,
} from './store/revocations.ts';
import type { EndReason } from './store/sessions.ts';

/** Why access ends, and the session that is kept. */
interface Ending {
  readonly because: EndReason;
  readonly except?: string | undefined;
}

/** Ends one session of a player, with its access tokens. Returns false if the player has no such session. */
export async function revokeSession(
  { db, clock, revocations }: Deps,
  playerId: string,
  id: string,
  because: EndReason,
): Promise<boolean> {
  const revoked = await endSessions(db.prisma, { playerId, id }, because, clock());
  revocations.announce(revoked);
  return revoked.length > 0;
}

/** Ends a player's sessions, with their access tokens, and all email links sent so far. API tokens keep working. */
export async function revokeSessions(
  { db, clock, revocations }: Deps,
  playerId: string,
  { because, except }: Ending,
): Promise<void> {
  const revoked = await transaction(db, async (client) => {
    await endLinks(client, playerId);
    return endSessions(client, { playerId, except }, because, clock());
  });
  revocations.announce(revoked);
}

/** Ends a player's sessions above the maximum, least recently used first. */
export async function revokeExcessSessions(
  { db, clock, revocations }: Deps,
  playerId: string,
  most: number,
): Promise<void> {
  revocations.announce(await endExcessSessions(db.prisma, playerId, most, clock()));
}

/** Revokes a player's API tokens: one, those created in one session, or all. Returns how many there were. */
export async function revokeTokens(
  { db, clock, revocations }: Deps,
  playerId: string,
  which: { readonly id?: string; readonly createdIn?: string } = {},
): Promise<number> {
  const revoked = await revokeApiTokens(db.prisma, { playerId, ...which }, clock());
  revocations.announce(revoked);
  return revoked.length;
}

/** Revokes a player's grants to apps, with the apps' tokens. Returns how many grants there were. */
export async function revokeGrants({ db, clock, revocations }: Deps, which: WhichGrants): Promise<number> {
  const revoked = await endGrants(db.prisma, which, clock());
  revocations.announce(revoked);
  return revoked.length;
}

/** Ends a player's grants above the maximum, least recently used first. */
export async function revokeExcessGrants(
  { db, clock, revocations }: Deps,
  playerId: string,
  most: number,
): Promise<void> {
  revocations.announce(await endExcessGrants(db.prisma, playerId, most, clock()));
}

/** Ends all access to a player's account immediately: sessions, access tokens, API tokens and apps. */
export async function revokeAccess(
  { db, clock, revocations }: Deps,
  playerId: string,
  { because, except }: Ending,
): Promise<void> {
  const at = clock();
  const revoked = await transaction(db, async (client) => [
    ...(await endSessions(client, { playerId, except }, because, at)),
    ...(await revokeApiTokens(client, { playerId }, at)),
    ...(await endGrants(client, { playerId }, at)),
  ]);
  revocations.announce(revoked);
}

/**
 * In addition to `revokeAccess`, removes everything an intruder may have planted in the account: disables webhooks,
 * withdraws permissions of applications, and invalidates email links.
 */
export async function secureAccount(
  { db, clock, revocations }: Deps,
  playerId: string,
  { because, except }: Ending,
): Promise<void> {
  revocations.announce(
    await transaction(db, (client) => withdrawAll(client, { playerId, except }, because, clock())),
  );
}
