import { expect, test } from 'vitest';
import { labelsFor } from '../src/helpers/option-labels.ts';

const cell = (x: number, y: number) => ({ x, y });

test('cells are numbered, and options sharing one get letters', () => {
  const options = [cell(0, 1), cell(2, 0), cell(0, 1), { type: 'skip' }, { type: 'skip' }, cell(2, 0)];
  expect(labelsFor(options)).toEqual(['1a', '2a', '1b', '3', '4', '2b']);
});

test('z is followed by aa, ab, …', () => {
  const labels = labelsFor(Array.from({ length: 54 }, () => cell(0, 0)));
  expect([labels[0], labels[25], labels[26], labels[27], labels[52], labels[53]]).toEqual([
    '1a',
    '1z',
    '1aa',
    '1ab',
    '1ba',
    '1bb',
  ]);
});
