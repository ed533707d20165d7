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

/** The result of a match, as the standings count it; each pair is by side. */
export interface Settlement {
  readonly outcome: Outcome;
  /** Games won, in halves. */
  readonly halves: Both<number>;
  /** Points on the board, over all games. */
  readonly points: Both<number>;
  /** Whether the side lost without ever making a decision. */
  readonly absent: Both<boolean>;
}

/** A finished match. */
export interface EndedMatch {
  readonly terms: MatchTerms;
  readonly halves: Both<number>;
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
  /** Whether the loser gave the match up or was absent. */
  readonly isForfeited: boolean;
  readonly games: readonly MatchGame[];
  /** Whether each side has ever made a decision. */
  readonly hasDecided: Both<boolean>;
}

/** Returns the settlement of a finished match. If it was given up, the winner gets all games needed to win it. */
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

/** Gives the winner the number of games needed to win a match. */
function withMajority({ bestOf }: MatchTerms, [first, second]: Both<number>, winner: Side): Both<number> {
  const majority = bestOf + 1;
  return winner === 0 ? [Math.max(first, majority), second] : [first, Math.max(second, majority)];
}

/** Returns the points on the board, by side. */
function pointsIn(games: readonly MatchGame[]): Both<number> {
  const of = (side: Side) =>
    games.reduce((sum, { starter, scores }) => sum + (scores[starter === side ? 0 : 1] ?? 0), 0);
  return [of(0), of(1)];
}

/** A match that is unfinished at the end of its round. */
export interface LateMatch {
  readonly terms: MatchTerms;
  readonly games: readonly MatchGame[];
  readonly hasDecided: Both<boolean>;
  /** Whether a running game waits for the side. */
  readonly isAwaited: Both<boolean>;
}

/**
 * Returns the settlement of a match that is unfinished at the end of its round. A side that never made a decision although a game is
 * waiting for it counts as absent and loses. Otherwise, running games count by their current scores, and unstarted games don't count.
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

/** Returns a running game as if it had ended, by its points. */
function asFinished(game: MatchGame): MatchGame {
  if (game.status !== 'running') return game;
  const [first = 0, second = 0] = game.scores;
  const places = first === second ? [1, 1] : first > second ? [1, 2] : [2, 1];
  return { ...game, status: 'finished', places };
}
