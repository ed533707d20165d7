import type { Judgement } from '../../robots/index.ts';
import { accountsOf, tenths } from './accounts.ts';
import { classOf } from './classes.ts';

/** The robot that judged, with all settings that its judgement depends on. */
export interface AnalysingRobot {
  readonly level: string;
  readonly version: string;
  readonly seed: string;
  /** Playouts per decision; null if the level uses none. */
  readonly playouts: number | null;
}

/** A player's decision with a robot's judgement. */
export interface JudgedEntry {
  readonly seq: number;
  readonly seat: number;
  readonly judgement: Judgement;
}

const maxCostliest = 3;

/**
 * Combines a robot's judgements of the decisions and the final scores into an analysis. Points have one decimal. `costliest` are up to
 * three decisions that lost the most, worst first.
 */
export function analysisOf(robot: AnalysingRobot, judged: readonly JudgedEntry[], scores: readonly number[]) {
  const decisions = judged.map(analysed);
  const draws = judged.flatMap(({ seq, seat, judgement: { draw } }) =>
    draw === undefined ? [] : [{ seq, seat, tile: draw.tile, luck: tenths(draw.luck) }],
  );
  const costliest = decisions
    .filter(({ class: name }) => name !== 'best' && name !== 'good')
    .sort((a, b) => b.loss - a.loss || a.seq - b.seq)
    .slice(0, maxCostliest)
    .map(({ seq }) => seq);
  return { robot, decisions, draws, seats: accountsOf(decisions, draws, scores), costliest };
}

export type Analysis = ReturnType<typeof analysisOf>;

/** Returns the analysis of a decision: its loss, and the lead that the seat could expect before it. */
function analysed({ seq, seat, judgement }: JudgedEntry) {
  const { choices, best, bestValue, playedValue = bestValue } = judgement;
  const loss = tenths(bestValue - playedValue);
  const better = loss > 0 ? best : null;
  return { seq, seat, choices, loss, class: classOf(loss), expectedLead: tenths(bestValue), better };
}
