import type { MatchAfterWords, MatchWords } from '../email-words.ts';

/** Returns how long a match is: `Best of 3`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'ein gespiegeltes Paar von Partien' : 'eine Partie';
  return `Best of ${bestOf}${isMirrored ? ' in gespiegelten Paaren von Partien' : ''}`;
}

/** Returns a sentence with the number of a game in its match and the score; nothing for a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Paar' : 'Partie'} ${game} von ${bestOf} eures Matches: ${standing}.`];
}

/** Returns how a match of the reader ended, without a stop. */
export function matchResult({ result, opponent, points }: MatchAfterWords): string {
  if (result === 'won') return `Du hast das Match gegen ${opponent} mit ${points} gewonnen`;
  if (result === 'lost') return `Du hast das Match gegen ${opponent} mit ${points} verloren`;
  if (result === 'tie') return `Dein Match gegen ${opponent} endet unentschieden, ${points}`;
  return `Niemand hat dein Match gegen ${opponent} gewonnen`;
}

/** Returns why a match ended before it was played to its end, in sentences to one of its players. */
export function whyOver({ forfeitedBy, isJudged, opponent, result }: MatchAfterWords): string[] {
  if (forfeitedBy === undefined) {
    if (!isJudged) return [];
    return [
      result === 'no-winner'
        ? 'Die Zeit für das Match war um, und keiner von euch hatte gezogen.'
        : 'Die Zeit für das Match war um; gewertet wurde nach dem Stand der Partien.',
    ];
  }
  const isReader = forfeitedBy === 'reader';
  if (isJudged)
    return [
      `${isReader ? 'Du hattest' : `${opponent} hatte`} noch keinen Zug gemacht, als die Zeit für das Match um war.`,
    ];
  return [`${isReader ? 'Du hast' : `${opponent} hat`} das Match aufgegeben.`];
}

/** Returns how a match continues after a game, in sentences to one of its players. */
export function goesOn(after: MatchAfterWords | undefined): string[] {
  if (after?.kind === 'pair') return ['Die andere Partie dieses Paares geht weiter.'];
  if (after?.kind !== 'next') return [];
  return [`Dein Match gegen ${after.opponent} steht ${after.points}, und die nächste Partie beginnt.`];
}

/** Returns the same for a room. */
export function matchAfter({ after, standing }: MatchWords): string[] {
  if (after === undefined || after.kind === 'single') return [];
  if (after.kind === 'pair') return ['Die andere Partie des Paares geht weiter.'];
  if (after.kind === 'next') return [`Das Match: ${standing}. Die nächste Partie beginnt.`];
  if (after.winner !== undefined) return [`${after.winner} hat das Match gewonnen: ${standing}.`];
  return [`Das Match ist zu Ende: ${standing}.`];
}
