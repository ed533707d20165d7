import type { Contest } from './contest.ts';
import type { Bye, CompetitionMatch, Course, Entrant, Result, Return } from './rules/competition.ts';
import { meetingsOf, type RankMatch } from './rules/teams.ts';
import type { EntrantRow } from './store/entrants.ts';
import type { PairingRow } from './store/pairings.ts';

/**
 * Returns the course of a tournament, or of a season of a league, by default the current one. Matches of a ladder are in the order of their
 * ends.
 */
export async function courseOf(contest: Contest, season?: number): Promise<Course> {
  const { format, settings, row } = contest;
  const rows = await contest.entrants();
  const entrants = rows.flatMap(entrantOf);
  const pairings = await contest.pairings();
  if (format.stage === 'season') {
    const played = pairings.filter(({ round }) => round === (season ?? row.round));
    return courseFrom(inSeason(entrants, played), played, false);
  }
  if (settings.teamSize !== null)
    return courseOfTeams(entrants, pairings, format.isKnockout, settings.teamSize);
  if (format.stage !== 'challenge') return courseFrom(entrants, pairings, format.isKnockout);
  const inOrder = pairings.toSorted(bySettlement);
  return { ...courseFrom(entrants, inOrder, false), returns: returnsIn(rows, pairings) };
}

/** Challenges change a ladder one by one as they end. */
const bySettlement = (one: PairingRow, other: PairingRow) =>
  (one.settledAt?.getTime() ?? Number.POSITIVE_INFINITY) -
    (other.settledAt?.getTime() ?? Number.POSITIVE_INFINITY) || (one.id < other.id ? -1 : 1);

/** Returns the entrants who returned to a ladder, in order. */
function returnsIn(rows: readonly EntrantRow[], pairings: readonly PairingRow[]): Return[] {
  const all = rows.flatMap(({ entrantId, returns }) => returns.map((at) => ({ entrant: entrantId, at })));
  const seedBy = (at: Date) => rows.map(({ seed, enteredAt }) => (enteredAt <= at ? (seed ?? 0) : 0));
  return all
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ entrant, at }) => ({
      entrant,
      after: pairings.filter(({ settledAt }) => settledAt !== null && settledAt <= at).length,
      lastSeed: Math.max(0, ...seedBy(at)),
    }));
}

/** Returns an entrant if it has been placed, as a list. */
export function entrantOf({ entrantId, seed, group, withdrawnAt }: EntrantRow): Entrant[] {
  return seed === null ? [] : [{ id: entrantId, seed, group, hasWithdrawn: withdrawnAt !== null }];
}

/** Returns the players of a season, in that season's divisions. */
function inSeason(entrants: readonly Entrant[], pairings: readonly PairingRow[]): Entrant[] {
  const groups = new Map(
    pairings.flatMap(({ firstId, secondId, group }) => [
      [firstId, group] as const,
      [secondId, group] as const,
    ]),
  );
  return entrants.flatMap((entrant) => {
    const group = groups.get(entrant.id);
    return group === undefined ? [] : [{ ...entrant, group }];
  });
}

/** @param isKnockout whether a draw is won by the player who did not start */
function courseFrom(
  entrants: readonly Entrant[],
  pairings: readonly PairingRow[],
  isKnockout: boolean,
): Course {
  const byes = pairings.flatMap(({ round, firstId, secondId }): Bye[] =>
    secondId === null ? [{ entrant: firstId, round }] : [],
  );
  return { entrants, matches: matchesOfPlayers(pairings, isKnockout), byes };
}

/** The matches of players make up the matches of their teams. */
function courseOfTeams(
  entrants: readonly Entrant[],
  pairings: readonly PairingRow[],
  isKnockout: boolean,
  teamSize: number,
): Course {
  const ranks: RankMatch[] = [];
  const byes = new Map<string, Bye>();
  for (const pairing of pairings) {
    const { round, group, boardNumber, firstTeamId, secondTeamId } = pairing;
    if (firstTeamId === null || boardNumber === null) continue;
    if (secondTeamId === null) byes.set(`${round} ${firstTeamId}`, { entrant: firstTeamId, round });
    else {
      const result = resultOf(pairing, false);
      ranks.push({ round, group, boardNumber, teams: [firstTeamId, secondTeamId], result });
    }
  }
  const matches = meetingsOf(ranks, isKnockout);
  return { entrants, matches, byes: [...byes.values()], teamSize };
}

/**
 * Returns the matches of players, in teams or not.
 * @param isKnockout whether a draw is won by the player who did not start
 */
export function matchesOfPlayers(pairings: readonly PairingRow[], isKnockout = false): CompetitionMatch[] {
  return pairings.flatMap((pairing): CompetitionMatch[] => {
    const { round, group, firstId, secondId } = pairing;
    if (secondId === null) return [];
    return [{ round, group, players: [firstId, secondId], result: resultOf(pairing, isKnockout) }];
  });
}

function resultOf(pairing: PairingRow, isKnockout: boolean): Result | undefined {
  const { outcome, halves, points, absent } = pairing;
  if (outcome === null) return undefined;
  return {
    outcome: outcome === 'draw' && isKnockout ? 'second' : outcome,
    games: [halves[0] / 2, halves[1] / 2],
    points,
    absent,
  };
}
