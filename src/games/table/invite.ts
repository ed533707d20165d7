import { type Queryable, transaction } from '../../db/client.ts';
import { newId } from '../../db/id.ts';
import { insertInvitation, type NewInvitation } from '../../db/invitations.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import { hasConfirmedAddress, idsByConfirmedAddress, idsByHandle } from '../../db/players.ts';
import type { Deps } from '../../deps.ts';
import { type Problem, problem } from '../../problems.ts';
import { visibleGame } from '../access.ts';

/**
 * Returns invitations for handles and email addresses. An address that a player has confirmed invites the player, who
 * decides which notifications to get; nobody learns that. Others get an email with the invitation code.
 * @throws Problem player-not-found, email-not-confirmed
 */
export async function newInvitations(
  { db }: Deps,
  by: string,
  invited: readonly string[],
): Promise<NewInvitation[]> {
  const names = [...new Set(invited.map((name) => name.trim().toLowerCase()))];
  const [addresses, handles] = [names.filter(isAddress), names.filter((name) => !isAddress(name))];
  if (addresses.length > 0 && !(await hasConfirmedAddress(db, by))) throw problem('email-not-confirmed');
  const ids = new Map([
    ...(handles.length === 0 ? [] : await idsByHandle(db, handles)),
    ...(addresses.length === 0 ? [] : await idsByConfirmedAddress(db, addresses)),
  ]);
  return names.map((name) => {
    const playerId = ids.get(name);
    if (playerId !== undefined) return { id: newId(), playerId };
    if (isAddress(name)) return { id: newId(), email: name };
    throw unknownHandle(name);
  });
}

const isAddress = (name: string) => name.includes('@');

function unknownHandle(handle: string): Problem {
  return problem('player-not-found', { detail: `Nobody has the handle ${handle}.`, handle });
}

/** Adds invitations to a game and announces those that are new. */
export async function insertInvitations(
  db: Queryable,
  game: string,
  guests: readonly NewInvitation[],
  by: string,
  at: Date,
): Promise<void> {
  for (const guest of guests) {
    if (!(await insertInvitation(db, game, guest, at))) continue;
    const player = 'playerId' in guest ? guest.playerId : undefined;
    const data = { by, ...('email' in guest && { email: guest.email }) };
    await insertOutboxEvent(db, { game, kind: 'invited', seq: 0, player, data, at });
  }
}

/**
 * Invites more people to an open game.
 * @throws Problem game-not-found, not-owner, game-not-open, player-not-found, email-not-confirmed
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
  const guests = await newInvitations(deps, playerId, invited);
  await transaction(deps.db, (client) => insertInvitations(client, id, guests, playerId, deps.clock()));
}
