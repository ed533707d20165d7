import { type GameState, type PositionView, viewFor } from '../../engine/index.ts';
import { problem } from '../../platform/problems.ts';
import type { GameRow } from '../store/games.ts';

/** Whether a game currently offers counts and calculations: its table plays with assistance, or the game is finished. */
export function hasAssistance({ assistance, status }: Pick<GameRow, 'assistance' | 'status'>): boolean {
  return assistance || status !== 'running';
}

/**
 * Refuses counts and calculations to all callers if the table plays without assistance.
 * @throws Problem assistance-off
 */
export function requireAssistance(row: Pick<GameRow, 'assistance' | 'status'>): void {
  if (!hasAssistance(row)) throw problem('assistance-off');
}

/**
 * Returns a viewer's view of the position. Without assistance, it omits the values of features, because their sum would be a projection.
 */
export function tableFor(
  row: Pick<GameRow, 'assistance' | 'status'>,
  state: GameState,
  viewer: number | undefined,
): PositionView {
  const view = viewFor(state, viewer);
  if (hasAssistance(row)) return view;
  return {
    ...view,
    features: view.features.map((feature) => ({
      ...feature,
      points: 0,
      worthWhenComplete: feature.worthWhenComplete === null ? null : 0,
    })),
  };
}
