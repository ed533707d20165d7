import {
  type Both,
  type MatchGame,
  type MatchStanding,
  type MatchTerms,
  type Side,
  standingOf,
} from '../../competitions/match.ts';
import type { MatchGameRow } from './match-games.ts';
import type { MatchRow } from './matches.ts';

/** Returns how a match stands after its games. */
export function standingOfMatch(match: MatchRow, games: readonly MatchGameRow[]): MatchStanding {
  return standingOf(
    termsOf(match),
    games.map((game) => judgedGame(match, game)),
  );
}

/** Returns what a match is like for those who judge it. */
export const termsOf = ({ bestOf, form, ties }: MatchRow): MatchTerms => ({
  bestOf,
  form: form as MatchTerms['form'],
  ties: ties as MatchTerms['ties'],
});

/** Returns a game of a match for those who judge it. */
export function judgedGame({ firstId }: MatchRow, { players, ...game }: MatchGameRow): MatchGame {
  return { ...game, starter: players[0] === firstId ? 0 : 1 };
}

/** Returns the id of the player on a side; null: on none. */
export function playerOn({ firstId, secondId }: MatchRow, side: Side | undefined): string | null {
  if (side === undefined) return null;
  return side === 0 ? firstId : secondId;
}

/** Returns which player of a match somebody is; null: none. */
export function sideOf({ firstId, secondId }: MatchRow, player: string | null | undefined): Side | null {
  if (player === firstId) return 0;
  return player === secondId ? 1 : null;
}

/** How a match stands after one of its games; all by seat of that game. */
export interface MatchAfter {
  /** Id of the match. */
  readonly match: string;
  /** Points, in halves. */
  readonly halves: Both<number>;
  readonly isOver: boolean;
  /** The seat that has won the match; null: none, or it goes on. */
  readonly winner: number | null;
  /** The seat that gave the match up, or was never there; null: none. */
  readonly forfeitedBy: number | null;
  /** Whether the other game of the pair is still played. */
  readonly isPairOpen: boolean;
  /** Whether the match ended with this game and another one at once, and that one tells it. */
  readonly isToldByAnother: boolean;
}

/**
 * Returns how a match stood when a game of it had ended, whatever has happened since: the game tells of the end of the match
 * if it is decided by then, or was given up or judged, and no other game ended later.
 */
export function matchAfter(match: MatchRow, games: readonly MatchGameRow[], id: string): MatchAfter {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`game ${id} is none of match ${match.id}`);
  const played = games.filter((each) => endOf(each) <= endOf(game));
  const later = games.filter((each) => !played.includes(each));
  const standing = standingOfMatch(match, played);
  const isClosed = match.status === 'finished' && !standing.isOver;
  const isLast = isClosed && later.length === 0;
  const halves = isLast ? ([match.firstHalves, match.secondHalves] as const) : standing.halves;
  const winner = isLast ? sideOf(match, match.winnerId) : (standing.winner ?? null);
  const { starter } = judgedGame(match, game);
  const seatOf = (side: Side | null) => (side === null ? null : side === starter ? 0 : 1);
  return {
    match: match.id,
    halves: starter === 0 ? halves : [halves[1], halves[0]],
    isOver: standing.isOver || isLast,
    winner: seatOf(winner),
    forfeitedBy: isLast ? seatOf(sideOf(match, match.forfeitedBy)) : null,
    isPairOpen: later.some(
      ({ number, createdAt }) => number === game.number && createdAt.getTime() <= endOf(game),
    ),
    isToldByAnother: isLast && games.some((each) => endOf(each) === endOf(game) && each.id > game.id),
  };
}

const endOf = ({ finishedAt }: MatchGameRow): number => finishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
