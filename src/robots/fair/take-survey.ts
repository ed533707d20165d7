import type { Survey } from './survey.ts';
import { surveyCells } from './survey-cells.ts';
import { surveyPieces } from './survey-pieces.ts';
import { surveyTiles } from './survey-tiles.ts';

/** Gathers everything about the position as it is now. */
export function takeSurvey(survey: Survey): void {
  surveyTiles(survey);
  surveyPieces(survey);
  surveyCells(survey);
}
