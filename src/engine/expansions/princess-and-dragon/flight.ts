import { z } from 'zod';
import type { DecisionKind, Phase, PhaseOutcome } from '../../core/expansion.ts';
import { CELL_PATTERN, type DecisionNotation } from '../../core/notation.ts';
import { tileAt, tileBeside } from '../../core/position/grid.ts';
import { NONE, type Position, rulesOf } from '../../core/position/position.ts';
import { activeSeat, hasResigned, seatAfter, seatCount } from '../../core/position/seats.ts';
import { perGame, rowPerGame } from '../../core/position/state.ts';
import { cellOf, typeOfTile, xOf, yOf } from '../../core/position/tiles.ts';
import { awaitingSeat, placedTile } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { namedPiece } from '../../core/ruleset.ts';
import { chosenIn } from '../../core/table-options.ts';
import { dragonTile, putDragon } from './dragon.ts';
import { eatOn, foodOn } from './eat.ts';
import { fairyTile } from './fairy.ts';
import { bears, type Reason } from './marks.ts';
import { dragonFlight, dragonMoves } from './options.ts';
import { isInsideTown } from './with-count.ts';

/** Moves of a flight (R-DRAGON-5). */
export const MOVES = 6;

/** The tiles of the flight so far, the one it started from first; none while there is no flight. */
const path = rowPerGame('tiles of the flight', MOVES + 1);
const pathLength = perGame('number of tiles of the flight');
/** Seats clockwise of the active one to the seat that moves next, unless that has resigned. */
const nextMover = perGame('next mover of the flight');

export const flightState = [path, pathLength, nextMover];

/** The tiles of the flight so far, the one it started from first; none while there is no flight. */
export function tilesOfFlight(position: Position): number[] {
  return Array.from({ length: pathLength.get(position) }, (_, step) => path.get(position, step));
}

/** How many moves the flight still has. */
export function movesLeft(position: Position): number {
  return pathLength.get(position) === 0 ? 0 : MOVES + 1 - pathLength.get(position);
}

/** A phase in each of the places where tables let the dragon fly (R-DRAGON-4). */
export const flightPhases: readonly Phase[] = [
  flightPhase('before-complete', 'before-scoring'),
  flightPhase('before-refill', 'after-scoring'),
];

function flightPhase(slot: Phase['slot'], when: string): Phase {
  return {
    name: 'dragon',
    slot,
    run(position) {
      if (!isFlying(position) && !isCalled(position)) return 'done';
      return chosenIn(rulesOf(position), dragonMoves) === when ? fly(position) : 'done';
    },
    decline: moveForAbsent,
  };
}

const isFlying = (position: Position): boolean => pathLength.get(position) > 0;

/** Whether the placed tile makes the dragon fly (R-DRAGON-4). */
function isCalled(position: Position): boolean {
  const placed = placedTile(position);
  return (
    placed !== NONE && dragonTile.get(position) !== NONE && bears(typeOfTile(position, placed), 'dragon')
  );
}

/** Makes forced moves of the dragon, then asks for the next move or ends the flight (R-DRAGON-5, R-DRAGON-8). */
function fly(position: Position): PhaseOutcome {
  if (!isFlying(position)) beginFlight(position);
  while (movesLeft(position) > 0) {
    const targets = targetsOf(position);
    const seat = moverOf(position);
    const [only] = targets;
    if (only === undefined || seat === NONE) break;
    if (targets.length > 1) return { ask: seat };
    moveTo(position, seat, only, 'engine');
  }
  pathLength.set(position, 0);
  return 'done';
}

function beginFlight(position: Position): void {
  nextMover.set(position, 0);
  path.set(position, 0, dragonTile.get(position));
  pathLength.set(position, 1);
}

/** The seat that moves next: clockwise from the active one, past those that resigned; NONE where no one is left to. */
function moverOf(position: Position): number {
  const active = activeSeat(position);
  if (chosenIn(rulesOf(position), dragonFlight) === 'active') {
    return hasResigned(position, active) ? NONE : active;
  }
  return stayingFrom(position, seatAfter(position, active, nextMover.get(position)));
}

/** The first seat from one on, clockwise, that has not resigned. */
function stayingFrom(position: Position, first: number): number {
  let seat = first;
  while (hasResigned(position, seat)) seat = seatAfter(position, seat);
  return seat;
}

/** The tiles where the dragon may go, in the order north, east, south, west (R-DRAGON-6). */
function targetsOf(position: Position): number[] {
  return waysFrom(position, dragonTile.get(position), (tile) => wasVisited(position, tile));
}

/** The tiles beside one that the dragon enters and has not visited, in the order north, east, south, west (R-DRAGON-6). */
function waysFrom(position: Position, from: number, isVisited: (tile: number) => boolean): number[] {
  const ways: number[] = [];
  for (let side = 0; side < 4; side++) {
    const tile = tileBeside(position, from, side);
    if (tile !== NONE && !isVisited(tile) && mayEnter(position, tile)) ways.push(tile);
  }
  return ways;
}

function wasVisited(position: Position, tile: number): boolean {
  const length = pathLength.get(position);
  for (let step = 0; step < length; step++) if (path.get(position, step) === tile) return true;
  return false;
}

/** Whether a tile is one that the dragon enters at all (R-DRAGON-6). */
export function mayEnter(position: Position, tile: number): boolean {
  return tile !== fairyTile.get(position) && !isInsideTown(typeOfTile(position, tile));
}

/** A flight that is going on, for programs that look ahead. */
export interface FlightAhead {
  /** The tiles where the dragon has been, and where it is. */
  readonly visited: readonly number[];
  readonly movesLeft: number;
  /** The seat that makes the next move. */
  readonly mover: number;
}

/** The flight that is going on, or undefined. */
export function flightAhead(position: Position): FlightAhead | undefined {
  const visited = tilesOfFlight(position);
  if (visited.length === 0) return undefined;
  return { visited, movesLeft: movesLeft(position), mover: moverOf(position) };
}

/** The seat that makes the move after one of another seat. */
export function moverAfter(position: Position, seat: number): number {
  if (chosenIn(rulesOf(position), dragonFlight) === 'active') return seat;
  return stayingFrom(position, seatAfter(position, seat));
}

function moveTo(position: Position, seat: number, tile: number, by: 'seat' | 'engine'): void {
  putDragon(position, seat, tile, by);
  path.set(position, pathLength.get(position), tile);
  pathLength.set(position, pathLength.get(position) + 1);
  const after = seat - activeSeat(position) + 1 + seatCount(position);
  nextMover.set(position, after % seatCount(position));
  eatOn(position, tile);
}

/** R-DRAGON-8: a seat that resigned is passed over; where the time is over the dragon goes to the first tile. */
function moveForAbsent(position: Position, seat: number): void {
  const [first] = targetsOf(position);
  if (!hasResigned(position, seat) && first !== undefined) moveTo(position, seat, first, 'seat');
}

/** In how many moves after one to a tile the dragon can eat something of each seat, past tiles that it does not enter. */
function stepsToFood(position: Position, target: number): Map<number, number> {
  const steps = new Map<number, number>();
  const visited = new Set(tilesOfFlight(position));
  let reached = [target];
  for (let moves = 0; reached.length > 0; moves += 1) {
    for (const piece of reached.flatMap((tile) => foodOn(position, tile))) {
      const { seat } = namedPiece(position, piece);
      if (!steps.has(seat)) steps.set(seat, moves);
    }
    for (const tile of reached) visited.add(tile);
    reached = [...new Set(reached.flatMap((tile) => waysFrom(position, tile, (each) => visited.has(each))))];
  }
  return steps;
}

/** See `dragonDecision`. */
export const dragonDecisionSchema = z
  .strictObject({
    type: z.literal('dragon'),
    x: z.int().min(-1000).max(1000).describe('East is positive.'),
    y: z.int().min(-1000).max(1000).describe('South is positive.'),
  })
  .meta({ id: 'DragonDecision', description: 'Moves the dragon to the tile in this cell (R-DRAGON-5).' });
type DragonDecision = z.infer<typeof dragonDecisionSchema>;

/** One move of the dragon's flight (R-DRAGON-5, R-DRAGON-6). */
export const dragonDecision = {
  type: 'dragon',
  phases: ['dragon'],

  choices: (position) =>
    targetsOf(position).map((tile) => ({ type: 'dragon' as const, ...cellOf(position, tile) })),

  refuse(position, { x, y }) {
    const targets = targetsOf(position);
    if (targets.includes(tileAt(position, x, y))) return undefined;
    const cells = targets.map((tile) => `${xOf(position, tile)},${yOf(position, tile)}`);
    const detail = `The dragon can go to ${cells.join(', ')}.`;
    return refusal<Reason>('dragon-move', 'R-DRAGON-6', detail);
  },

  effect: (position, { x, y }) => moveTo(position, awaitingSeat(position), tileAt(position, x, y), 'seat'),

  sendsHome: (position, { x, y }) => foodOn(position, tileAt(position, x, y)),

  stepsToSeats: (position, { x, y }) => stepsToFood(position, tileAt(position, x, y)),

  target: ({ x, y }) => ({ cell: { x, y } }),
} as const satisfies DecisionKind<DragonDecision>;

const DRAGON_PATTERN = new RegExp(`^dragon ${CELL_PATTERN}$`);

/** `dragon 3,-1`. */
export const dragonNotation: DecisionNotation<DragonDecision> = {
  type: 'dragon',
  format: ({ x, y }) => `dragon ${x},${y}`,
  read(words) {
    const groups = DRAGON_PATTERN.exec(words)?.groups;
    return groups && { type: 'dragon', x: Number(groups['x']), y: Number(groups['y']) };
  },
};
