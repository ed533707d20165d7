import { placeTile } from '../../src/engine/base/tile-decision.ts';
import { drawnTile } from '../../src/engine/core/bag.ts';
import type { Rotation } from '../../src/engine/core/board/cell.ts';
import { listPlacements } from '../../src/engine/core/board/placement.ts';
import { deploy, listDeployments, SPOTS } from '../../src/engine/core/pieces.ts';
import { clearJournal, NONE, type Position } from '../../src/engine/core/position.ts';
import { answered, proceed } from '../../src/engine/core/turn.ts';

/** Whole numbers from 0 to limit - 1, the same for the same seed (mulberry32). */
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
 * Plays one turn of the base game in place: lists all placements of the drawn tile, takes one; lists all
 * deployments on it, takes one or none, each equally likely; scores.
 */
export function playRandomTurn(position: Position, random: Random): void {
  const { at, memory } = position;
  const type = drawnTile(position);
  if (type === undefined) throw new Error('no tile is drawn');
  const code = placements[random(listPlacements(position, type, placements))];
  const frontier = code >> 2;
  const tile = placeTile(position, type, {
    x: memory[at.frontierX + frontier],
    y: memory[at.frontierY + frontier],
    rotation: ((code & 3) * 90) as Rotation,
  });
  const chosen = random(listDeployments(position, memory[at.turnSeat], tile, deployments) + 1);
  if (chosen > 0) deploy(position, memory[at.turnSeat], tile, deployments[chosen - 1]);
  answered(position);
  proceed(position);
  clearJournal(position);
}

/** Plays random turns until the game is over, or until so many were played. */
export function playRandomly(position: Position, random: Random, turns = Number.POSITIVE_INFINITY): void {
  for (let turn = 0; turn < turns && position.memory[position.at.asked] !== NONE; turn++) {
    playRandomTurn(position, random);
  }
}
