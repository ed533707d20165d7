import {
  type Both,
  type MatchGame,
  type MatchStanding,
  type MatchTerms,
  type Side,
  standingOf,
} from './match.ts';

/** A match as it is stored, as far as its score depends on it. */
export interface StoredMatch extends MatchTerms {
  readonly id: string;
  readonly status: string;
  readonly firstId: string;
  readonly secondId: string | null;
  readonly winnerId: string | null;
  readonly forfeitedBy: string | null;
  readonly firstHalves: number;
  readonly secondHalves: number;
}

/** A game of a match as it is stored, as far as the score depends on it. */
export interface StoredGame extends Omit<MatchGame, 'starter'> {
  readonly id: string;
  /** Ids of the players by seat. */
  readonly players: readonly string[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** Returns how a match stands after its games. */
export function standingOfMatch(match: StoredMatch, games: readonly StoredGame[]): MatchStanding {
  return standingOf(
    match,
    games.map((game) => judgedGame(match, game)),
  );
}

/** Returns a game of a match for those who judge it. */
export function judgedGame({ firstId }: StoredMatch, { players, ...game }: StoredGame): MatchGame {
  return { ...game, starter: players[0] === firstId ? 0 : 1 };
}

/** Returns the id of the player on a side; null: on none. */
export function playerOn({ firstId, secondId }: StoredMatch, side: Side | undefined): string | null {
  if (side === undefined) return null;
  return side === 0 ? firstId : secondId;
}

/** Returns which player of a match somebody is; null: none. */
export function sideOf({ firstId, secondId }: StoredMatch, player: string | null | undefined): Side | null {
  if (player === firstId) return 0;
  return player != null && player === secondId ? 1 : null;
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
  /** Whether the match ended with this game and another one, by no move in either, and that one tells it. */
  readonly isToldByAnother: boolean;
  /** Whether its time was over while no game of it was played. */
  readonly isJudged?: boolean | undefined;
}

/**
 * Returns how a match stood when a game of it had ended, whatever has happened since. A match that was given up or judged ended
 * with the games of its last number that were not over before; the last of them tells it.
 * @param hasEndedLater whether the match ended after that game, while none was played
 */
export function matchAfter(
  match: StoredMatch,
  games: readonly StoredGame[],
  id: string,
  hasEndedLater = false,
): MatchAfter {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`game ${id} is none of match ${match.id}`);
  const later = games.filter((each) => endOf(each) > endOf(game));
  const standing = standingOfMatch(
    match,
    games.filter((each) => !later.includes(each)),
  );
  const isLastNumber = games.every(({ number }) => number <= game.number);
  const isCut = match.status === 'finished' && !standing.isOver && isLastNumber && !hasEndedLater;
  const halves = isCut ? ([match.firstHalves, match.secondHalves] as const) : standing.halves;
  const winner = isCut ? sideOf(match, match.winnerId) : (standing.winner ?? null);
  const { starter } = judgedGame(match, game);
  const seatOf = (side: Side | null) => (side === null ? null : side === starter ? 0 : 1);
  const isInPair = ({ number, createdAt }: StoredGame) =>
    number === game.number && createdAt.getTime() <= endOf(game);
  const isAfter = (each: StoredGame) =>
    later.includes(each) || (endOf(each) === endOf(game) && each.id > game.id);
  return {
    match: match.id,
    halves: starter === 0 ? halves : [halves[1], halves[0]],
    isOver: standing.isOver || isCut,
    winner: seatOf(winner),
    forfeitedBy: isCut ? seatOf(sideOf(match, match.forfeitedBy)) : null,
    isPairOpen: later.some(isInPair),
    isToldByAnother: isCut && games.some(isAfter),
  };
}

/** Returns the game of a match that ended last. */
export const lastOf = (games: readonly StoredGame[]): StoredGame | undefined =>
  games.toSorted((one, other) => endOf(one) - endOf(other) || (one.id < other.id ? -1 : 1)).at(-1);

const endOf = ({ finishedAt }: StoredGame): number => finishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
