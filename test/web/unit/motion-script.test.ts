import { expect, test } from 'vitest';
import type { LogEntry } from '../../../web/api/types.ts';
import { CATCHING_UP, LIVE, scriptFor } from '../../../web/table/motion/script.ts';

const city = { x: 0, y: -1, segment: 'city0' };
const tile = (x: number, y: number) => ({
  type: 'tile-placed',
  seat: 0,
  tile: 'base/E',
  x,
  y,
  rotation: 180,
});
const deployed = { type: 'piece-deployed', seat: 0, piece: 'meeple', at: city };
const returned = { type: 'piece-returned', seat: 0, piece: 'meeple', from: city };
const scored = { type: 'scored', seat: 0, points: 4, kind: 'city', feature: '0,-1:city0' };

/** A log whose entries have these events; one without events undoes the last one. */
function logOf(...events: object[][]): LogEntry[] {
  return events.map((happened, index) => ({
    seq: index + 1,
    seat: 0,
    decision: happened.length === 0 ? { type: 'undo', to: index - 1 } : { type: 'tile' },
    events: happened,
  })) as unknown as LogEntry[];
}

test('a tile settles before its points rise and its piece returns', () => {
  const log = logOf([tile(0, -1), deployed, scored, returned]);
  const script = scriptFor(log, log, LIVE);
  expect(script?.tiles).toEqual([expect.objectContaining({ startMs: 0, cell: { x: 0, y: -1 }, pieces: [] })]);
  expect(script?.points).toEqual([expect.objectContaining({ startMs: LIVE.settle, points: 4 })]);
  expect(script?.walkers).toEqual([expect.objectContaining({ piece: 'meeple', appearsMs: LIVE.settle })]);
  expect(script?.walkers[0]?.startMs).toBeGreaterThan(LIVE.settle);
});

test('a piece stays on its tile until a later move returns it', () => {
  const log = logOf([tile(0, -1), deployed], [tile(0, -2), scored, returned]);
  const script = scriptFor(log, log, CATCHING_UP);
  const [first, second] = script?.tiles ?? [];
  expect(first?.pieces).toEqual([]);
  expect(script?.walkers[0]?.appearsMs).toBe(CATCHING_UP.settle);
  expect(script?.walkers[0]?.startMs).toBeGreaterThan(second?.startMs ?? Number.POSITIVE_INFINITY);
  expect(scriptFor(log, log.slice(0, 1), LIVE)?.tiles[0]?.pieces).toEqual([deployed]);
});

test('undone moves are omitted, and only the last of many moves are shown', () => {
  const undone = logOf([tile(0, -1), scored], []);
  expect(scriptFor(undone, undone, LIVE)).toBeUndefined();
  const long = logOf(...Array.from({ length: 30 }, (_, index) => [tile(index, 1)]));
  const cells = scriptFor(long, long, CATCHING_UP)?.tiles.map(({ cell }) => cell.x);
  expect(cells).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
});

test('a figure flies from tile to tile, from where an earlier move left it', () => {
  const moved = (x: number) => ({ type: 'dragon-moved', seat: 0, x, y: 0, by: 'seat' });
  const log = logOf([tile(0, -1), moved(1)], [moved(2), moved(3)]);
  expect(scriptFor(log, log.slice(1), LIVE)?.flights).toEqual([
    expect.objectContaining({ figure: 'dragon', from: { x: 1, y: 0 }, to: { x: 2, y: 0 }, startMs: 0 }),
    expect.objectContaining({ from: { x: 2, y: 0 }, to: { x: 3, y: 0 }, startMs: LIVE.fly }),
  ]);
  expect(scriptFor(log, log.slice(0, 1), LIVE)?.flights).toEqual([
    expect.objectContaining({ from: undefined, to: { x: 1, y: 0 }, startMs: LIVE.settle }),
  ]);
});
