import {
  type Both,
  leaderOf,
  type MatchGame,
  type MatchTerms,
  otherSide,
  type Side,
  standingOf,
} from '../../matches/rules/match.ts';
import type { Outcome } from './competition.ts';

/** How a match ended, as the standings go by it; each pair by side. */
export interface Settlement {
  readonly outcome: Outcome;
  /** Games won, in halves. */
  readonly halves: Both<number>;
  /** Points on the board, over all games. */
  readonly points: Both<number>;
  /** Whether the side lost without ever having decided anything. */
  readonly absent: Both<boolean>;
}

/** A match that is over. */
export interface EndedMatch {
  readonly terms: MatchTerms;
  readonly halves: Both<number>;
  /** Undefined: nobody. */
  readonly winner: Side | undefined;
  /** Whether the loser has given the match up, or was absent. */
  readonly isForfeited: boolean;
  readonly games: readonly MatchGame[];
  /** Whether each side has ever decided anything. */
  readonly hasDecided: Both<boolean>;
}

/** Returns how a match counts that is over. The games of one that was given up are all the winner’s that were to be won. */
export function settlementOf({
  terms,
  halves,
  winner,
  isForfeited,
  games,
  hasDecided,
}: EndedMatch): Settlement {
  const absent: Both<boolean> = [!hasDecided[0] && winner !== 0, !hasDecided[1] && winner !== 1];
  const finished = games.filter(({ status }) => status === 'finished');
  return {
    outcome: outcomeOf(winner, absent),
    halves: isForfeited && winner !== undefined ? withMajority(terms, halves, winner) : halves,
    points: pointsIn(finished),
    absent,
  };
}

function outcomeOf(winner: Side | undefined, absent: Both<boolean>): Outcome {
  if (winner !== undefined) return winner === 0 ? 'first' : 'second';
  return absent[0] && absent[1] ? 'neither' : 'draw';
}

/** Gives the winner as many games as win a match. */
function withMajority({ bestOf }: MatchTerms, [first, second]: Both<number>, winner: Side): Both<number> {
  const majority = bestOf + 1;
  return winner === 0 ? [Math.max(first, majority), second] : [first, Math.max(second, majority)];
}

/** Returns the points on the board of both sides. */
function pointsIn(games: readonly MatchGame[]): Both<number> {
  const of = (side: Side) =>
    games.reduce((sum, { starter, scores }) => sum + (scores[starter === side ? 0 : 1] ?? 0), 0);
  return [of(0), of(1)];
}

/** A match that is not over when its round ends. */
export interface LateMatch {
  readonly terms: MatchTerms;
  readonly games: readonly MatchGame[];
  readonly hasDecided: Both<boolean>;
  /** Whether a running game waits for the side. */
  readonly isAwaited: Both<boolean>;
}

/**
 * Returns how a match counts that is not over when its round ends. A side that has never decided anything although a game
 * waits for it was absent and has lost; otherwise games that are running count as they stand on the board, and those that
 * have not begun for nothing.
 */
export function judgedLate({ terms, games, hasDecided, isAwaited }: LateMatch): Settlement {
  const absent: Both<boolean> = [!hasDecided[0] && isAwaited[0], !hasDecided[1] && isAwaited[1]];
  const counted = games.map(asFinished).filter(({ status }) => status === 'finished');
  const points = pointsIn(counted);
  if (absent[0] && absent[1]) return { outcome: 'neither', halves: [0, 0], points, absent };
  if (absent[0] || absent[1]) {
    const winner = otherSide(absent[0] ? 0 : 1);
    const { halves } = standingOf(terms, games);
    return {
      outcome: outcomeOf(winner, absent),
      halves: withMajority(terms, halves, winner),
      points,
      absent,
    };
  }
  const { halves } = standingOf(terms, counted);
  return { outcome: outcomeOf(leaderOf(halves), absent), halves, points, absent };
}

/** A running game as if it had ended: by its points. */
function asFinished(game: MatchGame): MatchGame {
  if (game.status !== 'running') return game;
  const [first = 0, second = 0] = game.scores;
  const places = first === second ? [1, 1] : first > second ? [1, 2] : [2, 1];
  return { ...game, status: 'finished', places };
}
