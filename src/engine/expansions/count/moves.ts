import { allFeatures, kindOfFeature } from '../../core/position/features.ts';
import { compareSegments, nameOfFeature, nameOfSegment, namingSegment } from '../../core/position/places.ts';
import type { Position } from '../../core/position/position.ts';
import { perSeat } from '../../core/position/state.ts';
import { featuresOnAgenda } from '../../core/scoring/settle.ts';
import { phaseOf } from '../../core/turn.ts';
import { KIND_OF_QUARTER, quarterOfCount, type Townsman, townsmen } from './town.ts';

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
  const leaving = leavingOf(position, seat);
  if (leaving.length === 0) return false;
  const features = isFinal(position) ? allFeatures(position) : featuresOnAgenda(position);
  return leaving.some((townsman) => features.some((feature) => isOpenTo(position, feature, townsman)));
}

/** Followers of a seat that may leave the town: in the end only from the market, unless the seat keeps them there. */
function leavingOf(position: Position, seat: number): Townsman[] {
  const count = quarterOfCount(position);
  const leaving = townsmen(position).filter(
    (townsman) => townsman.seat === seat && townsman.quarter !== count,
  );
  if (leaving.length === 0 || !isFinal(position)) return leaving;
  return stopped.get(position, seat) === 1 ? [] : leaving.filter(({ quarter }) => quarter === MARKET);
}

/** To features that are about to be scored (R-COUNT-9). */
function agendaMovesOf(position: Position, leaving: readonly Townsman[]): Move[] {
  const features = featuresOnAgenda(position);
  return leaving.flatMap((townsman) =>
    features
      .filter((feature) => isOpenTo(position, feature, townsman))
      .map((feature) => ({ townsman, feature, name: nameOfFeature(position, feature) })),
  );
}

/** From the market to any field (R-COUNT-15). */
function finalMovesOf(position: Position, leaving: readonly Townsman[]): Move[] {
  const isField = (feature: number) => kindOfFeature(position, feature).name === KIND_OF_QUARTER[MARKET];
  // A feature is walked through to find what names it: once, not in each comparison.
  const fields = allFeatures(position)
    .filter(isField)
    .map((feature) => ({ feature, segment: namingSegment(position, feature) }))
    .sort((a, b) => compareSegments(position, a.segment, b.segment))
    .map(({ feature, segment }) => ({ feature, name: nameOfSegment(position, segment) }));
  return leaving.flatMap((townsman) => fields.map((field) => ({ townsman, ...field })));
}

function isOpenTo(position: Position, feature: number, { quarter }: Townsman): boolean {
  return kindOfFeature(position, feature).name === KIND_OF_QUARTER[quarter];
}
