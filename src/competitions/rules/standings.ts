import {
  type CompetitionMatch,
  type Course,
  type Entrant,
  matchPointsOf,
  POINTS_OF_WIN,
  type Result,
} from './competition.ts';
import { boardPointsOfBye } from './teams.ts';

/**
 * The ranking criteria in order: match points (win 2, draw 1, bye 2); matches won (for teams, those of all their players; a bye counts as
 * the narrowest win); games won minus games lost; points on the board minus those of the opponents; and the sum of all opponents' match
 * points.
 */
export const TIE_BREAKS = ['matchPoints', 'boardPoints', 'games', 'points', 'opponents'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** A line of the standings. */
export interface Standing extends Readonly<Record<TieBreak, number>> {
  /** Within the group or division; entrants tied on all criteria share a place. */
  readonly place: number;
  readonly entrant: string;
  readonly seed: number;
  readonly group: number;
  readonly hasWithdrawn: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
}

/** A match from the perspective of one of its players. */
export interface SeenMatch {
  readonly round: number;
  readonly opponent: string;
  readonly hasStarted: boolean;
  readonly result: SeenResult | undefined;
}

/** A result from the perspective of one of the players. */
export interface SeenResult {
  readonly matchPoints: number;
  /** For teams: matches won, and those of the opponents. */
  readonly boardPoints: readonly [number, number] | undefined;
  /** Games won, and those of the opponent. */
  readonly games: readonly [number, number];
  readonly points: readonly [number, number];
  readonly isNoShow: boolean;
}

/** Returns the matches of an entrant from its perspective, in the order of rounds. */
export function seenBy(id: string, matches: readonly CompetitionMatch[]): SeenMatch[] {
  return matches
    .filter(({ players }) => players.includes(id))
    .map(({ round, players, result }) => {
      const place = players[0] === id ? 0 : 1;
      const opponent = players[place === 0 ? 1 : 0];
      return { round, opponent, hasStarted: place === 0, result: result && seenResult(result, place) };
    })
    .toSorted((one, other) => one.round - other.round);
}

function seenResult(result: Result, place: 0 | 1): SeenResult {
  const turned = ([first, second]: readonly [number, number]): [number, number] =>
    place === 0 ? [first, second] : [second, first];
  return {
    matchPoints: matchPointsOf(result, place),
    boardPoints: result.boardPoints && turned(result.boardPoints),
    games: turned(result.games),
    points: turned(result.points),
    isNoShow: result.absent[place],
  };
}

/** Returns the standings after the finished matches, group by group, best first. */
export function standingsOf({ entrants, matches, byes, teamSize }: Course): Standing[] {
  const seen = new Map(entrants.map(({ id }) => [id, seenBy(id, matches)]));
  const byesOf = (id: string) => byes.filter(({ entrant }) => entrant === id).length;
  const matchPoints = new Map(
    entrants.map(({ id }) => [
      id,
      sum(resultsIn(seen.get(id)), (each) => each.matchPoints) + POINTS_OF_WIN * byesOf(id),
    ]),
  );
  const rows = entrants.map((entrant) => ({
    ...rowOf(entrant, resultsIn(seen.get(entrant.id)), byesOf(entrant.id), teamSize),
    matchPoints: matchPoints.get(entrant.id) ?? 0,
    opponents: sum(
      (seen.get(entrant.id) ?? []).filter(({ result }) => result !== undefined),
      ({ opponent }) => matchPoints.get(opponent) ?? 0,
    ),
  }));
  return placed(rows.toSorted(inOrder));
}

const resultsIn = (seen: readonly SeenMatch[] = []): SeenResult[] =>
  seen.flatMap(({ result }) => result ?? []);

function rowOf(
  { id, seed, group, hasWithdrawn }: Entrant,
  results: readonly SeenResult[],
  byes: number,
  teamSize: number | undefined,
) {
  const count = (is: (points: number) => boolean) =>
    results.filter(({ matchPoints }) => is(matchPoints)).length;
  const won = count((points) => points === POINTS_OF_WIN);
  const lost = count((points) => points === 0);
  return {
    entrant: id,
    seed,
    group,
    hasWithdrawn,
    won,
    lost,
    drawn: results.length - won - lost,
    byes,
    boardPoints: sum(results, boardPointsIn) + byes * boardPointsOfBye(teamSize),
    games: sum(results, ({ games: [mine, theirs] }) => mine - theirs),
    points: sum(results, ({ points: [mine, theirs] }) => mine - theirs),
  };
}

/** For teams, the matches won by their players. */
const boardPointsIn = ({ matchPoints, boardPoints }: SeenResult): number =>
  boardPoints?.[0] ?? (matchPoints === POINTS_OF_WIN ? 1 : 0);

const sum = <Item>(items: readonly Item[], worth: (item: Item) => number): number =>
  items.reduce((total, item) => total + worth(item), 0);

type Unplaced = Omit<Standing, 'place'>;

/** Sorts by group and tie-breaks, then by seed. */
function inOrder(one: Unplaced, other: Unplaced): number {
  if (one.group !== other.group) return one.group - other.group;
  const differing = TIE_BREAKS.find((each) => one[each] !== other[each]);
  return differing === undefined ? one.seed - other.seed : other[differing] - one[differing];
}

function placed(rows: readonly Unplaced[]): Standing[] {
  const standings: Standing[] = [];
  for (const row of rows) {
    const before = standings.at(-1);
    const rank = standings.filter(({ group }) => group === row.group).length + 1;
    const isEqual = before?.group === row.group && TIE_BREAKS.every((each) => before[each] === row[each]);
    standings.push({ ...row, place: isEqual ? before.place : rank });
  }
  return standings;
}

/** A cell of the crosstable: an entrant's match or bye in a round. */
export interface Cell {
  readonly round: number;
  /** Undefined for a bye. */
  readonly opponent: string | undefined;
  readonly hasStarted: boolean;
  /** Undefined until the match ends. */
  readonly result: SeenResult | undefined;
}

/** Returns the cells of an entrant, round by round. */
export function cellsOf(id: string, { matches, byes }: Pick<Course, 'matches' | 'byes'>): Cell[] {
  const free = byes
    .filter(({ entrant }) => entrant === id)
    .map(({ round }) => ({ round, opponent: undefined, hasStarted: false, result: undefined }));
  return [...seenBy(id, matches), ...free].toSorted((one, other) => one.round - other.round);
}
