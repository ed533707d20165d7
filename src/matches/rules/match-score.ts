import {
  type Both,
  type MatchGame,
  type MatchStanding,
  type MatchTerms,
  type Side,
  standingOf,
} from './match.ts';

/** The parts of a stored match that its score depends on. */
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

/** The parts of a stored game of a match that the score depends on. */
export interface StoredGame extends Omit<MatchGame, 'starter'> {
  readonly id: string;
  /** Ids of the players by seat. */
  readonly players: readonly string[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** Returns the standing of a match after its games. */
export function standingOfMatch(match: StoredMatch, games: readonly StoredGame[]): MatchStanding {
  return standingOf(
    match,
    games.map((game) => judgedGame(match, game)),
  );
}

/** Returns a game of a match in the form that judging needs. */
export function judgedGame({ firstId }: StoredMatch, { players, ...game }: StoredGame): MatchGame {
  return { ...game, starter: players[0] === firstId ? 0 : 1 };
}

/** Returns the id of the player on a side; null without a side. */
export function playerOn({ firstId, secondId }: StoredMatch, side: Side | undefined): string | null {
  if (side === undefined) return null;
  return side === 0 ? firstId : secondId;
}

/** Returns the side of a player in a match; null if they are not in it. */
export function sideOf({ firstId, secondId }: StoredMatch, player: string | null | undefined): Side | null {
  if (player === firstId) return 0;
  return player != null && player === secondId ? 1 : null;
}

/** The standing of a match after one of its games, by seat of that game. */
export interface MatchAfter {
  /** Id of the match. */
  readonly match: string;
  /** Points, in halves. */
  readonly halves: Both<number>;
  readonly isOver: boolean;
  /** The seat that has won the match; null if none has yet, or it is a draw. */
  readonly winner: number | null;
  /** The seat that gave the match up or never appeared; null if neither did. */
  readonly forfeitedBy: number | null;
  /** Whether the other game of the pair is still running. */
  readonly isPairOpen: boolean;
  /** True if the match ended with this game and another without a move in either, and the other game's notification covers it. */
  readonly isNotifiedByAnother: boolean;
  /** True if the match ran out of time while none of its games was running. */
  readonly isJudged?: boolean | undefined;
}

/**
 * Returns the standing of a match right after one of its games ended, whatever has happened since. If a match was given up or judged, it
 * ended with those games of its last number that were still running; the last of them carries the notification.
 * @param hasEndedLater whether the match ended after that game, while no game was running
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
    isNotifiedByAnother: isCut && games.some(isAfter),
  };
}

/** Returns the last game of a match to end. */
export const lastOf = (games: readonly StoredGame[]): StoredGame | undefined =>
  games.toSorted((one, other) => endOf(one) - endOf(other) || (one.id < other.id ? -1 : 1)).at(-1);

const endOf = ({ finishedAt }: StoredGame): number => finishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
