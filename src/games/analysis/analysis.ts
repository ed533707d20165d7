import type { Judgement } from '../../robots/index.ts';
import { accountsOf, tenths } from './accounts.ts';
import { classOf } from './classes.ts';

/** The robot that judged, with all that its judgement depends on. */
export interface AnalysingRobot {
  readonly level: string;
  readonly version: string;
  readonly seed: string;
  /** Playouts for each decision; null where the level needs none. */
  readonly playouts: number | null;
}

/** A decision of a player, with what a robot thinks of it. */
export interface JudgedEntry {
  readonly seq: number;
  readonly seat: number;
  readonly judgement: Judgement;
}

const maxCostliest = 3;

/**
 * Puts an analysis together from what a robot thinks of each decision and the points at the end. Points have one decimal;
 * `costliest` are the decisions that lost most, at most three, the worst first.
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

/** Returns what a robot thinks of a decision: what it lost, and the lead that the seat could expect before it. */
function analysed({ seq, seat, judgement }: JudgedEntry) {
  const { choices, best, bestValue, playedValue = bestValue } = judgement;
  const loss = tenths(bestValue - playedValue);
  const better = loss > 0 ? best : null;
  return { seq, seat, choices, loss, class: classOf(loss), expectedLead: tenths(bestValue), better };
}
