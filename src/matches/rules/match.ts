/** Possible numbers of games, or mirrored pairs, of a match. */
export const BEST_OF = [1, 3, 5] as const;
export type BestOf = (typeof BEST_OF)[number];

/** The forms of a match: single games, or pairs of games with the same tiles and swapped seats. */
export const MATCH_FORMS = ['games', 'mirrored'] as const;
export type MatchForm = (typeof MATCH_FORMS)[number];

/** Ways to award the point of a tied game: half to each player, or all of it to the one who moved second. A tied pair is always shared. */
export const TIE_RULES = ['shared', 'second'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** A player of a match: 0 starts the first game. */
export type Side = 0 | 1;

/** A value for each side of a match. */
export type Both<Value> = readonly [Value, Value];

/** The terms of a match. */
export interface MatchTerms {
  readonly bestOf: number;
  readonly form: MatchForm;
  readonly tieRule: TieRule;
}

/** The parts of a game that its match depends on. */
export interface MatchGame {
  /** Number of the game or pair in its match, from 1. */
  readonly number: number;
  /** The side on seat 0, which starts. */
  readonly starter: Side;
  readonly status: 'open' | 'running' | 'finished' | 'aborted';
  /** By seat: 1 has won, equal places are a tie. */
  readonly places: readonly number[];
  /** By seat. */
  readonly scores: readonly number[];
  /** The seats that resigned the game. */
  readonly resigned: readonly number[];
}

/** A game or a pair that counts. */
export interface Duel {
  readonly number: number;
  /** By side, in halves of a point. */
  readonly halves: Both<number>;
}

/** The standing of a match. */
export interface MatchStanding {
  /** Points by side, in halves. */
  readonly halves: Both<number>;
  readonly duels: readonly Duel[];
  readonly isOver: boolean;
  /** Undefined while the match is running, or if it is tied. */
  readonly winner: Side | undefined;
  /** The next game to start; undefined while a game is running, or after the match has ended. */
  readonly next: { readonly number: number; readonly starter: Side } | undefined;
}

/** Returns the side that starts a game of a match: the two take turns. */
export const starterOf = (number: number): Side => (number % 2 === 1 ? 0 : 1);

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * Returns the standing of a match after some of its games, given in the order of their creation. A game that ended without a result does
 * not count, nor does its pair: it is replayed. A match ends as soon as one side has more than half of all points.
 */
export function standingOf(terms: MatchTerms, games: readonly MatchGame[]): MatchStanding {
  const numbers = [...new Set(games.map(({ number }) => number))].sort((one, other) => one - other);
  const duels = numbers.flatMap((number) => duelOf(terms, number, games));
  const halves: Both<number> = [sumOf(duels, 0), sumOf(duels, 1)];
  const isOver = duels.length === terms.bestOf || halves.some((each) => each > terms.bestOf);
  const isPlaying = games.some(({ status }) => status === 'open' || status === 'running');
  const number = duels.length + 1;
  const next = isOver || isPlaying ? undefined : { number, starter: starterOf(number) };
  return { halves, duels, isOver, winner: isOver ? leaderOf(halves) : undefined, next };
}

const sumOf = (duels: readonly Duel[], side: Side): number =>
  duels.reduce((sum, { halves }) => sum + halves[side], 0);

/** Returns the side with more; undefined if both have the same. */
export function leaderOf([first, second]: Both<number>): Side | undefined {
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}

/** Returns the result of a game or pair of a match; empty while it is running, or if it must be replayed. */
function duelOf({ form, tieRule }: MatchTerms, number: number, games: readonly MatchGame[]): Duel[] {
  const played = games.filter((game) => game.number === number);
  if (form === 'games') {
    const game = played.find(isFinished);
    return game === undefined ? [] : [{ number, halves: halvesOfGame(game, tieRule) }];
  }
  const pair = pairsOf(played).find((each) => each.every(isFinished));
  return pair === undefined ? [] : [{ number, halves: halvesOfPair(pair) }];
}

const isFinished = ({ status }: MatchGame) => status === 'finished';

/** Returns games as pairs, in the order of their creation: a replayed pair comes after the one it replaces. */
function pairsOf(games: readonly MatchGame[]): Both<MatchGame>[] {
  return games.flatMap((game, index) => {
    const next = games[index + 1];
    return index % 2 === 1 || next === undefined ? [] : [[game, next] as const];
  });
}

const halvesFor = (winner: Side | undefined): Both<number> =>
  winner === undefined ? [1, 1] : winner === 0 ? [2, 0] : [0, 2];

function halvesOfGame(game: MatchGame, tieRule: TieRule): Both<number> {
  const winner = leaderOf(bySide(game, game.places));
  if (winner !== undefined) return halvesFor(otherSide(winner)); // the lower place is the better one
  return halvesFor(tieRule === 'second' ? otherSide(game.starter) : undefined);
}

/** Reorders values from seats to sides. */
const bySide = ({ starter }: MatchGame, [first = 0, second = 0]: readonly number[]): Both<number> =>
  starter === 0 ? [first, second] : [second, first];

/** The points of both games are added. A player who resigned one of them loses both, unless the opponent resigned one, too. */
function halvesOfPair(pair: Both<MatchGame>): Both<number> {
  const left = new Set(pair.flatMap((game) => game.resigned.map((seat) => sideAt(game, seat))));
  const [loser] = left;
  if (left.size === 1 && loser !== undefined) return halvesFor(otherSide(loser));
  if (left.size === 2) return halvesFor(undefined);
  const [one, other] = [bySide(pair[0], pair[0].scores), bySide(pair[1], pair[1].scores)];
  return halvesFor(leaderOf([one[0] + other[0], one[1] + other[1]]));
}

/** Returns the side on a seat. */
const sideAt = ({ starter }: MatchGame, seat: number): Side => (seat === 0 ? starter : otherSide(starter));
