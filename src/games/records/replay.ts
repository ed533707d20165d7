import { formatDecision, type GameRecord } from '../../engine/index.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { type PlayedRecord, playRecord, type RecordFault } from './play.ts';

/** A decision of a record, and the points after it. */
export interface ReplayedStep {
  readonly seat: number;
  readonly text: string;
  readonly scores: readonly number[];
}

/** The result of replaying a record. */
export interface ReplayedRecord {
  readonly steps: readonly ReplayedStep[];
  readonly scores: readonly number[];
  /** Null if the game is unfinished. */
  readonly result: { scores: number[]; places: number[] } | null;
}

/**
 * Plays a record and returns the scores after each decision.
 * @throws Problem invalid-record with the first illegal decision and the reason, or with another fault
 */
export function replayRecord(record: GameRecord): ReplayedRecord {
  const played = playRecord(record);
  if (played.fault !== undefined) throw problemFor(played.fault, played);
  return {
    steps: played.steps.map(({ seat, decision, scores }) => ({
      seat,
      text: formatDecision(decision),
      scores,
    })),
    scores: scoresAfter(played) ?? record.players.map(() => 0),
    result: played.result ?? null,
  };
}

const scoresAfter = ({ steps }: PlayedRecord) => steps.at(-1)?.scores;

/** Returns the problem of a record played up to its first fault. */
export function problemFor(fault: RecordFault, played: PlayedRecord): Problem {
  switch (fault.type) {
    case 'setup':
      return problem('invalid-record', { detail: fault.problem.detail, rule: fault.problem.rule });
    case 'seat': {
      const { index, seat } = fault;
      const detail = `Decision ${index} is made by seat ${seat}, which is empty.`;
      return problem('invalid-record', { detail, index });
    }
    case 'decision': {
      const { index, seat, refusal } = fault;
      const { reason, rule, detail } = refusal;
      return problem('invalid-record', {
        detail,
        index,
        seat,
        reason,
        rule,
        scores: scoresAfter(played) ?? null,
      });
    }
    case 'result': {
      const detail = 'The decisions give another result than the record says.';
      return problem('invalid-record', { detail, replayed: played.result ?? null });
    }
  }
}
