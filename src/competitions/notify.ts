import { lastOf } from '../matches/rules/match-score.ts';
import { gameIdsOf, gamesOfMatch } from '../matches/store/match-games.ts';
import { insertOutboxEvent } from '../notifications/outbox/insert.ts';
import type { Deps } from '../platform/deps.ts';
import type { Contest } from './contest.ts';
import { courseOf } from './course.ts';
import type { Settlement } from './rules/judging.ts';
import { ladderAfter } from './rules/ladder.ts';
import { type Standing, standingsOf } from './rules/standings.ts';
import type { PairingRow } from './store/pairings.ts';
import type { TeamRow } from './store/teams.ts';

/** Notifies the players of newly started matches of their opponents, each with one game, in the transaction that starts the matches. */
export async function notifyRound(deps: Deps, contest: Contest, begun: readonly PairingRow[]): Promise<void> {
  const { tx, row } = contest;
  const { id: competition, name: title } = row;
  const teams = await contest.teams();
  await notifyClubOfRound(deps, contest, begun);
  const games = await gameIdsOf(tx, matchesIn(begun));
  const nameOf = (id: string | null | undefined) => teams.get(id ?? '')?.name;
  for (const { firstId, secondId, matchId, round, firstTeamId, secondTeamId } of begun) {
    // In a pair, each player is notified with the game that they start.
    const [first, second = first] = games.get(matchId ?? '') ?? [];
    if (first === undefined || second === undefined || secondId === null) continue;
    const [one, other] = [nameOf(firstTeamId), nameOf(secondTeamId)];
    for (const [game, player, by, mine, others] of [
      [first, firstId, secondId, one, other],
      [second, secondId, firstId, other, one],
    ] as const) {
      const named = mine !== undefined && others !== undefined && { teams: [mine, others] as const };
      const data = { competition, title, round, by, ...named };
      await insertOutboxEvent(tx, { game, kind: 'round.started', seq: 0, player, data, at: deps.clock() });
    }
  }
}

/** Maximum number of pairings or places listed in a club's notification; the others are only counted. */
const maxLines = 40;

/**
 * Notifies the club of a competition of all pairings of a round, once: with the round's first game, if it belongs to a match that has just
 * started.
 */
export async function notifyClubOfRound(
  deps: Deps,
  contest: Contest,
  begun: readonly Pick<PairingRow, 'round' | 'matchId'>[],
): Promise<void> {
  const { tx, row } = contest;
  const { id: competition, name: title, kind: of, clubId: club } = row;
  const round = begun[0]?.round;
  if (club === null || round === undefined) return;
  const pairings = (await contest.pairings()).filter((each) => each.round === round);
  const matches = matchesIn(pairings);
  const games = await gameIdsOf(tx, matches);
  // A match has no game if a player was deleted before it started.
  const first = matches.find((match) => games.has(match));
  const [game] = games.get(first ?? '') ?? [];
  if (game === undefined || !begun.some(({ matchId }) => matchId === first)) return;
  const teams = await contest.teams();
  const all = teams.size === 0 ? pairings.map(pairOf) : meetingsIn(pairings);
  const shown = all.slice(0, maxLines);
  const more = all.length - shown.length;
  const named = teams.size === 0 ? { pairs: shown } : pairsOfTeams(shown, teams);
  const data = { competition, title, of, round, club, ...named, more };
  await insertOutboxEvent(tx, { game, kind: 'round.started', seq: 0, data, at: deps.clock() });
}

/** Notifies the club of a ladder of a settled challenge's result and of both entrants' new places, with its last game. */
export async function notifyClubOfChallenge(
  deps: Deps,
  contest: Contest,
  { firstId, secondId, matchId }: PairingRow,
  { outcome, halves }: Pick<Settlement, 'outcome' | 'halves'>,
): Promise<void> {
  const { tx, row, settings } = contest;
  const { id: competition, name: title, clubId: club } = row;
  if (club === null || matchId === null || secondId === null) return;
  const last = lastOf(await gamesOfMatch(tx, matchId));
  if (last === undefined) return;
  const { order } = ladderAfter(await courseOf(contest), settings.challengeRange);
  const both = [firstId, secondId];
  const entrants = both.map((id, side) => {
    const place = order.indexOf(id) + 1;
    return { id, halves: halves[side], ...(place > 0 && { place }) };
  });
  const winner = { first: firstId, second: secondId, draw: undefined, neither: undefined }[outcome];
  const data = { competition, title, club, winner, entrants };
  await insertOutboxEvent(tx, { game: last.id, kind: 'match.finished', seq: 0, data, at: deps.clock() });
}

/** Two players or teams paired with each other; null stands for a bye. */
type Pair = readonly [string, string | null];

const pairOf = ({ firstId, secondId }: PairingRow): Pair => [firstId, secondId];

/** Returns the pairs of teams, each once: a meeting has one pairing per rank. */
function meetingsIn(pairings: readonly PairingRow[]): Pair[] {
  const meetings = new Map<string, Pair>();
  for (const { firstTeamId, secondTeamId } of pairings) {
    if (firstTeamId === null) continue;
    const key = [firstTeamId, secondTeamId ?? ''].toSorted().join(' ');
    if (!meetings.has(key)) meetings.set(key, [firstTeamId, secondTeamId]);
  }
  return [...meetings.values()];
}

/** Returns the captains and names of paired teams. */
function pairsOfTeams(pairs: readonly Pair[], teams: ReadonlyMap<string, TeamRow>) {
  const each = (of: (team: TeamRow | undefined) => string) =>
    pairs.map(([one, other]): Pair => [of(teams.get(one)), other === null ? null : of(teams.get(other))]);
  return { pairs: each((team) => team?.captainId ?? ''), pairedTeams: each((team) => team?.name ?? '') };
}

const matchesIn = (pairings: readonly Pick<PairingRow, 'matchId'>[]): string[] =>
  pairings.flatMap(({ matchId }) => matchId ?? []);

/** Notifies all players of their final places, each with their last game. */
export async function notifyPlaces(deps: Deps, contest: Contest): Promise<void> {
  const { tx, row } = contest;
  const { id: competition, name: title } = row;
  const pairings = await contest.pairings();
  const games = await gameIdsOf(tx, matchesIn(pairings));
  const standings = standingsOf(await courseOf(contest));
  const teams = await contest.teams();
  const lastGameOf = (pairing: PairingRow | undefined) => games.get(pairing?.matchId ?? '')?.at(-1);
  const ends = { kind: 'competition.finished', seq: 0, at: deps.clock() } as const;
  for (const { entrant, place } of standings)
    for (const player of teams.get(entrant)?.members.map(({ playerId }) => playerId) ?? [entrant]) {
      const game = lastGameOf(
        pairings.findLast(
          ({ firstId, secondId }) => secondId !== null && [firstId, secondId].includes(player),
        ),
      );
      const data = { competition, title, place };
      if (game !== undefined) await insertOutboxEvent(tx, { ...ends, game, player, data });
    }
  const game = lastGameOf(pairings.findLast(({ matchId }) => matchId !== null));
  if (row.clubId === null || game === undefined) return;
  const data = { competition, title, of: row.kind, club: row.clubId, ...placesIn(standings, teams) };
  await insertOutboxEvent(tx, { ...ends, game, data });
}

/** Returns the places for a club's notification, teams with captain and name, and the number of places left out. */
function placesIn(standings: readonly Standing[], teams: ReadonlyMap<string, TeamRow>) {
  const shown = standings.slice(0, maxLines);
  return {
    places: shown.map(({ entrant, place }) => [teams.get(entrant)?.captainId ?? entrant, place] as const),
    placedTeams: shown.flatMap(({ entrant }) => teams.get(entrant)?.name ?? []),
    more: standings.length - shown.length,
  };
}
