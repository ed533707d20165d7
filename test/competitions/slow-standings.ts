import type { Course } from '../../src/competitions/competition.ts';

/** A line of standings as they are counted here. */
export interface SlowRow {
  readonly place: number;
  readonly entrant: string;
  /** Match points, matches won, games and points less those of the opponents, match points of the opponents. */
  readonly worth: number[];
}

/** Counts standings of one pool another way: match by match, and each place by who is better. */
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
