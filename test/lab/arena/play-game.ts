import { readFileSync } from 'node:fs';
import {
  applyDecision,
  awaiting,
  type GameEvent,
  type GameState,
  newGame,
  type Rules,
  result,
} from '#engine';
import { decideFor, type Player, type VariantWeights } from './contestants.ts';

/** A game to play. */
export interface Fixture {
  readonly rules: Rules;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** Seed of the bag and of the players' random choices: 64 hexadecimal digits. */
  readonly seed: string;
  /** Weights of the players that are tuned. */
  readonly weights?: VariantWeights;
}

/** The outcome of a game for a seat. */
export interface SeatOutcome {
  readonly points: number;
  /** 1 for a sole winner, an equal share for each of several. */
  readonly win: number;
  /** Points by kind: `city`, `road`, `field`, `goods-wine` … */
  readonly byKind: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** CPU time of all decisions, and of the slowest one, ms. */
  readonly cpuMs: number;
  readonly longestMs: number;
}

interface Tally {
  readonly byKind: Record<string, number>;
  decisions: number;
  cpuMs: number;
  longestMs: number;
}

/** Plays a game to its end. Returns the outcome for each seat. */
export function playGame({ rules, players, seed, weights }: Fixture): SeatOutcome[] {
  const tallies = players.map((): Tally => ({ byKind: {}, decisions: 0, cpuMs: 0, longestMs: 0 }));
  const clock = cpuClock();
  let { state } = newGame({ rules, seats: players.length, bag: { seed } });
  for (let next = awaiting(state), turn = 0; next !== undefined; next = awaiting(state), turn++) {
    const { seat } = next;
    const begin = clock();
    const decision = decideFor(players[seat] ?? 'random', state, seat, `${seed} ${turn}`, weights);
    countTime(tallies[seat], clock() - begin);
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(`${players[seat]} was refused: ${applied.refusal.detail}`);
    for (const event of applied.events) countPoints(tallies, event);
    state = applied.state;
  }
  return outcomesOf(state, tallies);
}

function countTime(tally: Tally | undefined, ms: number): void {
  if (tally === undefined) return;
  tally.decisions++;
  tally.cpuMs += ms;
  tally.longestMs = Math.max(tally.longestMs, ms);
}

function countPoints(tallies: readonly Tally[], event: GameEvent): void {
  if (event.type !== 'scored') return;
  const byKind = tallies[event.seat]?.byKind ?? {};
  const kind = event.kind.replace('-incomplete', '');
  byKind[kind] = (byKind[kind] ?? 0) + event.points;
}

function outcomesOf(state: GameState, tallies: readonly Tally[]): SeatOutcome[] {
  const { scores, places } = result(state) ?? { scores: [], places: [] };
  const winners = places.filter((place) => place === 1).length;
  return tallies.map((tally, seat) => ({
    ...tally,
    points: scores[seat] ?? 0,
    win: places[seat] === 1 ? 1 / winners : 0,
  }));
}

/**
 * Returns a clock of this thread's CPU time, ms. Outside Linux, where that is not available, it returns
 * the wall-clock time instead, which is the same on an otherwise idle machine.
 */
function cpuClock(): () => number {
  const file = '/proc/thread-self/schedstat';
  const read = () => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6;
  try {
    read();
    return read;
  } catch {
    return () => performance.now();
  }
}
