import { z } from 'zod';
import { type GameState, type PositionView, viewFor } from '../../engine/index.ts';

const feature = z
  .string()
  .min(3)
  .max(60)
  .regex(/^-?\d{1,4},-?\d{1,4}:[a-z]+\d*$/, 'Name a feature by one of its segments: 3,-1:city0.')
  .describe('Any segment of the feature as `x,y:segment`');
const coordinate = z.int().min(-1000).max(1000);
const not = z.boolean().optional().describe('True if the condition must not hold');

/** A condition about the board that must hold before a plan is carried out. */
export const conditionSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('completed'), feature, not })
      .meta({ id: 'CompletedCondition', description: 'A feature is complete.' }),
    z
      .strictObject({ type: z.literal('occupied'), x: coordinate, y: coordinate, not })
      .meta({ id: 'OccupiedCondition', description: 'A tile lies in a cell.' }),
    z
      .strictObject({ type: z.literal('claimed'), feature, not })
      .meta({ id: 'ClaimedCondition', description: 'A piece of another player stands on a feature.' }),
  ])
  .meta({ id: 'PlanCondition', description: 'A condition on the board.' });
export type Condition = z.output<typeof conditionSchema>;

/** Whether all conditions of a seat's plan hold. */
export function conditionsHold(state: GameState, seat: number, conditions: readonly Condition[]): boolean {
  if (conditions.length === 0) return true;
  const view = viewFor(state, seat);
  return conditions.every((condition) => isSo(view, seat, condition) !== (condition.not ?? false));
}

/** Returns the first condition that can no longer be met; completed features and placed tiles never change. */
export function lostCondition(
  state: GameState,
  seat: number,
  conditions: readonly Condition[],
): Condition | undefined {
  if (conditions.length === 0) return undefined;
  const view = viewFor(state, seat);
  return conditions.find(
    (condition) => condition.not === true && condition.type !== 'claimed' && isSo(view, seat, condition),
  );
}

/** Returns the first condition about a feature that is not on the board. */
export function unknownFeature(
  state: GameState,
  seat: number,
  conditions: readonly Condition[],
): Condition | undefined {
  const view = viewFor(state, seat);
  return conditions.find(
    (condition) => 'feature' in condition && featureWith(view, condition.feature) === undefined,
  );
}

function isSo(view: PositionView, seat: number, condition: Condition): boolean {
  if (condition.type === 'occupied')
    return view.tiles.some(({ x, y }) => x === condition.x && y === condition.y);
  const found = featureWith(view, condition.feature);
  if (found === undefined) return false;
  return condition.type === 'completed' ? found.complete : isClaimed(view, seat, found.segments);
}

const featureWith = (view: PositionView, segment: string) =>
  view.features.find(({ segments }) => segments.includes(segment));

function isClaimed({ pieces }: PositionView, seat: number, segments: readonly string[]): boolean {
  return pieces.some((piece) => {
    if (piece.seat === seat || !('segment' in piece.at)) return false;
    const { x, y, segment } = piece.at;
    return segments.includes(`${x},${y}:${segment}`);
  });
}
