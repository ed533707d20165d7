import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { spend } from '../../limits/index.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { mayWrite } from '../../players/may-write.ts';
import { hasConfirmedAddress, idsByConfirmedAddress, idsByHandle } from '../../players/store/players.ts';
import { blocksAmong } from '../../relations/store/blocks.ts';
import { visibleGame } from '../access.ts';
import { insertInvitation, invitedAddresses, type NewInvitation } from '../store/invitations.ts';
import { touchGame } from '../store/open-games.ts';

/** The inviting player; `game` is undefined if it is about to be created. */
interface Host {
  readonly playerId: string;
  readonly game?: string;
}

/**
 * Returns invitations for handles and email addresses. A player's confirmed address invites that player, whose notification preferences
 * apply; other addresses get an email with the invitation code. The inviter can’t distinguish the two. Players who have blocked the inviter
 * are silently left out.
 * @throws Problem player-not-found, email-not-confirmed, blocked-by-you, too-many-requests
 */
export async function newInvitations(
  deps: Deps,
  host: Host,
  invited: readonly string[],
): Promise<NewInvitation[]> {
  const names = [...new Set(invited.map((name) => name.trim().toLowerCase()))];
  const [addresses, handles] = [names.filter(isAddress), names.filter((name) => !isAddress(name))];
  const ids = new Map([
    ...(handles.length === 0 ? [] : await idsByHandle(deps.db, handles)),
    ...(addresses.length === 0 ? [] : await idsByConfirmedAddress(deps.db, addresses)),
  ]);
  const unknown = handles.find((handle) => !ids.has(handle));
  if (unknown !== undefined) throw unknownHandle(unknown);
  if (names.length > 0) await spend(deps, 'invitations-daily', host.playerId, names.length);
  if (addresses.length > 0) await spendOnAddresses(deps, host, addresses);
  const blocks = await blocksAmong(deps.db.prisma, host.playerId, [...ids.values()]);
  return names.flatMap((name): NewInvitation[] => {
    const playerId = ids.get(name);
    if (playerId === undefined) return [{ id: newId(), email: name }];
    // An address must not reveal its owner, so the inviter learns of their own block only for a handle.
    if (blocks.of.has(playerId) && !isAddress(name)) throw problem('blocked-by-you', { handle: name });
    return blocks.of.has(playerId) || blocks.by.has(playerId) ? [] : [{ id: newId(), playerId }];
  });
}

/** Only a confirmed account can send emails to strangers, and only a limited number. */
async function spendOnAddresses(
  deps: Deps,
  { playerId, game }: Host,
  addresses: readonly string[],
): Promise<void> {
  if (!(await hasConfirmedAddress(deps.db, playerId))) throw problem('email-not-confirmed');
  const known = game === undefined ? new Set() : await invitedAddresses(deps.db.prisma, game);
  const added = addresses.filter((address) => !known.has(address)).length;
  if (added === 0) return;
  await spend(deps, 'guests-daily', playerId, added);
  await spend(deps, 'guests-per-minute', 'all', added);
}

const isAddress = (name: string) => name.includes('@');

function unknownHandle(handle: string): Problem {
  return problem('player-not-found', { detail: `No player has the handle ${handle}.`, handle });
}

/** Adds invitations to a game, and announces the new ones. */
export async function insertInvitations(
  db: Tx,
  game: string,
  invitations: readonly NewInvitation[],
  by: string,
  at: Date,
): Promise<void> {
  await touchGame(db, game, at);
  for (const invitation of invitations) {
    if (!(await insertInvitation(db, game, invitation, at))) continue;
    const player = 'playerId' in invitation ? invitation.playerId : undefined;
    const data = { by, ...('email' in invitation && { email: invitation.email }) };
    await insertOutboxEvent(db, { game, kind: 'player.invited', seq: 0, player, data, at });
  }
}

/**
 * Invites more players to an open game.
 * @throws Problem game-not-found, not-owner, game-not-open, part-of-match, player-not-found, email-not-confirmed, blocked-by-you, silenced,
 * account-required, too-many-requests
 */
export async function invite(
  deps: Deps,
  playerId: string,
  id: string,
  invited: readonly string[],
): Promise<void> {
  const row = await visibleGame(deps, playerId, id);
  if (row.ownerId !== playerId) throw problem('not-owner');
  if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
  if (row.matchId !== null) throw problem('part-of-match', { match: row.matchId });
  await mayWrite(deps, playerId);
  await requireAccount(deps, playerId, 'invite people');
  const invitations = await newInvitations(deps, { playerId, game: id }, invited);
  await transaction(deps.db, (client) => insertInvitations(client, id, invitations, playerId, deps.clock()));
}
