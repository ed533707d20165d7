import { isDeepStrictEqual } from 'node:util';
import type { Decision, GameState, LogDecision } from '../engine/index.ts';
import { type DrawJudgement, judgeDraw } from './judge-draw.ts';
import { rankDecisions } from './rank-decisions.ts';

/** The level whose values an analysis uses. */
export const ANALYSIS_LEVEL = 'fair';

/** A decision to judge, with the game before it. */
export interface MadeDecision {
  readonly state: GameState;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly seed: string;
}

/** A robot's judgement of a decision; values are the seat's expected final lead, in points. */
export interface Judgement {
  /** Number of decisions to choose from. */
  readonly choices: number;
  readonly best: Decision;
  readonly bestValue: number;
  /** Undefined if the robot does not list the decision, because it does not list all combinations. */
  readonly playedValue: number | undefined;
  /** Undefined if there was no drawn tile to place. */
  readonly draw: DrawJudgement | undefined;
}

/** Judges a decision by its seat's knowledge at the time. Deterministic: the same game and seed give the same judgement. */
export function judgeDecision({ state, seat, decision, seed }: MadeDecision): Judgement {
  const ranked = rankDecisions(state, seat, { level: ANALYSIS_LEVEL, seed });
  const [best] = ranked;
  if (best === undefined) throw new Error(`the game did not wait for seat ${seat}`);
  const played = ranked.find((each) => isSame(each.decision, decision));
  return {
    choices: ranked.length,
    best: best.decision,
    bestValue: best.value,
    playedValue: played?.value,
    draw: judgeDraw(state, seat, seed),
  };
}

/** Compares decisions; the tile may be omitted if there is only one. */
function isSame(listed: Decision, made: LogDecision): boolean {
  if ('tile' in made && !('tile' in listed)) {
    const { tile: _tile, ...rest } = made;
    return isDeepStrictEqual(listed, rest);
  }
  return isDeepStrictEqual(listed, made);
}
