import type { MatchAfterWords, MatchWords } from '../email-words.ts';

/** Returns how long a match is: `best of three games`. */
export function lengthOf({ bestOf = 1, isMirrored = false }: Partial<MatchWords> = {}): string {
  if (bestOf === 1) return isMirrored ? 'one mirrored pair of games' : 'one game';
  const number = bestOf === 3 ? 'three' : 'five';
  return `best of ${number} ${isMirrored ? 'mirrored pairs of games' : 'games'}`;
}

/** Returns a sentence with the number of a game in its match and the score; nothing for a game without a match. */
export function inMatch(match: MatchWords | undefined): string[] {
  if (match === undefined || match.bestOf === 1) return [];
  const { bestOf, game, isMirrored, standing } = match;
  return [`${isMirrored ? 'Pair' : 'Game'} ${game} of ${bestOf} of your match: ${standing}.`];
}

/** Returns how a match of the reader ended, without a stop. */
export function matchResult({ result, opponent, points }: MatchAfterWords): string {
  if (result === 'won') return `You have won the match against ${opponent}, ${points}`;
  if (result === 'lost') return `You have lost the match against ${opponent}, ${points}`;
  if (result === 'tie') return `Your match against ${opponent} ended in a tie, ${points}`;
  return `No one has won your match against ${opponent}`;
}

/** Returns why a match ended before it was played to its end, in sentences to one of its players. */
export function whyOver({ forfeitedBy, isJudged, opponent, result }: MatchAfterWords): string[] {
  if (forfeitedBy === undefined) {
    if (!isJudged) return [];
    return [
      result === 'no-winner'
        ? 'The time for the match ran out, and neither of you had made a move.'
        : 'The time for the match ran out, so it was decided by the games as they stood.',
    ];
  }
  const isReader = forfeitedBy === 'reader';
  if (isJudged)
    return [`${isReader ? 'You' : opponent} had not made a move when the time for the match ran out.`];
  return [`${isReader ? 'You have' : `${opponent} has`} resigned the match.`];
}

/** Returns how a match continues after a game, in sentences to one of its players. */
export function goesOn(after: MatchAfterWords | undefined): string[] {
  if (after?.kind === 'pair') return ['The other game of this pair is still running.'];
  if (after?.kind !== 'next') return [];
  return [`Your match against ${after.opponent} stands at ${after.points}, and the next game has started.`];
}

/** Returns the same for a room. */
export function matchAfter({ after, standing }: MatchWords): string[] {
  if (after === undefined || after.kind === 'single') return [];
  if (after.kind === 'pair') return ['The other game of the pair is still running.'];
  if (after.kind === 'next') return [`The match: ${standing}. The next game has started.`];
  if (after.winner !== undefined) return [`${after.winner} has won the match: ${standing}.`];
  return [`The match is over: ${standing}.`];
}
