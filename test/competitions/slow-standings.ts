import type { Course, Result } from '../../src/competitions/rules/competition.ts';
import type { RankMatch } from '../../src/competitions/rules/teams.ts';

/** A line of standings as counted here. */
export interface SlowRow {
  readonly place: number;
  readonly entrant: string;
  /** Match points, matches won, games and points minus the opponents', opponents' match points. */
  readonly worth: number[];
}

/** Counts standings of one group another way: match by match, with places by direct comparison. */
export function slowStandings({ entrants, matches, byes }: Course): SlowRow[] {
  const tally: Record<string, number[]> = {};
  for (const { id } of entrants) tally[id] = [0, 0, 0, 0, 0];
  const add = (id: string, by: number[]) => {
    tally[id] = (tally[id] as number[]).map((each, index) => each + (by[index] ?? 0));
  };
  for (const { entrant } of byes) add(entrant, [2, 1]);
  for (const { players, result } of matches) {
    if (result === undefined) continue;
    const { outcome, games, points } = result;
    const [game, point] = [games[0] - games[1], points[0] - points[1]];
    const wins = { first: [2, 0], second: [0, 2], draw: [1, 1], neither: [0, 0] }[outcome];
    add(players[0], [wins[0] as number, wins[0] === 2 ? 1 : 0, game, point]);
    add(players[1], [wins[1] as number, wins[1] === 2 ? 1 : 0, -game, -point]);
  }
  const firsts = Object.fromEntries(entrants.map(({ id }) => [id, (tally[id] as number[])[0] as number]));
  for (const { players, result } of matches) {
    if (result === undefined) continue;
    add(players[0], [0, 0, 0, 0, firsts[players[1]] as number]);
    add(players[1], [0, 0, 0, 0, firsts[players[0]] as number]);
  }
  const isBetter = (one: number[], other: number[]) => {
    const index = one.findIndex((each, at) => each !== other[at]);
    return index >= 0 && (one[index] as number) > (other[index] as number);
  };
  return entrants
    .map(({ id, seed }) => {
      const worth = (tally[id] as number[]).map((each) => each + 0);
      const place = 1 + entrants.filter((each) => isBetter(tally[each.id] as number[], worth)).length;
      return { place, entrant: id, worth, seed };
    })
    .sort((one, other) => one.place - other.place || one.seed - other.seed)
    .map(({ seed: _seed, ...row }) => row);
}

/** Counts standings of teams from their players' matches, team against team. */
export function slowTeamStandings(
  { entrants, byes }: Course,
  matches: readonly RankMatch[],
  teamSize: number,
  isKnockout: boolean,
): SlowRow[] {
  const sumFor = (team: string, other: string, round: number, of: (result: Result, place: 0 | 1) => number) =>
    matches
      .filter((each) => each.round === round && each.teams.includes(team) && each.teams.includes(other))
      .reduce((sum, { teams, result }) => sum + of(result as Result, teams[0] === team ? 0 : 1), 0);
  const won = ({ outcome }: Result, place: 0 | 1) =>
    outcome === 'draw' ? 0.5 : outcome === (['first', 'second'] as const)[place] ? 1 : 0;
  const lead = (of: 'games' | 'points') => (result: Result, place: 0 | 1) =>
    result[of][place] - result[of][place === 0 ? 1 : 0];
  const pairs = new Set(matches.map(({ round, teams }) => JSON.stringify([round, teams.toSorted()])));
  const meetings = [...pairs].map((pair) => JSON.parse(pair) as [number, [string, string]]);
  const startedBy = (round: number, team: string) =>
    matches.some((each) => each.round === round && each.boardNumber === 1 && each.teams[0] === team);
  const pointsIn = (round: number, team: string, other: string) => {
    const [mine, theirs] = [sumFor(team, other, round, won), sumFor(other, team, round, won)];
    const difference = mine - theirs;
    if (difference !== 0) return difference > 0 ? 2 : 0;
    if (mine === 0) return 0;
    if (!isKnockout) return 1;
    const [games, points] = [
      sumFor(team, other, round, lead('games')),
      sumFor(team, other, round, lead('points')),
    ];
    if (games !== 0 || points !== 0) return (games || points) > 0 ? 2 : 0;
    return startedBy(round, team) ? 0 : 2;
  };
  const meetingsFor = (team: string) =>
    meetings
      .filter(([, teams]) => teams.includes(team))
      .map(([round, teams]) => ({ round, other: teams.find((each) => each !== team) as string }));
  const total = (team: string, of: (round: number, other: string) => number) =>
    meetingsFor(team).reduce((sum, { round, other }) => sum + of(round, other), 0);
  const byesOf = (team: string) => byes.filter(({ entrant }) => entrant === team).length;
  const matchPoints = (team: string) =>
    2 * byesOf(team) + total(team, (round, other) => pointsIn(round, team, other));
  const rows = entrants.map(({ id, seed }) => ({
    id,
    seed,
    worth: [
      matchPoints(id),
      byesOf(id) * Math.ceil((teamSize + 1) / 2) + total(id, (round, other) => sumFor(id, other, round, won)),
      total(id, (round, other) => sumFor(id, other, round, lead('games'))) + 0,
      total(id, (round, other) => sumFor(id, other, round, lead('points'))) + 0,
      total(id, (_round, other) => matchPoints(other)),
    ],
  }));
  const isBetter = (one: number[], other: number[]) => {
    const index = one.findIndex((each, at) => each !== other[at]);
    return index >= 0 && (one[index] as number) > (other[index] as number);
  };
  return rows
    .map(({ id, seed, worth }) => {
      const place = 1 + rows.filter((each) => isBetter(each.worth, worth)).length;
      return { place, entrant: id, worth, seed };
    })
    .sort((one, other) => one.place - other.place || one.seed - other.seed)
    .map(({ seed: _seed, ...row }) => row);
}
