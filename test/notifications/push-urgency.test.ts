import { expect, test } from 'vitest';
import { secondsToLive, urgencyOf } from '../../src/notifications/channels/push/urgency.ts';

const now = new Date('2026-11-22T12:00:00Z');
const in90 = { deadline: new Date('2026-11-22T12:01:30.500Z'), pausedAt: null };

test('a turn notification lives until its deadline, at most four weeks', () => {
  expect(secondsToLive('turn.started', in90, now)).toBe(90);
  expect(secondsToLive('turn.reminder', { ...in90, deadline: now }, now)).toBe(0);
  expect(secondsToLive('turn.started', { deadline: null, pausedAt: null }, now)).toBe(2_419_200);
  const inYears = { ...in90, deadline: new Date('2030-01-01T00:00:00Z') };
  expect(secondsToLive('turn.started', inYears, now)).toBe(2_419_200);
  expect(secondsToLive('turn.started', { deadline: now, pausedAt: now }, now)).toBe(2_419_200);
});

test('others live for days, and a test for a minute', () => {
  expect(secondsToLive('message.posted', in90, now)).toBe(86_400);
  expect(secondsToLive('game.finished', in90, now)).toBe(3 * 86_400);
  expect(secondsToLive('push.test', undefined, now)).toBe(60);
});

test('reminders are urgent, messages are not', () => {
  const types = ['turn.reminder', 'turn.started', 'message.posted', 'push.test'];
  expect(types.map(urgencyOf)).toEqual(['high', 'normal', 'low', 'normal']);
});
