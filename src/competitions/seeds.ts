import { findPageOwners } from '../accounts/store/page-owners.ts';
import type { Tx } from '../db/tx.ts';
import { privacyFrom } from '../players/privacy.ts';
import { newcomer } from '../ratings/rules/rating.ts';
import { ratingsOf } from '../ratings/store/ratings.ts';
import type { Contest } from './contest.ts';
import { lineUpsIn } from './line-ups.ts';
import type { Entrant } from './rules/competition.ts';
import { strengthOfTeam } from './rules/teams.ts';
import type { EntrantRow } from './store/entrants.ts';

/**
 * Returns entrants with their seeds: sorted by two-player rating (teams by the average of their players), then by order of entry. Players
 * with hidden ratings count as newcomers, because seeds are public.
 */
export async function seeded(contest: Contest, rows: readonly EntrantRow[]): Promise<Entrant[]> {
  const { tx, settings } = contest;
  const { teamSize } = settings;
  if (teamSize === null)
    return inOrder(
      rows,
      await strengthsOf(
        tx,
        rows.map(({ entrantId }) => entrantId),
      ),
    );
  const lineUps = await lineUpsIn(contest);
  const strengthOf = await strengthsOf(tx, [...lineUps.values()].flat());
  return inOrder(rows, (id) => strengthOfTeam((lineUps.get(id) ?? []).map(strengthOf), teamSize));
}

function inOrder(rows: readonly EntrantRow[], strengthOf: (id: string) => number): Entrant[] {
  return rows
    .map(({ entrantId }) => entrantId)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .map((id, index) => ({ id, seed: index + 1, group: 1, hasWithdrawn: false }));
}

/** Returns a function that estimates the strength of some players. */
async function strengthsOf(tx: Tx, ids: readonly string[]): Promise<(id: string) => number> {
  const showing = new Set(
    (await findPageOwners(tx, ids)).filter(({ privacy }) => privacyFrom(privacy).rating).map(({ id }) => id),
  );
  const ratings = (await ratingsOf(tx, ids)).filter(
    (each) => each.class === 'two' && showing.has(each.playerId),
  );
  const strengths = new Map(ratings.map(({ playerId, mu }) => [playerId, mu]));
  return (id) => strengths.get(id) ?? newcomer.mu;
}
