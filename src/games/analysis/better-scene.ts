import { applyDecision, awaiting, viewFor } from '../../engine/index.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { gameAt } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import type { Scene } from '../views/scene.ts';
import { readAnalysis } from './read-analysis.ts';

/**
 * Returns the scene of a finished game with the better decision in place of entry `seq`.
 * @throws Problem game-not-finished, entry-not-found if no better decision is known
 */
export async function betterSceneOf(
  deps: Deps,
  playerId: string | undefined,
  row: GameRow,
  seq: number,
): Promise<Scene> {
  const { analysis } = await readAnalysis(deps, row);
  const analysed = analysis?.decisions.find((each) => each.seq === seq);
  const decision = analysed?.better ?? undefined;
  if (analysed === undefined || decision === undefined)
    throw problem('entry-not-found', { currentVersion: row.version });
  const { seat } = analysed;
  const before = await gameAt(deps, row, seq - 1);
  const applied = applyDecision(before.state, seat, decision);
  if (!applied.ok) throw new Error(`game ${row.id}: the better decision ${seq} is refused`);
  return {
    view: viewFor(applied.state, seatOf(row, playerId)?.seat),
    players: namesBySeat(row),
    version: seq,
    last: { seat, decision, events: applied.events },
    placements: [],
    awaiting: awaiting(applied.state),
    deadline: undefined,
  };
}
