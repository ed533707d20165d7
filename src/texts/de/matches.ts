import type { MatchWords } from '../email-texts.ts';

/** Returns how long a match is: `Best of 3`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'ein gespiegeltes Paar von Partien' : 'eine Partie';
  return `Best of ${bestOf}${isMirrored ? ' in gespiegelten Paaren von Partien' : ''}`;
}

/** Returns which game of a match one is and how the match stands, as a sentence; none of a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Paar' : 'Partie'} ${game} von ${bestOf} eures Matches: ${standing}.`];
}
