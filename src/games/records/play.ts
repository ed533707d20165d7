import { isDeepStrictEqual } from 'node:util';
import {
  applyDecision,
  checkSetup,
  type GameEvent,
  type GameRecord,
  type GameState,
  type LoggedDecision,
  newGame,
  type Refusal,
  result,
  type SetupProblem,
  scores,
  setupOfRecord,
} from '../../engine/index.ts';

/** A decision of a record, with its events. */
export interface PlayedStep extends LoggedDecision {
  readonly events: readonly GameEvent[];
  /** Points of every seat after the step. */
  readonly scores: readonly number[];
}

/** The first fault of a record; `index` counts its decisions from 0. */
export type RecordFault =
  | { readonly type: 'setup'; readonly problem: SetupProblem }
  | { readonly type: 'seat'; readonly index: number; readonly seat: number }
  | { readonly type: 'decision'; readonly index: number; readonly seat: number; readonly refusal: Refusal }
  | { readonly type: 'result' };

/** The playable part of a record. */
export interface PlayedRecord {
  readonly steps: readonly PlayedStep[];
  /** The state after the last step; undefined if the game cannot start. */
  readonly state: GameState | undefined;
  /** Undefined if the game is unfinished. */
  readonly result: GameRecord['result'];
  readonly fault: RecordFault | undefined;
}

/** Plays a record decision by decision, up to its end or its first fault. */
export function playRecord(record: GameRecord): PlayedRecord {
  const setup = setupOfRecord(record);
  const problem = checkSetup(setup);
  if (problem !== undefined)
    return { steps: [], state: undefined, result: undefined, fault: { type: 'setup', problem } };
  const played = playDecisions(newGame(setup).state, record);
  const isTrue = record.result === undefined || isDeepStrictEqual(record.result, played.result);
  return played.fault !== undefined || isTrue ? played : { ...played, fault: { type: 'result' } };
}

function playDecisions(start: GameState, { players, decisions }: GameRecord): PlayedRecord {
  let state = start;
  const steps: PlayedStep[] = [];
  const upTo = (fault: RecordFault | undefined) => ({ steps, state, result: result(state), fault });
  for (const [index, { seat, decision }] of decisions.entries()) {
    if (seat >= players.length) return upTo({ type: 'seat', index, seat });
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) return upTo({ type: 'decision', index, seat, refusal: applied.refusal });
    state = applied.state;
    steps.push({ seat, decision, events: applied.events, scores: scores(state) });
  }
  return upTo(undefined);
}
