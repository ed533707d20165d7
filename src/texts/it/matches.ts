import type { MatchWords } from '../email-texts.ts';

/** Returns how long a match is: `al meglio di tre partite`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'una coppia di partite a specchio' : 'una partita';
  const number = bestOf === 3 ? 'tre' : 'cinque';
  return `al meglio di ${number} ${isMirrored ? 'coppie di partite a specchio' : 'partite'}`;
}

/** Returns which game of a match one is and how the match stands, as a sentence; none of a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Coppia' : 'Partita'} ${game} di ${bestOf} del vostro incontro: ${standing}.`];
}
