import type { CompetitionMatch, Outcome, Pairing, Result } from './competition.ts';

/** Minimum and maximum number of players of a team in a round. */
export const TEAM_SIZES = { fewest: 2, max: 8 } as const;

/** Returns the maximum number of members of a team: its players and as many reserves. */
export const maxMembers = (teamSize: number): number => 2 * teamSize;

/** A match of two players in a meeting of two teams, or a rank that one team could not fill. */
export interface RankPairing {
  /** The rank of both players in the line-ups, from 1. */
  readonly boardNumber: number;
  /** The teams of the two players; the first one starts the first game. */
  readonly teams: readonly [string, string];
  /** Only one player if the other team could not fill the rank; then the first of `teams` wins it. */
  readonly players: readonly [string, string] | readonly [string];
}

/**
 * Returns the matches of two teams that meet: players of the same rank meet each other. The first team starts on odd ranks. A rank that
 * neither team can fill is not played.
 * @param lineUps players in the order of ranks; those from `teamSize` on are reserves
 */
export function rankPairings(
  { players: [first, second] }: Pick<Pairing, 'players'>,
  lineUps: ReadonlyMap<string, readonly string[]>,
  teamSize: number,
): RankPairing[] {
  const playerOf = (team: string, rank: number) => lineUps.get(team)?.[rank - 1];
  return Array.from({ length: teamSize }, (_, index) => index + 1).flatMap((rank): RankPairing[] => {
    const [one, other] = rank % 2 === 1 ? [first, second] : [second, first];
    const [starter, answerer] = [playerOf(one, rank), playerOf(other, rank)];
    if (starter !== undefined && answerer !== undefined)
      return [{ boardNumber: rank, teams: [one, other], players: [starter, answerer] }];
    if (starter !== undefined) return [{ boardNumber: rank, teams: [one, other], players: [starter] }];
    return answerer === undefined ? [] : [{ boardNumber: rank, teams: [other, one], players: [answerer] }];
  });
}

/** The result of one rank of a meeting. */
export interface RankMatch {
  readonly round: number;
  readonly group: number;
  readonly boardNumber: number;
  /** The teams of the two players, in the order of the result. */
  readonly teams: readonly [string, string];
  /** Undefined until the match ends. */
  readonly result: Result | undefined;
}

/**
 * Combines matches into the meetings of teams.
 * @param isKnockout whether a winner is needed: a draw is then decided by games, then by points, then for the team that did not start on
 * the first rank
 */
export function meetingsOf(matches: readonly RankMatch[], isKnockout: boolean): CompetitionMatch[] {
  const meetings = new Map<string, RankMatch[]>();
  for (const match of matches) {
    const key = [match.round, ...match.teams.toSorted()].join(' ');
    meetings.set(key, [...(meetings.get(key) ?? []), match]);
  }
  return [...meetings.values()].map((ranks) => meetingOf(ranks, isKnockout));
}

function meetingOf(matches: readonly RankMatch[], isKnockout: boolean): CompetitionMatch {
  const ranks = matches.toSorted((one, other) => one.boardNumber - other.boardNumber);
  const { round, group, boardNumber, teams } = ranks[0] as RankMatch;
  const players = boardNumber % 2 === 1 ? teams : ([teams[1], teams[0]] as const);
  const results = ranks.flatMap((each) => fromFirst(each, players[0]) ?? []);
  const isOver = results.length === ranks.length;
  return { round, group, players, result: isOver ? together(results, isKnockout) : undefined };
}

/** Returns a result from the perspective of the meeting's first team. */
function fromFirst({ teams, result }: RankMatch, first: string): Result | undefined {
  if (result === undefined || teams[0] === first) return result;
  const turned = { first: 'second', second: 'first', draw: 'draw', neither: 'neither' } as const;
  const [games, points, absent] = [result.games, result.points, result.absent];
  return {
    outcome: turned[result.outcome],
    games: [games[1], games[0]],
    points: [points[1], points[0]],
    absent: [absent[1], absent[0]],
  };
}

/** Board points of both teams for an outcome. */
const boardPointsBy: Readonly<Record<Outcome, readonly [number, number]>> = {
  first: [1, 0],
  second: [0, 1],
  draw: [0.5, 0.5],
  neither: [0, 0],
};

function together(results: readonly Result[], isKnockout: boolean): Result {
  const both = (of: (result: Result) => readonly [number, number]): readonly [number, number] =>
    results.map(of).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as readonly [number, number]);
  const boardPoints = both(({ outcome }) => boardPointsBy[outcome]);
  const games = both((result) => result.games);
  const points = both((result) => result.points);
  const absent = [results.every((each) => each.absent[0]), results.every((each) => each.absent[1])] as const;
  return { outcome: outcomeOf(boardPoints, [games, points], isKnockout), boardPoints, games, points, absent };
}

/** Without a win or a draw, all players were absent, so neither team has won. */
function outcomeOf(
  boardPoints: readonly [number, number],
  tieBreaks: readonly (readonly [number, number])[],
  isKnockout: boolean,
): Outcome {
  if (boardPoints[0] + boardPoints[1] === 0) return 'neither';
  const compared = isKnockout ? [boardPoints, ...tieBreaks] : [boardPoints];
  const differing = compared.find(([one, other]) => one !== other);
  if (differing === undefined) return isKnockout ? 'second' : 'draw';
  return differing[0] > differing[1] ? 'first' : 'second';
}

/** Returns the board points of a bye; for a team, those of the narrowest win. */
export const boardPointsOfBye = (teamSize = 1): number => Math.floor(teamSize / 2) + 1;

/** Returns the strength of a team: the average of its players, without reserves. */
export const strengthOfTeam = (strengths: readonly number[], teamSize: number): number => {
  const playing = strengths.slice(0, teamSize);
  return playing.reduce((sum, each) => sum + each, 0) / Math.max(1, playing.length);
};
