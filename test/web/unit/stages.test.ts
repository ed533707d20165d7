import { expect, test } from 'vitest';
import type { Option } from '../../../web/api/types.ts';
import { type Alternative, stagesOf } from '../../../web/table/turn/stages.ts';

/** A placement with a member. */
const option = (member: object): Option => ({
  number: 1,
  label: '1',
  decision: { type: 'tile', x: 0, y: 0, rotation: 0, ...member } as Option['decision'],
  gains: [],
  text: '',
  declines: false,
  target: null,
});

const captured = { seat: 1, piece: 'wagon', x: 2, y: 1, segment: 'road0' };
const floor = (more: object = {}) => option({ floor: { x: 1, y: 1, ...more } });
const floors = [
  floor(),
  floor({ capture: captured, release: 'meeple' }),
  floor({ capture: captured, release: 'large-meeple' }),
  floor({ capture: { seat: 0, piece: 'meeple', x: 1, y: 2 } }),
  option({ floor: { x: 5, y: 5 } }),
];

const named = ({ part }: Alternative) => part?.at ?? part?.word;

test('an action asks for its place first', () => {
  const [stage, ...later] = stagesOf(floors, undefined);
  expect(later).toEqual([]);
  expect(stage?.path).toBe('floor.at');
  expect(stage?.alternatives.map(named)).toMatchObject([
    { x: 1, y: 1 },
    { x: 5, y: 5 },
  ]);
  expect(stage?.chosen).toBeUndefined();
});

test('a part that can be left out is asked for next, and its details only if they differ', () => {
  const bare = stagesOf(floors, floors[0]);
  expect(bare.map(({ path }) => path)).toEqual(['floor.at', 'floor.capture.at']);
  expect(bare[1]?.alternatives.map(named)).toMatchObject([undefined, { x: 2, y: 1 }, { x: 1, y: 2 }]);
  const full = stagesOf(floors, floors[2]);
  expect(full.map(({ path }) => path)).toEqual(['floor.at', 'floor.capture.at', 'floor.release']);
  expect(full[2]?.alternatives.map(named)).toEqual(['meeple', 'large-meeple']);
  expect(full[2]?.chosen?.option).toBe(floors[2]);
  expect(stagesOf(floors, floors[3]).map(({ path }) => path)).toEqual(['floor.at', 'floor.capture.at']);
});

test('a place is chosen before the piece that goes there', () => {
  const deployed = (x: number, piece: string) => option({ deploy: { piece, x, y: 0, segment: 'road0' } });
  const options = [deployed(1, 'meeple'), deployed(1, 'wagon'), deployed(2, 'meeple')];
  expect(stagesOf(options, options[1]).map(({ path }) => path)).toEqual(['deploy.at', 'deploy.piece']);
  expect(stagesOf(options, options[2]).map(({ path }) => path)).toEqual(['deploy.at']);
});
