import type { MatchWords } from '../email-texts.ts';

/** Returns how long a match is: `best of three games`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'one mirrored pair of games' : 'one game';
  const number = bestOf === 3 ? 'three' : 'five';
  return `best of ${number} ${isMirrored ? 'mirrored pairs of games' : 'games'}`;
}

/** Returns which game of a match one is and how the match stands, as a sentence; none of a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Pair' : 'Game'} ${game} of ${bestOf} of your match: ${standing}.`];
}
