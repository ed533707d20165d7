import { isOnAgenda } from '../../core/position/agenda.ts';
import { allFeatures, featureOf, kindOfFeature } from '../../core/position/features.ts';
import { ownerOfPiece, pieceRows } from '../../core/position/pieces.ts';
import {
  compareSegments,
  nameOfFeature,
  nameOfSegment,
  namingSegment,
  type Place,
  segmentAt,
} from '../../core/position/places.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { perSeat } from '../../core/position/state.ts';
import { featuresOnAgenda } from '../../core/scoring/agenda.ts';
import { phaseOf } from '../../core/turn.ts';
import { KIND_OF_QUARTER, type Quarter, quarterOf, quarterOfCount, type Townsman, townsmen } from './town.ts';

/** A follower that may leave the town, and the feature that it may join. */
export interface Move {
  readonly townsman: Townsman;
  readonly feature: number;
  /** `x,y:segment` of the feature. */
  readonly name: string;
}

const MARKET = 'market';

/** Name of the phase before the final scoring. */
export const FINAL = 'final-redeploy';

/** 1 for a seat that keeps its followers in the market before the final scoring. */
export const stopped = perSeat('seats that stay in the market');

/** Whether followers leave the market for the final scoring (R-COUNT-15). */
export function isFinal(position: Position): boolean {
  return phaseOf(position)?.name === FINAL;
}

/** Every single move that a seat could make now. */
export function movesOf(position: Position, seat: number): Move[] {
  const leaving = leavingOf(position, seat);
  if (leaving.length === 0) return [];
  return isFinal(position) ? finalMovesOf(position, leaving) : agendaMovesOf(position, leaving);
}

/** Whether a seat could make any move now. */
export function mayMove(position: Position, seat: number): boolean {
  for (let row = 0; row < pieceRows(position); row++) {
    const quarter = quarterOf(position, row);
    if (quarter !== undefined && mayLeave(position, seat, row, quarter) && isAnyOpenTo(position, quarter)) {
      return true;
    }
  }
  return false;
}

/**
 * The single move that these words name, or undefined where a seat could not make it now.
 * @param to the feature, by its name
 * @param moved followers that move elsewhere already
 */
export function findMove(
  position: Position,
  seat: number,
  { piece, quarter, to }: { piece: string; quarter: Quarter; to: Place },
  moved: readonly Townsman[],
): Move | undefined {
  const segment = segmentAt(position, to);
  if (segment === NONE) return undefined;
  const feature = featureOf(position, segment);
  if (!isFinal(position) && !isOnAgenda(position, feature)) return undefined;
  if (!isOpenTo(position, feature, quarter) || namingSegment(position, feature) !== segment) return undefined;
  const townsman = leavingOf(position, seat).find(
    (each) => each.piece === piece && each.quarter === quarter && !moved.some(({ row }) => row === each.row),
  );
  return townsman && { townsman, feature, name: nameOfSegment(position, segment) };
}

/** Followers of a seat that may leave the town. */
function leavingOf(position: Position, seat: number): Townsman[] {
  return townsmen(position).filter(({ row, quarter }) => mayLeave(position, seat, row, quarter));
}

/** Whether a follower of the seat may leave: in the end only from the market, unless the seat keeps them there. */
function mayLeave(position: Position, seat: number, row: number, quarter: Quarter): boolean {
  if (ownerOfPiece(position, row) !== seat || quarter === quarterOfCount(position)) return false;
  return !isFinal(position) || (quarter === MARKET && stopped.get(position, seat) === 0);
}

/** To features that are about to be scored (R-COUNT-9). */
function agendaMovesOf(position: Position, leaving: readonly Townsman[]): Move[] {
  const features = featuresOnAgenda(position);
  return leaving.flatMap((townsman) =>
    features
      .filter((feature) => isOpenTo(position, feature, townsman.quarter))
      .map((feature) => ({ townsman, feature, name: nameOfFeature(position, feature) })),
  );
}

/** From the market to any field (R-COUNT-15). */
function finalMovesOf(position: Position, leaving: readonly Townsman[]): Move[] {
  // A feature is walked through to find what names it: once, not in each comparison.
  const fields = allFeatures(position)
    .filter((feature) => isOpenTo(position, feature, MARKET))
    .map((feature) => ({ feature, segment: namingSegment(position, feature) }))
    .sort((a, b) => compareSegments(position, a.segment, b.segment))
    .map(({ feature, segment }) => ({ feature, name: nameOfSegment(position, segment) }));
  return leaving.flatMap((townsman) => fields.map((field) => ({ townsman, ...field })));
}

function isAnyOpenTo(position: Position, quarter: Quarter): boolean {
  const features = isFinal(position) ? allFeatures(position) : featuresOnAgenda(position);
  return features.some((feature) => isOpenTo(position, feature, quarter));
}

function isOpenTo(position: Position, feature: number, quarter: Quarter): boolean {
  return kindOfFeature(position, feature).name === KIND_OF_QUARTER[quarter];
}
