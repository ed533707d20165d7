import { performance } from 'node:perf_hooks';
import { catalogue } from '../../../src/engine/catalogue.ts';
import { compileRuleset } from '../../../src/engine/core/compile-ruleset.ts';
import { makeCatalogue } from '../../../src/engine/core/make-catalogue.ts';
import { copyPosition, type Position } from '../../../src/engine/core/position/position.ts';
import { tileCount } from '../../../src/engine/core/position/tiles.ts';
import { isOver } from '../../../src/engine/core/position/turn-state.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset.ts';
import { beginGame, deal } from '../../../src/engine/core/start.ts';
import { proceed } from '../../../src/engine/core/turn.ts';
import { openGame } from '../../../src/engine/game.ts';
import type { GameEvent, GameSetup, Rules } from '../../../src/engine/index.ts';
import { awaiting, EXPANSIONS, newGame, options, replay, resolveRules } from '../../../src/engine/index.ts';
import { stackFor } from '../../../src/engine/tiles-of-game.ts';
import { afterAny, randomGame } from '../../support/random-log.ts';
import { playRandomly, playRandomTurn, type Random, randomFrom } from '../../support/random-play.ts';

/**
 * The benchmark of the engine (`engine-compiled.ts` runs it): complete random two-player base games on one core. Prints games a second, the cost of early
 * and late turns, replay and memory, and average points by kind; the same with a catalogue without any expansion.
 */

const SEATS = 2;
const SECONDS = 4;
const rules = resolveRules({});
const bare = makeCatalogue(catalogue.base, []);

function shuffled(tiles: readonly string[], random: Random): string[] {
  const draws = [...tiles];
  for (let last = draws.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [draws[last], draws[other]] = [draws[other] as string, draws[last] as string];
  }
  return draws;
}

function openRandom(ruleset: Ruleset, random: Random): Position {
  const stack = stackFor(ruleset);
  const position = deal(ruleset, {
    start: stack.start,
    draws: shuffled(stack.bag, random),
    isDrawnFirst: () => false,
  });
  beginGame(position);
  proceed(position);
  return position;
}

/** Games a second, in batches, so that two rulesets can take turns on a busy machine. */
function playFor(ruleset: Ruleset, random: Random, seconds: number): number {
  const end = performance.now() + seconds * 1000;
  let games = 0;
  const begin = performance.now();
  while (performance.now() < end) {
    playRandomly(openRandom(ruleset, random), random);
    games++;
  }
  return games / ((performance.now() - begin) / 1000);
}

function gamesASecond(): void {
  const random = randomFrom(1);
  const all = compileRuleset(rules, SEATS, catalogue);
  const alone = compileRuleset(rules, SEATS, bare);
  playFor(all, random, 1);
  playFor(alone, random, 1);
  const rounds = Array.from({ length: 6 }, () => [
    playFor(all, random, SECONDS / 6),
    playFor(alone, random, SECONDS / 6),
  ]);
  const best = (column: number) => Math.max(...rounds.map((round) => round[column] ?? 0));
  const middle = (column: number) => rounds.map((round) => round[column] ?? 0).sort((a, b) => a - b)[3] ?? 0;
  console.log(`random base games a second, one core (median, best of 6 rounds)`);
  console.log(`  expansions present, none in play   ${middle(0).toFixed(0)}   ${best(0).toFixed(0)}`);
  console.log(`  no expansion in the catalogue      ${middle(1).toFixed(0)}   ${best(1).toFixed(0)}`);
}

/** Microseconds of the turn that places the tile with each of these numbers. */
function costOfTurns(): void {
  const random = randomFrom(2);
  const ruleset = compileRuleset(rules, SEATS, catalogue);
  const times = new Map<number, number[]>([
    [10, []],
    [70, []],
  ]);
  for (let game = 0; game < 4000; game++) {
    const position = openRandom(ruleset, random);
    for (const [tile, costs] of times) {
      while (tileCount(position) < tile && !isOver(position)) playRandomTurn(position, random);
      if (isOver(position)) continue;
      const begin = performance.now();
      playRandomTurn(position, random);
      costs.push((performance.now() - begin) * 1000);
    }
  }
  const [early = 0, late = 0] = [...times.values()].map(
    (costs) => costs.reduce((a, b) => a + b) / costs.length,
  );
  console.log(
    `one turn: ${early.toFixed(2)} us at turn 10, ${late.toFixed(2)} us at turn 70, ${(late / early).toFixed(2)} times`,
  );
}

function costOfReplay(): void {
  const setup: GameSetup = { rules, seats: SEATS, bag: { seed: '5a'.repeat(32) } };
  const log = randomGame(setup, randomFrom(3));
  const times: number[] = [];
  for (let round = 0; round < 200; round++) {
    const begin = performance.now();
    replay(setup, log);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  console.log(
    `replay of a stored game of ${log.length} decisions: ${(times[100] ?? 0).toFixed(3)} ms (median)`,
  );
}

/** Milliseconds of listing all options, at every decision of random games of six with everything in play. */
function costOfOptions(): void {
  const random = randomFrom(5);
  const times: number[] = [];
  const all = resolveRules({ expansions: [...EXPANSIONS] });
  for (let game = 0; game < 60; game++) {
    let { state } = newGame({
      rules: all,
      seats: 6,
      bag: {
        seed: String(100 + game)
          .repeat(22)
          .slice(0, 64),
      },
    });
    for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
      const begin = performance.now();
      const offered = options(state, waiting.seat);
      if (game >= 10) times.push(performance.now() - begin); // the first games warm up
      state = afterAny(state, waiting.seat, offered, random);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(`options with everything in play: ${at(0.5)} ms (median), ${at(0.99)} ms (99th percentile)`);
}

function memoryOfGames(): void {
  for (const [name, setupRules] of [
    ['base', rules],
    ['all expansions', resolveRules({ expansions: [...EXPANSIONS] })],
  ] as const) {
    console.log(`memory of a live game, ${name}: ${(bytesOf(setupRules) / 1024).toFixed(0)} KB`);
  }
}

function bytesOf(setupRules: Rules): number {
  const position = openGame({ rules: setupRules, seats: SEATS, bag: { seed: 'c3'.repeat(32) } }, false);
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  collect();
  const before = process.memoryUsage();
  const copies = Array.from({ length: 200 }, () => copyPosition(position));
  collect();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return grown / copies.length;
}

function averages(): void {
  const random = randomFrom(4);
  const ruleset = compileRuleset(rules, SEATS, catalogue);
  const GAMES = 10_000;
  const sums = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const position = openRandom(ruleset, random);
    position.events = [];
    playRandomly(position, random);
    for (const event of position.events as GameEvent[]) {
      if (event.type !== 'scored') continue;
      const kind = event.kind.replace('-incomplete', '');
      sums.set(kind, (sums.get(kind) ?? 0) + event.points);
    }
  }
  const all = [...sums.values()].reduce((sum, points) => sum + points, 0);
  const average = (points: number) => (points / GAMES / SEATS).toFixed(2);
  const kinds = ['field', 'city', 'road', 'monastery'].map(
    (kind) => `${kind} ${average(sums.get(kind) ?? 0)}`,
  );
  console.log(`average points a player over ${GAMES} games: ${kinds.join(', ')}, together ${average(all)}`);
}

gamesASecond();
costOfTurns();
costOfReplay();
costOfOptions();
memoryOfGames();
averages();
