import type { Tx } from '../../db/tx.ts';
import { type GameState, lastDecisionOf, type ReplayRefusal, replay } from '../../engine/index.ts';
import { playerAt } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { resumeSeatIn } from '../robots/stand-in.ts';
import { setupOf } from '../state/setup.ts';
import type { GameRow } from '../store/games.ts';
import { readLog } from '../store/log-entries.ts';
import { appendAgreed } from './append-agreed.ts';

/** The result of undoing a seat's last decision, or why it is impossible. */
export type PossibleUndo =
  | {
      readonly ok: true;
      /** The first entry to undo. */
      readonly from: number;
      readonly state: GameState;
      /** The seat that was given a hint for the next decision. */
      readonly hintedSeat: number | null;
    }
  | { readonly ok: false; readonly refusal: Pick<ReplayRefusal, 'reason' | 'detail'> };

/** Returns the result of undoing a seat's last decision in a running game. */
export async function possibleUndo(client: Tx, row: GameRow, seat: number): Promise<PossibleUndo> {
  const { entries } = await readLog(client, row.id, row.version);
  const from = lastDecisionOf(entries, seat);
  if (from === undefined)
    return {
      ok: false,
      refusal: { reason: 'nothing-to-undo', detail: 'You have not made a decision yet.' },
    };
  const decision = { type: 'undo', to: from - 1 } as const;
  const replayed = replay(setupOf(row), [...entries, { seat, decision }]);
  if (!replayed.ok) return replayed;
  // A player who was given a hint for a decision still remembers it.
  const hintedSeat = entries[from - 1]?.hint === true ? seat : row.hintedSeat;
  return { ok: true, from, state: replayed.state, hintedSeat };
}

/** Undoes the last decision of a seat, in the transaction of `client`, which holds the game's lock and has read `row`. */
export async function undoLastDecision(deps: Deps, client: Tx, row: GameRow, seat: number): Promise<void> {
  const possible = await possibleUndo(client, row, seat);
  if (!possible.ok) throw new Error(`game ${row.id}: ${possible.refusal.detail}`);
  const { from, state, hintedSeat } = possible;
  const to = from - 1;
  const player = playerAt(row, seat);
  if (player !== undefined && player.robot !== null)
    await resumeSeatIn(deps, client, player.playerId, row.id);
  const content = { seat, decision: { type: 'undo', to }, events: [{ type: 'undone', seat, to }] } as const;
  await appendAgreed(deps, client, row, { ...content, state, hintedSeat });
}
