import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { PlanCondition, Table } from '../../api/types.ts';
import { type Cell, isAt } from '../../board/cell.ts';
import { type Feature, featureAt } from '../../board/features.ts';
import type { Geometries } from '../../board/tiles.ts';
import { t } from '../../i18n/index.ts';
import { capital } from '../../ui/text.ts';
import { sideText } from '../questions/segment-text.ts';
import type { Draft } from './draft.ts';
import { coordinates, theFeature } from './plan-words.ts';

/** Something that a plan can wait for. */
export interface Target {
  readonly text: string;
  readonly condition: PlanCondition;
}

/** Returns the condition that a feature is complete; it is known by its first segment. */
function completedCondition({ segments }: Feature): PlanCondition {
  return { type: 'completed', feature: segments[0] ?? '', not: false };
}

/** Returns the condition that a tile lies in a cell. */
export const occupiedCondition = ({ x, y }: Cell): PlanCondition => ({ type: 'occupied', x, y, not: false });

/** Whether a feature can still be completed. */
const isOpenFeature = ({ complete, worthWhenComplete }: Feature): boolean =>
  !complete && worthWhenComplete !== null;

/** Lists the features that can still be completed. A tile can have several of a kind, so their sides are named. */
export function featureTargets(table: Table, geometryOf: Geometries): Target[] {
  return table.features.filter(isOpenFeature).map((feature) => {
    const place = parseSegmentName(feature.segments[0] ?? '');
    const size = feature.meets === 'surroundings' ? '' : ` · ${t().board.tiles(feature.tiles)}`;
    const name = `${capital(theFeature(feature.kind, place.x, place.y))}${sideText(table, place, geometryOf)}`;
    return { text: `${name}${size}`, condition: completedCondition(feature) };
  });
}

/** Lists the squares that a plan can wait for. */
export const squareTargets = (table: Table, draft: Draft): Target[] =>
  squaresFor(table, draft).map((cell) => ({
    text: coordinates(cell.x, cell.y),
    condition: occupiedCondition(cell),
  }));

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Lists the empty cells beside tiles, row by row, without the one that the plan itself takes. */
export function squaresFor({ tiles }: Table, { decisions }: Draft): Cell[] {
  const beside = tiles.flatMap(({ x, y }) => STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  const taken = [...tiles, ...decisions.filter((decision) => 'x' in decision)];
  const free = beside.filter((cell) => !taken.some((one) => isAt(one, cell)));
  const byPlace = new Map(free.map((cell) => [`${cell.x},${cell.y}`, cell]));
  return [...byPlace.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Returns the condition that a spot of the board stands for in a draft; undefined if there is none. */
export function conditionAt(
  table: Table,
  draft: Draft,
  { x, y, segment }: Cell & { readonly segment: string | undefined },
): PlanCondition | undefined {
  if (draft.mode === 'occupied')
    return squaresFor(table, draft).some((cell) => isAt(cell, { x, y }))
      ? occupiedCondition({ x, y })
      : undefined;
  if (draft.mode !== 'completed' || segment === undefined) return undefined;
  const feature = featureAt(table, { x, y, segment });
  return feature !== undefined && isOpenFeature(feature) ? completedCondition(feature) : undefined;
}

/** Whether two conditions wait for the same; a feature is known by any of its segments. */
export function isSameCondition(table: Table, one: PlanCondition, other: PlanCondition | undefined): boolean {
  if (other === undefined || one.type !== other.type) return false;
  if (one.type === 'occupied') return other.type === 'occupied' && isAt(one, other);
  const [mine, others] = [one, other].map((condition) =>
    'feature' in condition ? featureAt(table, parseSegmentName(condition.feature)) : undefined,
  );
  return mine !== undefined && mine === others;
}
