import { placeTile } from '../../src/engine/base/tile-decision.ts';
import { deploy } from '../../src/engine/core/deployment/deploy.ts';
import { listDeployments } from '../../src/engine/core/deployment/legal.ts';
import { SPOTS } from '../../src/engine/core/deployment/spots.ts';
import { listPlacements, placementOf } from '../../src/engine/core/placement.ts';
import { drawnTile } from '../../src/engine/core/position/bag.ts';
import { clearJournal, type Position } from '../../src/engine/core/position/position.ts';
import { activeSeat } from '../../src/engine/core/position/seats.ts';
import { isOver } from '../../src/engine/core/position/turn-state.ts';
import { markAnswered, proceed } from '../../src/engine/core/turn.ts';

/** Integers from 0 to limit - 1, the same for the same seed (mulberry32). */
export type Random = (limit: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
}

const placements = new Int32Array(4096);
const deployments = new Int32Array(SPOTS * 16);

/**
 * Plays one turn of the base game in place: chooses among all placements of the drawn tile, then among all
 * deployments on it or none, each equally likely; scores.
 */
export function playRandomTurn(position: Position, random: Random): void {
  const type = drawnTile(position);
  if (type === undefined) throw new Error('no tile is drawn');
  const code = placements[random(listPlacements(position, type, placements))];
  const tile = placeTile(position, type, placementOf(position, code));
  const seat = activeSeat(position);
  const chosen = random(listDeployments(position, seat, tile, deployments) + 1);
  if (chosen > 0) deploy(position, seat, tile, deployments[chosen - 1]);
  markAnswered(position);
  proceed(position);
  clearJournal(position);
}

/** Plays random turns until the game ends, or up to a number of turns. */
export function playRandomly(position: Position, random: Random, turns = Number.POSITIVE_INFINITY): void {
  for (let turn = 0; turn < turns && !isOver(position); turn++) playRandomTurn(position, random);
}
