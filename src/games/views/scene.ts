import { awaiting, type GameState, type PositionView, targetOf } from '../../engine/index.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { EntryFacts } from '../../texts/index.ts';
import { cellIn, labelledDecisions } from '../play/options/handles.ts';
import { gameAt, loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { tableFor } from './assistance.ts';

/** A cell where the tile can be placed, with its label in the list of options. */
export interface LabelledPlacement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly label: string;
}

/** The content of a picture of a game for a viewer, after some log entry. */
export interface Scene {
  readonly view: PositionView;
  readonly players: readonly string[];
  readonly version: number;
  /** The last decision and its events; undefined before the first. */
  readonly last: EntryFacts | undefined;
  /** Empty unless requested and visible to the viewer. */
  readonly placements: readonly LabelledPlacement[];
  readonly awaiting: { readonly seat: number; readonly phase: string } | undefined;
  /** Deadline of the pending decision; undefined for past scenes. */
  readonly deadline: Date | undefined;
}

/** Selects a scene. */
export interface SceneRequest {
  /** Log entry after which to show the game; undefined for the current scene. */
  readonly seq?: number | undefined;
  readonly isLegalShown: boolean;
}

/**
 * Returns a scene of a started game for a viewer.
 * @throws Problem game-not-running before the start, entry-not-found
 */
export async function sceneOf(
  deps: Deps,
  playerId: string | undefined,
  row: GameRow,
  { seq, isLegalShown }: SceneRequest,
): Promise<Scene> {
  if (row.startedAt === null) throw problem('game-not-running', { gameStatus: row.status });
  const version = seq ?? row.version;
  if (version > row.version) throw problem('entry-not-found', { currentVersion: row.version });
  const isNow = version === row.version;
  const { state, last } = isNow ? await loadGame(deps, row) : await gameAt(deps, row, version);
  const viewer = seatOf(row, playerId)?.seat;
  const view = tableFor(row, state, viewer);
  const players = namesBySeat(row);
  return {
    view,
    players,
    version,
    last,
    placements: isLegalShown ? placementsFor(state, view, viewer) : [],
    awaiting: awaiting(state),
    deadline: (isNow ? row.deadline : null) ?? undefined,
  };
}

/** Returns the placements if the drawn tile is public, or if it is the viewer's turn. */
export function placementsFor(
  state: GameState,
  view: PositionView,
  viewer: number | undefined,
): LabelledPlacement[] {
  const seat = awaiting(state)?.seat;
  if (seat === undefined || (seat !== viewer && view.drawn === null)) return [];
  return labelledDecisions(state, seat).flatMap(({ decision, label }) => {
    const cell = cellIn(targetOf(state, decision));
    if (cell === undefined) return [];
    const rotation = 'rotation' in decision ? decision.rotation : 0;
    return [{ ...cell, rotation, label }];
  });
}
