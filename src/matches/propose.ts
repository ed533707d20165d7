import { lockWithRole, membership } from '../clubs/roles.ts';
import { transaction } from '../db/transactions.ts';
import { cancelGame } from '../games/table/cancel.ts';
import { createGame } from '../games/table/create.ts';
import { declineInvitation } from '../games/table/decline-invitation.ts';
import { newBagInStep } from '../games/table/mirrored-pair.ts';
import { takeSeat } from '../games/table/take-seat.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findOther } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import { visibleMatch } from './access.ts';
import { type MatchPlan, newMatchRow } from './create.ts';
import { gameOf } from './start-game.ts';
import { insertMatch, lockMatch, type MatchRow } from './store/matches.ts';
import { openGameOf } from './store/proposals.ts';

/** A proposal for a match. */
export interface ProposedMatch extends MatchPlan {
  /** Handle or id of the opponent; without one there is a `club`. */
  readonly opponent?: string | undefined;
  /** Handle of the club whose members can accept. */
  readonly club?: string | undefined;
}

/**
 * Challenges a player or a club to a match. Its first game stays open: the player is invited to it, or the members of the club can join it.
 * The starting player is drawn at random.
 * @throws Problem player-not-found, yourself, club-not-found, and those of creating a game
 */
export async function proposeMatch(
  deps: Deps,
  playerId: string,
  { opponent, club, ...plan }: ProposedMatch,
): Promise<MatchRow> {
  await requireAccount(deps, playerId, 'challenge people');
  const other = opponent === undefined ? undefined : await findOther(deps, playerId, opponent);
  return transaction(deps.db, async (client) => {
    // A member who leaves the club withdraws the challenge; the lock orders the two.
    const clubId = club && (await lockWithRole(deps, client, club, playerId, membership)).id;
    const players = [playerId, other?.playerId ?? null] as const;
    const row = newMatchRow({ ...plan, clubId }, playerId, players, deps.clock());
    await insertMatch(client, row);
    const match = await visibleMatch(deps, playerId, row.id);
    const game = {
      ...gameOf(match),
      name: plan.name,
      seatCount: 2,
      visibility: 'private',
      seating: 'drawn',
      join: true,
      invite: other === undefined ? [] : [other.handle],
      club,
      inMatch: { match: row.id, number: 1 },
    } as const;
    const bag = plan.form === 'mirrored' ? newBagInStep(deps, game.rules) : undefined;
    await createGame(deps, playerId, game, bag);
    return match;
  });
}

/**
 * Accepts a challenge, which starts the match.
 * @throws Problem match-not-found, match-not-open, and those of taking a seat
 */
export async function acceptMatch(deps: Deps, playerId: string, id: string): Promise<MatchRow> {
  const game = await openGame(deps, playerId, id);
  await transaction(deps.db, async (client) => {
    // If two members of a club accept at once, the second learns here that the match has started, even if it is private.
    const match = await lockMatch(client, id);
    if (match?.status !== 'proposed') throw notOpen(match);
    await takeSeat(deps, playerId, game, {});
  });
  return visibleMatch(deps, playerId, id);
}

/**
 * Declines a challenge.
 * @throws Problem match-not-found, match-not-open, invitation-not-found
 */
export async function declineMatch(deps: Deps, playerId: string, id: string): Promise<void> {
  await declineInvitation(deps, playerId, await openGame(deps, playerId, id));
}

/**
 * Withdraws a challenge.
 * @throws Problem match-not-found, match-not-open, not-owner
 */
export async function withdrawMatch(deps: Deps, playerId: string, id: string): Promise<void> {
  await cancelGame(deps, playerId, await openGame(deps, playerId, id));
}

/** Returns the open game of a challenge. */
async function openGame(deps: Deps, playerId: string, id: string): Promise<string> {
  const match = await visibleMatch(deps, playerId, id);
  const game = match.status === 'proposed' ? await openGameOf(deps.db.prisma, id) : undefined;
  if (game === undefined) throw notOpen(match);
  return game;
}

const notOpen = (match: MatchRow | undefined) => problem('match-not-open', { matchStatus: match?.status });
