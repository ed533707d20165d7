import {
  type FeatureFacts,
  factsOfFeature,
  featureOf,
  kindOfPiece,
  ownerOfPiece,
  type PieceKind,
  piecesOnBoard,
  segmentOfPiece,
} from '#engine/search';
import type { Survey } from './survey.ts';

/** Gathers the pieces on features with their strength. */
export function surveyPieces(survey: Survey): void {
  const { search } = survey;
  survey.occupiedCount = 0;
  for (const piece of piecesOnBoard(search)) {
    const feature = featureOf(search, segmentOfPiece(search, piece));
    addPiece(survey, feature, ownerOfPiece(search, piece), kindOfPiece(search, piece));
  }
}

function addPiece(survey: Survey, feature: number, seat: number, kind: PieceKind): void {
  const first = feature * survey.seats;
  if (survey.pieces[feature]++ === 0) {
    survey.occupied[survey.occupiedCount++] = feature;
    survey.strength.fill(0, first, first + survey.seats);
    survey.followers.fill(0, first, first + survey.seats);
  }
  if (!kind.follower) return;
  survey.strength[first + seat] += strengthOf(survey, feature, kind);
  survey.followers[first + seat]++;
}

/** Strength of a piece on a feature; it is constant unless the piece depends on the feature's facts. */
export function strengthOf({ search }: Survey, feature: number, kind: PieceKind): number {
  return kind.strength(kind.strength.length === 0 ? NO_FACTS : factsOfFeature(search, feature));
}

const NO_FACTS: FeatureFacts = { feature: -1, kind: '', tiles: 0, open: 0, marks: new Map() };
