import type { Entrant } from '../../competitions/competition.ts';
import type { EntrantRow } from '../../db/competitions/entrants.ts';
import { findPageOwners } from '../../db/players/page-owners.ts';
import { ratingsOf } from '../../db/ratings/ratings.ts';
import type { Tx } from '../../db/tx.ts';
import { showsFrom } from '../../people/shows.ts';
import { newcomer } from '../../ratings/rating.ts';

/**
 * Returns entrants with their seeds: by rating between two, then as they entered. Who does not show a rating has that of a
 * newcomer, as seeds are for everybody.
 */
export async function seeded(tx: Tx, rows: readonly EntrantRow[]): Promise<Entrant[]> {
  const ids = rows.map(({ playerId }) => playerId);
  const showing = new Set(
    (await findPageOwners(tx, ids)).filter(({ shows }) => showsFrom(shows).rating).map(({ id }) => id),
  );
  const ratings = (await ratingsOf(tx, ids)).filter(
    (each) => each.class === 'two' && showing.has(each.playerId),
  );
  const strengths = new Map(ratings.map(({ playerId, mu }) => [playerId, mu]));
  const strengthOf = (id: string) => strengths.get(id) ?? newcomer.mu;
  return ids
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .map((id, index) => ({ id, seed: index + 1, pool: 1, hasWithdrawn: false }));
}
