import { isDeepStrictEqual } from 'node:util';
import {
  applyDecision,
  checkSetup,
  formatDecision,
  type GameRecord,
  newGame,
  type Refusal,
  result,
  type Step,
  scores,
  setupOfRecord,
} from '../engine/index.ts';
import { type Problem, problem } from '../problems.ts';

/** A decision of a record, and the points after it. */
export interface ReplayedStep {
  readonly seat: number;
  readonly text: string;
  readonly scores: number[];
}

/** What a record replays to. */
export interface ReplayedRecord {
  readonly steps: readonly ReplayedStep[];
  readonly scores: number[];
  /** Null while the game is not over. */
  readonly result: { scores: number[]; places: number[] } | null;
}

/**
 * Plays a record and tells the scores after each decision.
 * @throws Problem invalid-record with the first decision that is wrong and why, or with what else is wrong
 */
export function replayRecord(record: GameRecord): ReplayedRecord {
  let { state } = opened(record);
  const steps: ReplayedStep[] = [];
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    if (seat >= record.players.length) throw wrongSeat(index, seat);
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw wrongDecision(index, seat, applied.refusal, steps);
    state = applied.state;
    steps.push({ seat, text: formatDecision(decision), scores: scores(state) });
  }
  const end = result(state) ?? null;
  if (record.result !== undefined && !isDeepStrictEqual(record.result, end)) throw wrongResult(end);
  return { steps, scores: scores(state), result: end };
}

function opened(record: GameRecord): Step {
  const setup = setupOfRecord(record);
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-record', { detail: fault.detail, rule: fault.rule });
  return newGame(setup);
}

function wrongSeat(index: number, seat: number): Problem {
  return problem('invalid-record', {
    detail: `Decision ${index} is made by seat ${seat}, where nobody sits.`,
    index,
  });
}

function wrongDecision(
  index: number,
  seat: number,
  refusal: Refusal,
  steps: readonly ReplayedStep[],
): Problem {
  const { reason, rule, detail } = refusal;
  return problem('invalid-record', {
    detail,
    index,
    seat,
    reason,
    rule,
    scores: steps.at(-1)?.scores ?? null,
  });
}

function wrongResult(replayed: ReplayedRecord['result']): Problem {
  return problem('invalid-record', {
    detail: 'The decisions give another result than the record says.',
    replayed,
  });
}
