import { expect, test } from 'vitest';
import { type ClockedRow, checkClock, type Delays } from '../../../../src/games/log/verify/check-clock.ts';
import { Findings } from '../../../../src/games/log/verify/finding.ts';

const day = 86_400_000;
const startedAt = new Date('2026-03-01T12:00:00Z');
const after = (days: number, ms = 0) => new Date(startedAt.getTime() + days * day + ms);

const vacations = [{ startsAt: after(1), endsAt: after(3) }];
const turnTime = { since: startedAt, ms: 5 * day };
const none: Delays = { vacations: [], turnTime: undefined };

test.each<[string, Date | null, Delays, number]>([
  ['the time of a turn', after(2), none, 0],
  ['less than that', after(2, -1), none, 1],
  ['more than that', after(2, 1), none, 1],
  ['no deadline', null, none, 1],
  ['a vacation made up for', after(4), { ...none, vacations }, 0],
  ['more than a vacation', after(4, 1), { ...none, vacations }, 1],
  ['more time as agreed', after(5), { ...none, turnTime }, 0],
  ['more than agreed', after(5, 1), { ...none, turnTime }, 1],
  ['agreed time and a vacation', after(7), { vacations, turnTime }, 0],
])('a running game with a clock of two days and %s', (_, deadline, delays, expected) => {
  const clock = { perTurn: 'P2D' };
  const row: ClockedRow = {
    status: 'running',
    clock,
    variation: null,
    imported: null,
    startedAt,
    updatedAt: startedAt,
    pausedAt: null,
    heldSeat: null,
    deadline,
  };
  const found = new Findings('a game');
  const log = { opening: undefined, entries: [] };
  checkClock(row, log, delays, () => 0, found);
  expect(found.list.map(({ code }) => code)).toEqual(Array(expected).fill('deadline-differs'));
});
