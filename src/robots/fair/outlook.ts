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

/** The points of a city or road: what counts, and for how much. */
export interface Price {
  /** Tiles, and shields of a city. */
  count: number;
  /** Points for each of them if the feature is completed, and at the end if it is not. */
  completed: number;
  unfinished: number;
}

/** An expansion's terms of the evaluation, in points. */
export interface Terms {
  /** The expansion's id. */
  readonly expansion: string;
  /** Worth of its pieces in the supply, relative to a meeple's; unlisted figures are worth nothing. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** Adjusts the price of a city or road for its printed marks. */
  reprice?(outlook: Outlook, feature: number, price: Price): void;
  /** Adds each seat's further expectation from the expansion to `totals`. */
  add?(outlook: Outlook): void;
}

/** The expectations for the features of a position. Columns are indexed by the number of the feature. */
export interface Outlook {
  readonly search: Search;
  readonly survey: Survey;
  readonly chances: Chances;
  readonly weights: Weights;
  readonly kinds: KindNumbers;
  /** The terms of the expansions in play. */
  readonly terms: readonly Terms[];
  /** Whether an expansion without terms is in play. */
  readonly needsProjection: boolean;
  /** Worth of each kind of piece in the supply, in meeples. */
  readonly pieceWorth: Float64Array;
  /** Whether there are cities that are not features of the board. */
  readonly hasOtherCities: boolean;
  /** Remaining draws of a seat, on average. */
  draws: number;
  /** Chance that a feature is completed; negative until computed. */
  readonly closing: Float64Array;
  /** Expected points of one share of a feature; negative until computed. */
  readonly worth: Float64Array;
  /** Expected points of each seat. */
  readonly totals: Float64Array;
}

/**
 * Prepares evaluations of all positions that a search reaches.
 * @param viewer the seat whose knowledge is used
 * @param terms the terms of all expansions
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

/** Surveys the current position and resets the expectations. */
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

/** Draws of a seat at the start of a game of two. */
const LONG_GAME = 36;

/** The remaining share of a long game, at most 1. */
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

/** Gathers the facts of the current position. */
function takeSurvey(survey: Survey): void {
  surveyTiles(survey);
  surveyPieces(survey);
  surveyCells(survey);
}
