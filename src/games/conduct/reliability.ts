/** The weight of a game relative to the next newer one. */
const fading = 0.96;
/** Number of newest games that count. */
export const newestGames = 50;
/** Minimum number of games for a reliability. */
export const knownFrom = 5;

/** A player's reliability. */
export interface Reliability {
  /** Percentage of the newest games that the player did not abandon, with more weight on newer ones; null if there are too few games. */
  readonly reliability: number | null;
  /** Number of games counted. */
  readonly games: number;
  /** Number of them that the player abandoned. */
  readonly abandoned: number;
}

/**
 * Returns the reliability of a player.
 * @param kept for each of the newest games, newest first, whether the player did not abandon it
 */
export function reliabilityOf(kept: readonly boolean[]): Reliability {
  const counted = kept.slice(0, newestGames);
  const abandoned = counted.filter((isKept) => !isKept).length;
  const isKnown = counted.length >= knownFrom;
  return { reliability: isKnown ? percentOf(counted) : null, games: counted.length, abandoned };
}

function percentOf(kept: readonly boolean[]): number {
  const weights = kept.map((_, age) => fading ** age);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const share = sum(weights.filter((_, age) => kept[age])) / sum(weights);
  return kept.every(Boolean) ? 100 : Math.floor(100 * share);
}

/** Returns how many games a player must finish to reach a required reliability. */
export function gamesUntil(kept: readonly boolean[], asked: number): number {
  for (let games = 0; games < newestGames; games += 1) {
    const { reliability } = reliabilityOf([...Array<boolean>(games).fill(true), ...kept]);
    if (reliability !== null && reliability >= asked) return games;
  }
  return newestGames;
}
