import type { Reason } from '../../robots/index.ts';
import { type Language, nameIn, textsIn, wordsIn } from '../../texts/index.ts';

/** Returns a reason as a sentence. */
export function reasonText(language: Language, reason: Reason, nameOf: (seat: number) => string): string {
  const { reasons } = textsIn(language).hints;
  const words = wordsIn(language);
  const names = (seats: readonly number[]) => seats.map((seat) => nameIn(language, nameOf(seat)));
  switch (reason.type) {
    case 'scores':
      return reasons.scores(reason.points);
    case 'others-score':
      return reasons.othersScore(names([reason.seat]).join(''), reason.points);
    case 'claims':
      return reasons.claims(words.deploys(reason.piece, { segment: `${reason.kind}0` }));
    case 'joins':
      return reasons.joins(reason.kind, names(reason.seats));
    case 'takes-over':
      return reasons.takesOver(reason.kind, names(reason.seats));
    case 'grows':
      return reasons.grows(reason.kind, reason.points);
    case 'removes':
      return reasons.removes(
        nameIn(language, nameOf(reason.seat)),
        words.and(reason.pieces.map((piece) => words.onePiece(piece))),
      );
    case 'returns':
      return reasons.returns(reason.count);
    case 'saves':
      return reasons.saves(reason.left);
    case 'ahead':
      return reasons.ahead(reason.points);
  }
}
