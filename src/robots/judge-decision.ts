import { isDeepStrictEqual } from 'node:util';
import type { Decision, GameState, LogDecision } from '../engine/index.ts';
import { type DrawJudgement, judgeDraw } from './judge-draw.ts';
import { rankDecisions } from './rank-decisions.ts';

/** The level whose values an analysis uses. */
export const ANALYSIS_LEVEL = 'fair';

/** A decision to be judged, in the game as it was before it. */
export interface MadeDecision {
  readonly state: GameState;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly seed: string;
}

/** What a robot thinks of a decision; values are the lead that its seat may expect at the end, in points. */
export interface Judgement {
  /** Number of decisions to choose from. */
  readonly choices: number;
  readonly best: Decision;
  readonly bestValue: number;
  /** Undefined where the robot does not list the decision, as it does not list all combinations. */
  readonly playedValue: number | undefined;
  /** Undefined where no drawn tile was to be placed. */
  readonly draw: DrawJudgement | undefined;
}

/** Judges a decision by what its seat knew then. Deterministic: the same game and seed give the same judgement. */
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

/** Compares decisions; a tile need not be named where there is one only. */
function isSame(listed: Decision, made: LogDecision): boolean {
  if ('tile' in made && !('tile' in listed)) {
    const { tile: _tile, ...rest } = made;
    return isDeepStrictEqual(listed, rest);
  }
  return isDeepStrictEqual(listed, made);
}
