import type { Decision } from '../../engine/index.ts';
import type { Judgement } from '../../robots/index.ts';
import { type Account, accountsOf, tenths } from './accounts.ts';
import { classOf, type LossClass } from './classes.ts';

/** What a robot thinks of one decision. Points have one decimal. */
export interface AnalysedDecision {
  /** Entry of the log. */
  readonly seq: number;
  readonly seat: number;
  readonly choices: number;
  /** Points that it lost against the best. */
  readonly loss: number;
  readonly class: LossClass;
  /** The lead that the seat could expect before it. */
  readonly outlook: number;
  /** The better decision; null where none is. */
  readonly better: Decision | null;
}

/** The luck of one draw. */
export interface AnalysedDraw {
  /** The entry of the log by which the tile was placed. */
  readonly seq: number;
  readonly seat: number;
  readonly tile: string;
  /** Points above what the average tile would have been worth. */
  readonly luck: number;
}

/** The robot that judged, with all that its judgement depends on. */
export interface AnalysingRobot {
  readonly level: string;
  readonly version: string;
  readonly seed: string;
  /** Playouts for each decision; null where the level needs none. */
  readonly budget: number | null;
}

/** What a robot thinks of a game that is over. */
export interface Analysis {
  readonly robot: AnalysingRobot;
  readonly decisions: readonly AnalysedDecision[];
  readonly draws: readonly AnalysedDraw[];
  readonly seats: readonly Account[];
  /** Entries of the decisions that lost most, at most three, the worst first. */
  readonly costliest: readonly number[];
}

/** A decision of a player, with what a robot thinks of it. */
export interface JudgedEntry {
  readonly seq: number;
  readonly seat: number;
  readonly judgement: Judgement;
}

const mostCostliest = 3;

/** Puts an analysis together from what a robot thinks of each decision and the points at the end. */
export function analysisOf(
  robot: AnalysingRobot,
  judged: readonly JudgedEntry[],
  scores: readonly number[],
): Analysis {
  const decisions = judged.map(analysed);
  const draws = judged.flatMap(({ seq, seat, judgement: { draw } }) =>
    draw === undefined ? [] : [{ seq, seat, tile: draw.tile, luck: tenths(draw.luck) }],
  );
  const costliest = decisions
    .filter(({ class: name }) => name !== 'best' && name !== 'fine')
    .sort((a, b) => b.loss - a.loss || a.seq - b.seq)
    .slice(0, mostCostliest)
    .map(({ seq }) => seq);
  return { robot, decisions, draws, seats: accountsOf(decisions, draws, scores), costliest };
}

function analysed({ seq, seat, judgement }: JudgedEntry): AnalysedDecision {
  const { choices, best, bestValue, playedValue = bestValue } = judgement;
  const loss = tenths(bestValue - playedValue);
  const better = loss > 0 ? best : null;
  return { seq, seat, choices, loss, class: classOf(loss), outlook: tenths(bestValue), better };
}
