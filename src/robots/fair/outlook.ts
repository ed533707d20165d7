import {
  drawnTile,
  handSizeOf,
  hasCitiesBeside,
  hasResigned,
  isInPlay,
  pieceKindsIn,
  rulesOf,
  type Search,
  seatsOf,
  tilesRemaining,
} from '#engine/search';
import { type Chances, chancesFor } from './chances.ts';
import { type KindNumbers, kindNumbers } from './kinds.ts';
import { beginSurvey, type Survey } from './survey.ts';
import { surveyCells } from './survey-cells.ts';
import { surveyPieces } from './survey-pieces.ts';
import { surveyTiles } from './survey-tiles.ts';
import type { Weights } from './weights.ts';

/** Points of a city or road, by what counts on it. */
export interface Price {
  /** Tiles, and shields of a city. */
  count: number;
  /** Points of each of them when it is completed, and at the end when it is not. */
  completed: number;
  unfinished: number;
}

/** The terms that the evaluation adds for an expansion. Everything is in points. */
export interface Terms {
  /** The expansion's id. */
  readonly expansion: string;
  /** Worth of its pieces in the supply, as a part of a meeple's; figures that are not named are worth nothing. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** Changes the price of a city or road for what is printed on it. */
  reprice?(outlook: Outlook, feature: number, price: Price): void;
  /** Adds to `totals` what each seat may expect of the expansion in addition. */
  add?(outlook: Outlook): void;
}

/** The expectations for the features of a position. Columns are indexed by the number of the feature. */
export interface Outlook {
  readonly search: Search;
  readonly survey: Survey;
  readonly chances: Chances;
  readonly weights: Weights;
  readonly kinds: KindNumbers;
  /** Those of the expansions in play. */
  readonly terms: readonly Terms[];
  /** Whether an expansion is in play that has no terms. */
  readonly needsProjection: boolean;
  /** Worth of each kind of piece in the supply, in meeples. */
  readonly pieceWorth: Float64Array;
  /** Whether there are cities that are no features of the board. */
  readonly hasOtherCities: boolean;
  /** Draws that a seat still has, on average. */
  draws: number;
  /** Chance that a feature is completed; negative while it was not computed. */
  readonly closing: Float64Array;
  /** Expected points of one share of a feature; negative while they were not computed. */
  readonly worth: Float64Array;
  /** Expected points of each seat. */
  readonly totals: Float64Array;
}

/**
 * Prepares evaluations of all positions that a search reaches.
 * @param viewer the seat whose knowledge is used
 * @param terms those of all expansions
 */
export function beginOutlook(
  search: Search,
  viewer: number | undefined,
  weights: Weights,
  terms: readonly Terms[],
): Outlook {
  const survey = beginSurvey(search);
  const inPlay = terms.filter(({ expansion }) => isInPlay(search, expansion));
  return {
    search,
    survey,
    chances: chancesFor(search, viewer),
    weights,
    kinds: kindNumbers(search),
    terms: inPlay,
    needsProjection: inPlay.length < rulesOf(search).expansions.length,
    pieceWorth: pieceWorths(search, inPlay),
    hasOtherCities: hasCitiesBeside(search),
    draws: 0,
    closing: new Float64Array(survey.kind.length),
    worth: new Float64Array(survey.kind.length),
    totals: new Float64Array(survey.seats),
  };
}

/** Surveys the position as it is now and forgets what was expected of another. */
export function refresh(outlook: Outlook): void {
  const { search, survey, closing, worth } = outlook;
  takeSurvey(survey);
  outlook.draws = drawsLeft(search);
  for (let index = 0; index < survey.featureCount; index++) {
    const feature = survey.features[index];
    closing[feature] = -1;
    worth[feature] = -1;
  }
}

/** Draws of a seat when a game of two begins. */
const LONG_GAME = 36;

/** The part of a long game that is left, 1 at most. */
export function timeLeft({ draws }: Outlook): number {
  return Math.min(1, draws / LONG_GAME);
}

function drawsLeft(search: Search): number {
  let tiles = tilesRemaining(search) + (drawnTile(search) === undefined ? 0 : 1);
  let staying = 0;
  for (const seat of seatsOf(search)) {
    if (hasResigned(search, seat)) continue;
    staying++;
    tiles += handSizeOf(search, seat);
  }
  return tiles / Math.max(1, staying);
}

function pieceWorths(search: Search, terms: readonly Terms[]): Float64Array {
  const named = new Map(terms.flatMap(({ pieces = {} }) => Object.entries(pieces)));
  return Float64Array.from(pieceKindsIn(search), ({ name, follower }) => named.get(name) ?? Number(follower));
}

/** Gathers everything about the position as it is now. */
function takeSurvey(survey: Survey): void {
  surveyTiles(survey);
  surveyPieces(survey);
  surveyCells(survey);
}
