import { beginSearch, type PossibleDraw, possibleDraws, rulesOf } from '#engine/search';
import type { GameState } from '../engine/index.ts';
import { valueOfDraw } from './value-of-draw.ts';

/** The luck of a draw. */
export interface DrawJudgement {
  readonly tile: string;
  /** Value of the best decision with the tile above that with the average tile, in points. */
  readonly luck: number;
  /** Number of tiles that could have been drawn, of all kinds. */
  readonly among: number;
}

/**
 * Compares the drawn tile with the average of all that could have been drawn, each used as well as possible.
 * @returns undefined if there is no drawn tile to place
 */
export function judgeDraw(state: GameState, seat: number, seed: string): DrawJudgement | undefined {
  const possible = possibleDraws(state);
  const drawn = possible.find((each) => each.state === state);
  if (drawn === undefined) return undefined;
  const among = tilesIn(possible);
  const value = valueOfDraw(state, seat, { seed });
  const sample = sampleOf(possible, among);
  let sum = 0;
  for (const draw of sample)
    sum += draw.count * (draw.state === state ? value : valueOfDraw(draw.state, seat, { seed }));
  return { tile: drawn.tile, luck: value - sum / tilesIn(sample), among };
}

function tilesIn(draws: readonly Pick<PossibleDraw, 'count'>[]): number {
  return draws.reduce((sum, { count }) => sum + count, 0);
}

/** Sample size in games with expansions, which have many kinds of tiles with many choices each. */
const sampleSize = 12;

/** Returns all kinds with their counts, or if there are many, a sample at equal steps in catalogue order. */
function sampleOf(
  possible: readonly PossibleDraw[],
  among: number,
): readonly Pick<PossibleDraw, 'count' | 'state'>[] {
  if (possible.length <= sampleSize || isBaseGame(possible)) return possible;
  let tiles = 0;
  return possible.flatMap(({ count, state }) => {
    const before = Math.round((tiles * sampleSize) / among);
    tiles += count;
    const taken = Math.round((tiles * sampleSize) / among) - before;
    return taken === 0 ? [] : [{ count: taken, state }];
  });
}

function isBaseGame([first]: readonly PossibleDraw[]): boolean {
  return first !== undefined && rulesOf(beginSearch(first.state)).expansions.length === 0;
}
