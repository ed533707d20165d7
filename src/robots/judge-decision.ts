import { isDeepStrictEqual } from 'node:util';
import { beginSearch, choices } from '#engine/search';
import { type Decision, decisionSchema, type GameState, type LogDecision } from '../engine/index.ts';
import { outlookFor } from './fair/fair.ts';
import { type RankedDecision, worthOfDecision } from './fair/rank.ts';
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
  /** Undefined for a decision that no player makes, such as a skipped turn. */
  readonly playedValue: number | undefined;
  /** Undefined if there was no drawn tile to place. */
  readonly draw: DrawJudgement | undefined;
}

/** Judges a decision by its seat's knowledge at the time. Deterministic: the same game and seed give the same judgement. */
export function judgeDecision({ state, seat, decision, seed }: MadeDecision): Judgement {
  const ranked = rankDecisions(state, seat, { level: ANALYSIS_LEVEL, seed });
  const [best] = ranked;
  if (best === undefined) throw new Error(`the game did not wait for seat ${seat}`);
  const playedValue = valueIn(ranked, { state, seat, decision, seed });
  const isBest = playedValue !== undefined && playedValue > best.value;
  return {
    choices: choices(beginSearch(state)).length,
    best: isBest ? (decision as Decision) : best.decision,
    bestValue: isBest ? playedValue : best.value,
    playedValue,
    draw: judgeDraw(state, seat, seed),
  };
}

/**
 * Returns the value of a decision, even if the ranking omits it, because not all combinations are ranked. Undefined for a
 * decision that no player makes.
 */
function valueIn(
  ranked: readonly RankedDecision[],
  { state, seat, decision, seed }: MadeDecision,
): number | undefined {
  const found = ranked.find((each) => isSame(each.decision, decision));
  if (found !== undefined) return found.value;
  const made = decisionSchema.safeParse(decision);
  return made.success ? worthOfDecision(outlookFor(state, seat, seed), seat, made.data) : undefined;
}

/** Compares decisions; the tile may be omitted if there is only one. */
function isSame(listed: Decision, made: LogDecision): boolean {
  if ('tile' in made && !('tile' in listed)) {
    const { tile: _tile, ...rest } = made;
    return isDeepStrictEqual(listed, rest);
  }
  return isDeepStrictEqual(listed, made);
}
