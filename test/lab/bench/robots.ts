import { newGame, resolveRules } from '#engine';
import { beginSearch, isOverIn, mark, randomFrom, type Search, tileCount, undoTo } from '#engine/search';
import { decideRandomly } from '../../support/random-decision.ts';

/**
 * The benchmark of what robots do most (`robots-compiled.ts` runs it): random playouts of two-player base games from
 * turn 36 to the end, on one position that is taken back each time. Prints playouts a second of CPU on one core.
 */

const BOARDS = 15;
const FIRST_TURN = 36;
const ROUNDS = 6;
const PLAYOUTS = 400;

function boardOf(number: number): Search {
  const seed = number.toString(16).padStart(2, '0').repeat(32);
  const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { seed } });
  const search = beginSearch(state);
  const random = randomFrom(seed);
  while (tileCount(search) < FIRST_TURN) decideRandomly(search, random);
  return search;
}

/** Plays to the end again and again. Returns the playouts a second of CPU. */
function speedOn(boards: readonly Search[], playouts: number): number {
  const random = randomFrom('playouts');
  const { user, system } = process.cpuUsage();
  for (const search of boards) {
    const begin = mark(search);
    for (let playout = 0; playout < playouts; playout++) {
      while (!isOverIn(search)) decideRandomly(search, random);
      undoTo(search, begin);
    }
  }
  const after = process.cpuUsage();
  return (boards.length * playouts) / ((after.user - user + after.system - system) / 1e6);
}

const boards = Array.from({ length: BOARDS }, (_, number) => boardOf(number));
speedOn(boards, PLAYOUTS);
const speeds = Array.from({ length: ROUNDS }, () => speedOn(boards, PLAYOUTS)).sort((a, b) => a - b);
const [least = 0, median = 0, most = 0] = [0, ROUNDS >> 1, ROUNDS - 1].map((place) => speeds[place]);
console.log(
  `random playouts from turn ${FIRST_TURN} with undo, a second of CPU: ${median.toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`,
);
