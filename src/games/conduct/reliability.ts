/** By how much less a game counts than the next newer one. */
const fading = 0.96;
/** Older games do not count. */
export const newestGames = 50;
/** Games from which on something is known of a player's reliability. */
export const knownFrom = 5;

/** How reliable a player is. */
export interface Reliability {
  /** Percent of the newest games, newer ones counting more, that the player did not abandon; null: not known yet. */
  readonly reliability: number | null;
  /** How many games that is about. */
  readonly games: number;
  /** How many of them the player abandoned. */
  readonly abandoned: number;
}

/**
 * Returns how reliable a player is.
 * @param kept of each of the newest games, the newest first, whether the player did not abandon it
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

/** Returns how many games a player has to finish until they are as reliable as is asked for. */
export function gamesUntil(kept: readonly boolean[], asked: number): number {
  for (let games = 0; games < newestGames; games += 1) {
    const { reliability } = reliabilityOf([...Array<boolean>(games).fill(true), ...kept]);
    if (reliability !== null && reliability >= asked) return games;
  }
  return newestGames;
}
