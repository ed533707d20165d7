import { type GameState, type PositionView, viewFor } from '../../engine/index.ts';
import { problem } from '../../platform/problems.ts';
import type { GameRow } from '../store/games.ts';

/** Whether a game shows what counts and calculates for players now: the table plays with it, or the game is over. */
export function hasAssistance({ assistance, status }: Pick<GameRow, 'assistance' | 'status'>): boolean {
  return assistance || status !== 'running';
}

/**
 * Refuses what counts and calculates for players, to everybody alike, where the table plays without it.
 * @throws Problem assistance-off
 */
export function requireAssistance(row: Pick<GameRow, 'assistance' | 'status'>): void {
  if (!hasAssistance(row)) throw problem('assistance-off');
}

/**
 * Returns the position as a viewer may see it. Without aids no feature says what it is worth, as the sum of all would be
 * a projection.
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
