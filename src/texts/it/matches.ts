import type { MatchAfterWords, MatchWords } from '../email-words.ts';

/** Returns how long a match is: `al meglio di tre partite`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'una coppia speculare di partite' : 'una partita';
  const number = bestOf === 3 ? 'tre' : 'cinque';
  return `al meglio di ${number} ${isMirrored ? 'coppie speculari di partite' : 'partite'}`;
}

/** Returns a sentence with the number of a game in its match and the score; nothing for a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Coppia' : 'Partita'} ${game} di ${bestOf} del vostro incontro: ${standing}.`];
}

/** Returns how a match of the reader ended, without a stop. */
export function matchResult({ result, opponent, points }: MatchAfterWords): string {
  if (result === 'won') return `Hai vinto l’incontro contro ${opponent}, ${points}`;
  if (result === 'lost') return `Hai perso l’incontro contro ${opponent}, ${points}`;
  if (result === 'tie') return `Il tuo incontro contro ${opponent} è finito in parità, ${points}`;
  return `Nessuno ha vinto il tuo incontro contro ${opponent}`;
}

/** Returns why a match ended before it was played to its end, in sentences to one of its players. */
export function whyOver({ forfeitedBy, isJudged, opponent, result }: MatchAfterWords): string[] {
  if (forfeitedBy === undefined) {
    if (!isJudged) return [];
    return [
      result === 'no-winner'
        ? 'Il tempo per l’incontro è scaduto, e nessuno di voi due aveva fatto una mossa.'
        : 'Il tempo per l’incontro è scaduto: contano le partite così come stavano.',
    ];
  }
  const isReader = forfeitedBy === 'reader';
  if (isJudged)
    return [
      `${isReader ? 'Non avevi' : `${opponent} non aveva`} ancora fatto una mossa quando il tempo per l’incontro è scaduto.`,
    ];
  return [`${isReader ? 'Hai' : `${opponent} ha`} abbandonato l’incontro.`];
}

/** Returns how a match continues after a game, in sentences to one of its players. */
export function goesOn(after: MatchAfterWords | undefined): string[] {
  if (after?.kind === 'pair') return ['L’altra partita di questa coppia continua.'];
  if (after?.kind !== 'next') return [];
  return [`Il tuo incontro contro ${after.opponent} è sul ${after.points}, e comincia la prossima partita.`];
}

/** Returns the same for a room. */
export function matchAfter({ after, standing }: MatchWords): string[] {
  if (after === undefined || after.kind === 'single') return [];
  if (after.kind === 'pair') return ['L’altra partita della coppia continua.'];
  if (after.kind === 'next') return [`L’incontro: ${standing}. Comincia la prossima partita.`];
  if (after.winner !== undefined) return [`${after.winner} ha vinto l’incontro: ${standing}.`];
  return [`L’incontro è finito: ${standing}.`];
}
