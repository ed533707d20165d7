import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import type { DecisionMember } from '../../core/expansion.ts';
import { CELL_PATTERN, readPlace } from '../../core/notation.ts';
import { NONE, type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { cellOf } from '../../core/position/tiles.ts';
import { placedTile } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { takeAway, takeHome } from '../../core/return-pieces.ts';
import { exchangesFor, nameOfTarget, type Target, targetsOf } from './capture.ts';
import type { FloorAdded, FollowerCaptured, PrisonersExchanged } from './events.ts';
import {
  addFloor,
  floors,
  floorsLeft,
  hasFoundation,
  openTowerAt,
  openTowers,
  prisonPlace,
  type Reason,
} from './towers.ts';

const pieceName = z.string().min(1).max(40);

const floorSchema = z
  .strictObject({
    x: z.int(),
    y: z.int(),
    capture: z
      .strictObject({
        seat: seatSchema,
        piece: pieceName,
        x: z.int(),
        y: z.int(),
        segment: z.string().min(1).max(40).optional().describe('Absent on top of a tower.'),
      })
      .optional()
      .describe('A follower within reach that the tower captures (R-TOWER-2).'),
    release: pieceName
      .optional()
      .describe('The piece of yours that comes back, if its holder has several kinds (R-TOWER-5).'),
  })
  .describe('A floor for the tower or foundation in this cell (R-TOWER-1).');
type Floor = z.infer<typeof floorSchema>;

/** Adding a floor instead of deploying a piece, and capturing a follower with it (R-TOWER-1, R-TOWER-2). */
export const floorMember = {
  name: 'floor',
  insteadOfDeployment: 'R-DT-5',
  schema: floorSchema,

  choices: (position) => floorsOn(position, openTowers(position)),

  choicesOnTile(position) {
    const tile = placedTile(position);
    return tile !== NONE && hasFoundation(position, tile) ? floorsOn(position, [tile]) : [];
  },

  refuse(position, floor) {
    const tower = openTowerAt(position, floor);
    if (tower === NONE) {
      const detail = `There is no foundation at ${floor.x},${floor.y}, or the tower there is closed.`;
      return refusal<Reason>('no-tower', 'R-TOWER-1', detail);
    }
    if (floorsLeft(position, activeSeat(position)) === 0)
      return refusal<Reason>('no-floor', 'R-TOWER-1', 'You have no floor left.');
    return refuseCapture(position, tower, floor);
  },

  effect(position, { x, y, capture, release }) {
    const seat = activeSeat(position);
    const tower = openTowerAt(position, { x, y });
    const height = addFloor(position, seat, tower);
    report<FloorAdded>(position, { type: 'floor-added', seat, x, y, floors: height });
    if (capture !== undefined) seize(position, seat, tower, capture, release);
  },

  notation: {
    format({ x, y, capture, release }) {
      const captured = capture === undefined ? '' : ` > ${nameOfTarget(capture)}`;
      return `floor ${x},${y}${captured}${release === undefined ? '' : ` < ${release}`}`;
    },
    read: readFloor,
  },
} as const satisfies DecisionMember<Floor>;

/** The floors that the active seat can add to some towers, each alone and with every capture. */
function floorsOn(position: Position, towers: readonly number[]): Floor[] {
  if (floorsLeft(position, activeSeat(position)) === 0) return [];
  return towers.flatMap((tower) => {
    const cell = cellOf(position, tower);
    const captures = [...capturesOf(position, tower).values()];
    return [cell, ...captures.flatMap(({ target }) => withReleases(position, cell, target))];
  });
}

/** Followers that a tower can capture once it has one floor more. */
const capturesOf = (position: Position, tower: number) =>
  targetsOf(position, tower, floors.get(position, tower) + 1);

function withReleases(position: Position, cell: { x: number; y: number }, capture: Target): Floor[] {
  const exchanges = exchangesFor(position, activeSeat(position), capture.seat);
  if (exchanges.size < 2) return [{ ...cell, capture }];
  return [...exchanges.keys()].map((release) => ({ ...cell, capture, release }));
}

function refuseCapture(position: Position, tower: number, { capture, release }: Floor) {
  if (capture === undefined && release === undefined) return undefined;
  const captures = capturesOf(position, tower);
  if (capture === undefined || !captures.has(nameOfTarget(capture))) {
    const names = [...captures.keys()].join(', ') || 'no one';
    const detail = `With one floor more this tower can capture: ${names}.`;
    return refusal<Reason>('no-capture', 'R-TOWER-2', detail);
  }
  const exchanges = exchangesFor(position, activeSeat(position), capture.seat);
  const isNamed = exchanges.size > 1 ? exchanges.has(release ?? '') : release === undefined;
  if (isNamed) return undefined;
  const kinds = [...exchanges.keys()].join(' or ');
  const detail =
    exchanges.size > 1 ? `Name the piece that comes back: ${kinds}.` : 'Name no piece to come back.';
  return refusal<Reason>('no-prisoner', 'R-TOWER-5', detail);
}

function seize(position: Position, seat: number, tower: number, capture: Target, release?: string): void {
  const captive = targetsOf(position, tower, floors.get(position, tower)).get(nameOfTarget(capture));
  if (captive === undefined) throw new Error(`no follower ${nameOfTarget(capture)}`);
  const { seat: owner, piece, x, y, segment } = capture;
  const from = segment === undefined ? { x, y } : { x, y, segment };
  report<FollowerCaptured>(position, { type: 'follower-captured', seat, owner, piece, from });
  const exchanges = exchangesFor(position, seat, owner);
  const [first] = exchanges.keys();
  const back = release ?? first;
  if (owner !== seat && back === undefined) {
    takeAway(position, captive.row, prisonPlace(seat));
    return;
  }
  takeHome(position, [captive.row]);
  const prisoner = back === undefined ? undefined : exchanges.get(back);
  if (back === undefined || prisoner === undefined) return;
  takeHome(position, [prisoner]);
  report<PrisonersExchanged>(position, { type: 'prisoners-exchanged', seat, gets: back, owner, back: piece });
}

const FLOOR_PATTERN = new RegExp(
  `^floor ${CELL_PATTERN}(?: ?> ?(?<seat>\\d) (?<piece>[^\\s@]+) ?@ ?(?<at>[^\\s<]+(?: ?, ?[^\\s<]+)?))?(?: ?< ?(?<release>[^\\s]+))?$`,
);

/** `floor 3,-1`, `floor 3,-1 > 1 meeple@3,1:city0 < wagon`. */
function readFloor(words: string): unknown {
  const groups = FLOOR_PATTERN.exec(words)?.groups;
  if (groups === undefined) return undefined;
  const { x, y, seat, piece, at, release } = groups;
  const place = at === undefined ? undefined : (readPlace(at) ?? readCell(at));
  if (at !== undefined && place === undefined) return undefined;
  return {
    x: Number(x),
    y: Number(y),
    ...(place && { capture: { seat: Number(seat), piece, ...place } }),
    ...(release && { release }),
  };
}

function readCell(text: string): { x: number; y: number } | undefined {
  const [, x, y] = /^(-?\d+) ?, ?(-?\d+)$/.exec(text) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
