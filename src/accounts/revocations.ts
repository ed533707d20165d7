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

/** Why the access ends, and the session that stays. */
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

/**
 * Ends the sessions of a player, with their access tokens, and the links in emails that were sent until now. API tokens
 * keep working.
 */
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

/** Ends those sessions of a player that are too many, the least recently used ones. */
export async function revokeExcessSessions(
  { db, clock, revocations }: Deps,
  playerId: string,
  most: number,
): Promise<void> {
  revocations.announce(await endExcessSessions(db.prisma, playerId, most, clock()));
}

/** Revokes API tokens of a player: one of them, those created in one session, or all. Returns how many there were. */
export async function revokeTokens(
  { db, clock, revocations }: Deps,
  playerId: string,
  which: { readonly id?: string; readonly createdIn?: string } = {},
): Promise<number> {
  const revoked = await revokeApiTokens(db.prisma, { playerId, ...which }, clock());
  revocations.announce(revoked);
  return revoked.length;
}

/** Ends what a player let apps do, with the tokens that they have. Returns how many grants there were. */
export async function revokeGrants({ db, clock, revocations }: Deps, which: WhichGrants): Promise<number> {
  const revoked = await endGrants(db.prisma, which, clock());
  revocations.announce(revoked);
  return revoked.length;
}

/** Ends those grants of a player that are too many, the least recently used ones. */
export async function revokeExcessGrants(
  { db, clock, revocations }: Deps,
  playerId: string,
  most: number,
): Promise<void> {
  revocations.announce(await endExcessGrants(db.prisma, playerId, most, clock()));
}

/** Ends all access of a player at once: sessions, access tokens, API tokens and apps. */
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
 * Withdraws, in addition to `revokeAccess`, all else that somebody may have planted in the account: webhooks are
 * disabled, applications may no longer act for the player, and links in emails stop working.
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
