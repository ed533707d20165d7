import { expect, test } from 'vitest';
import { parseSegmentName } from '../src/helpers/segment-name.ts';

test('a segment’s name consists of its cell and its name on the tile', () => {
  expect(parseSegmentName('1,-2:city0')).toEqual({ cell: '1,-2', x: 1, y: -2, segment: 'city0' });
});
