import { isDeepStrictEqual } from 'node:util';
import { type PossibleDraw, possibleDraws } from '#engine/search';
import type { Decision, GameState, LogDecision } from '../../engine/index.ts';
import { rankDecisions } from '../../robots/index.ts';

/** The level whose values an analysis uses. */
export const ANALYSIS_LEVEL = 'fair';

/** A decision to be judged, in the game as it was before it. */
export interface MadeDecision {
  readonly state: GameState;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly seed: string;
}

/** The tile with which a decision was made. */
export interface DrawJudgement {
  readonly tile: string;
  /** By how much the best decision with it was worth more than with the average tile, in points. */
  readonly luck: number;
  /** Tiles that could have come, all kinds together. */
  readonly among: number;
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
    draw: judgeDraw(state, seat, seed, best.value),
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

/** Compares the drawn tile with the average of all that could have come, each used as well as possible. */
function judgeDraw(state: GameState, seat: number, seed: string, value: number): DrawJudgement | undefined {
  const possible = possibleDraws(state);
  const drawn = possible.find((each) => each.state === state);
  if (drawn === undefined) return undefined;
  let [sum, among] = [0, 0];
  for (const draw of someOf(possible, drawn)) {
    const worth = draw === drawn ? value : bestValue(draw.state, seat, seed);
    sum += draw.count * worth;
    among += draw.count;
  }
  return { tile: drawn.tile, luck: value - sum / among, among };
}

/** Most kinds of tiles that a draw is compared with: all of the base game, which keeps the work within bounds. */
const mostKinds = 24;

/** Returns the drawn tile and, where there are very many kinds, some of the others, evenly spread. */
function someOf(possible: readonly PossibleDraw[], drawn: PossibleDraw): readonly PossibleDraw[] {
  const step = possible.length / mostKinds;
  if (step <= 1) return possible;
  const some = Array.from({ length: mostKinds }, (_, index) => possible[Math.floor(index * step)]);
  return possible.filter((draw) => draw === drawn || some.includes(draw));
}

function bestValue(state: GameState, seat: number, seed: string): number {
  return rankDecisions(state, seat, { level: ANALYSIS_LEVEL, seed })[0]?.value ?? 0;
}
