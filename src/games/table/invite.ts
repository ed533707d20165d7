import { type Queryable, transaction } from '../../db/client.ts';
import { newId } from '../../db/id.ts';
import { insertInvitation, type NewInvitation } from '../../db/invitations.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import { idsByHandle } from '../../db/players.ts';
import type { Deps } from '../../deps.ts';
import { type Problem, problem } from '../../problems.ts';
import { visibleGame } from '../access.ts';

/**
 * Returns invitations for handles and email addresses. Nobody learns whether an address has an account: it is stored
 * as it is, and its owner joins with the invitation code.
 * @throws Problem player-not-found
 */
export async function newInvitations({ db }: Deps, invited: readonly string[]): Promise<NewInvitation[]> {
  const names = [...new Set(invited.map((name) => name.trim().toLowerCase()))];
  const handles = names.filter((name) => !name.includes('@'));
  const ids = handles.length === 0 ? new Map<string, string>() : await idsByHandle(db, handles);
  return names.map((name) => {
    if (name.includes('@')) return { id: newId(), email: name };
    const playerId = ids.get(name);
    if (playerId === undefined) throw unknownHandle(name);
    return { id: newId(), playerId };
  });
}

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
 * @throws Problem game-not-found, not-owner, game-not-open, player-not-found
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
  const guests = await newInvitations(deps, invited);
  await transaction(deps.db, (client) => insertInvitations(client, id, guests, playerId, deps.clock()));
}
