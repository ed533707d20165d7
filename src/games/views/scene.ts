import type { GameRow } from '../../db/games.ts';
import { listEntries } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import {
  awaiting,
  type Decision,
  type GameState,
  options,
  type PositionView,
  viewFor,
} from '../../engine/index.ts';
import { labelsFor } from '../../option-labels.ts';
import { problem } from '../../problems.ts';
import type { Happening } from '../../texts/index.ts';
import { seatOf } from '../players.ts';
import { loadGame, stateAt } from '../state/load.ts';

/** A place where the tile in question may lie, as numbered in the list of options. */
export interface LabelledPlacement {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly label: string;
}

/** All that a picture of a game shows to a viewer, at some point of its log. */
export interface Scene {
  readonly view: PositionView;
  readonly players: readonly string[];
  readonly version: number;
  /** What the last decision made happen; undefined before the first. */
  readonly last: Happening | undefined;
  /** None unless they were asked for and the viewer may know them. */
  readonly placements: readonly LabelledPlacement[];
  readonly asked: { readonly seat: number; readonly phase: string } | undefined;
  /** Of the decision that is awaited now; undefined in the past. */
  readonly deadline: Date | undefined;
}

/** Which scene is wanted. */
export interface SceneRequest {
  /** Entry of the log after which it is; undefined: now. */
  readonly seq?: number | undefined;
  readonly isLegalShown: boolean;
}

/**
 * Sets the scene of a started game for a viewer.
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
  const state = isNow ? (await loadGame(deps, row)).state : await stateAt(deps, row, version);
  const viewer = seatOf(row, playerId)?.seat;
  const view = viewFor(state, viewer);
  const players = row.seats.map(({ displayName }) => displayName);
  const [entry] = version === 0 ? [] : await listEntries(deps.db.pool, row.id, version - 1, 1);
  return {
    view,
    players,
    version,
    last: entry as Happening | undefined,
    placements: isLegalShown ? placementsFor(state, view, viewer) : [],
    asked: awaiting(state),
    deadline: (isNow ? row.deadline : null) ?? undefined,
  };
}

/** Where the tile that everybody sees may lie, or what the viewer is asked. */
function placementsFor(
  state: GameState,
  view: PositionView,
  viewer: number | undefined,
): LabelledPlacement[] {
  const seat = awaiting(state)?.seat;
  if (seat === undefined || (seat !== viewer && view.drawn === null)) return [];
  const decisions = options(state, seat).map(({ decision }): Decision => decision);
  const labels = labelsFor(decisions);
  return decisions.flatMap((decision, index) => {
    if (!('x' in decision)) return [];
    const rotation = 'rotation' in decision ? decision.rotation : 0;
    return [{ x: decision.x, y: decision.y, rotation, label: labels[index] ?? '' }];
  });
}
