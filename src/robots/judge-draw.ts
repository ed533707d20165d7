import { beginSearch, type PossibleDraw, possibleDraws, rulesOf } from '#engine/search';
import type { GameState } from '../engine/index.ts';
import { valueOfDraw } from './value-of-draw.ts';

/** The tile with which a decision was made. */
export interface DrawJudgement {
  readonly tile: string;
  /** By how much the best decision with it was worth more than with the average tile, in points. */
  readonly luck: number;
  /** Tiles that could have come, all kinds together. */
  readonly among: number;
}

/**
 * Compares the drawn tile with the average of all that could have come, each used as well as possible.
 * @returns undefined where no drawn tile is to be placed
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

/** Tiles that stand for all in games with expansions, which have many kinds of tiles and many choices with each. */
const sampleSize = 12;

/** Returns the kinds with their counts, or many by tiles at equal steps in the order of the catalogue. */
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
