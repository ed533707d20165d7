import { expect, test } from 'vitest';
import { tableOptions } from '../../../src/texts/en/table-options.ts';
import type { RulesCatalogue } from '../../../web/api/types.ts';
import { maxSeats, requestFor, usualTable } from '../../../web/games/new-table.ts';

const usual = usualTable(tableOptions);

/** The part of the catalogue with the numbers of players. */
const catalogue = {
  seatCount: { min: 2, max: 5, maxWithSixth: 6 },
  expansions: [
    { id: 'river', supportsSixPlayers: false },
    { id: 'inns-and-cathedrals', supportsSixPlayers: true },
  ],
} as unknown as RulesCatalogue;

test('six can play with an expansion that has their pieces', () => {
  expect(maxSeats(catalogue, [])).toBe(5);
  expect(maxSeats(catalogue, ['river'])).toBe(5);
  expect(maxSeats(catalogue, ['river', 'inns-and-cathedrals'])).toBe(6);
});

test('the request contains the choices, and no clock without a limit', () => {
  expect(requestFor(usual, catalogue, ' Sunday table ', 'anna, bruno;carla@example.org')).toEqual({
    name: 'Sunday table',
    seatCount: 2,
    visibility: 'unlisted',
    seating: 'drawn',
    assistance: true,
    rated: true,
    invite: ['anna', 'bruno', 'carla@example.org'],
    robots: [],
    allowRobots: true,
    rules: { edition: 'third', expansions: [] },
  });
});

test('a sixth player is removed with the expansion', () => {
  const table = { ...usual, seatCount: 6, clock: 'P1D', options: { handSize: 3 } };
  const request = requestFor(table, catalogue, '', '');
  expect(request).toMatchObject({
    seatCount: 5,
    clock: { perTurn: 'P1D', onTimeout: 'skip' },
    rules: { handSize: 3 },
  });
  expect(request).not.toHaveProperty('name');
});
