import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../src/games/store/games.ts';
import type { LogEntry } from '../../src/games/store/log-entries.ts';
import type { PostedMessage } from '../../src/games/store/messages.ts';
import { live } from '../../src/notifications/channels/live/index.ts';
import {
  type Notification,
  notificationsFrom,
  type OutboxKind,
} from '../../src/notifications/kinds/index.ts';
import type { OutboxEvent } from '../../src/notifications/store/outbox.ts';

const at = new Date('2026-03-01T09:30:00Z');
const seats = ['anna', 'bruno'].map((name, seat) => ({
  seat,
  playerId: name,
  handle: name,
  displayName: name,
  robot: null,
}));
const game = {
  id: 'game',
  status: 'running',
  version: 4,
  awaitingSeat: 1,
  deadline: at,
  pausedAt: null,
  scores: [3, 0],
  seats,
} as unknown as GameRow;
const over = { ...game, status: 'finished', awaitingSeat: null } as GameRow;
const anna = { playerId: 'anna', handle: 'anna', displayName: 'anna' };

const eventOf = (kind: OutboxKind, data: unknown = null, player: string | null = null): OutboxEvent => ({
  game: 'game',
  kind,
  seq: 4,
  player,
  data,
  at,
  position: '1',
});

const entryOf = (type: string): LogEntry => ({
  game: 'game',
  seq: 4,
  seat: 0,
  decision: { type } as LogEntry['decision'],
  events: [],
  at,
  hash: '',
  previousHash: '',
});

const message: PostedMessage = { id: 'm', text: 'Hello', at, ...anna, readers: ['anna', 'bruno', 'carla'] };

/** The notifications as `type: recipients`. */
const lines = (notifications: readonly Notification[]) =>
  notifications.map(({ type, to }) => `${type}: ${to.join(' ')}`);

const cases: [string, OutboxEvent, GameRow, string | undefined, string[]][] = [
  [
    'a decision: all see it, and the next turn starts',
    eventOf('decision.made'),
    game,
    'tile',
    ['decision.made: anna bruno', 'turn.started: bruno'],
  ],
  [
    'a decision after which the game has moved on',
    eventOf('decision.made'),
    { ...game, version: 5 },
    'tile',
    ['decision.made: anna bruno'],
  ],
  [
    'a skipped turn',
    eventOf('decision.made'),
    game,
    'skip',
    ['decision.made: anna bruno', 'turn.expired: anna', 'turn.started: bruno'],
  ],
  [
    'the last decision',
    eventOf('decision.made'),
    over,
    'tile',
    ['decision.made: anna bruno', 'game.finished: anna bruno'],
  ],
  ['a decision that is not in the log', eventOf('decision.made'), game, undefined, []],
  [
    'the start',
    { ...eventOf('game.started'), seq: 0 },
    { ...game, version: 0 },
    undefined,
    ['game.started: anna bruno', 'turn.started: bruno'],
  ],
  ['a player who joins', eventOf('player.joined', { by: 'anna' }), game, undefined, ['player.joined: bruno']],
  [
    'a player who leaves',
    eventOf('player.left', { by: 'carla' }),
    game,
    undefined,
    ['player.left: anna bruno'],
  ],
  [
    'an invitation',
    eventOf('player.invited', { by: 'anna' }, 'dino'),
    game,
    undefined,
    ['player.invited: dino'],
  ],
  [
    'an invitation by email',
    eventOf('player.invited', { by: 'anna', email: 'dino@example.org' }),
    game,
    undefined,
    ['player.invited: '],
  ],
  [
    'a message: those who could read it and still sit there',
    eventOf('message.posted', { message: 'm' }),
    game,
    undefined,
    ['message.posted: bruno'],
  ],
  ['a reminder', eventOf('turn.reminder', null, 'bruno'), game, undefined, ['turn.reminder: bruno']],
  ['a reminder that comes too late', eventOf('turn.reminder', null, 'bruno'), over, undefined, []],
  ['a nudge', eventOf('turn.reminder', { by: 'anna' }, 'bruno'), game, undefined, ['turn.reminder: bruno']],
  [
    'a table that is cancelled: for those who sit there, and for each who was invited',
    eventOf('game.cancelled', { by: 'anna' }),
    game,
    undefined,
    ['game.cancelled: bruno'],
  ],
  ['to an invited player', eventOf('game.cancelled', {}, 'dino'), game, undefined, ['game.cancelled: dino']],
  [
    'a declined invitation',
    eventOf('invitation.declined', { by: 'dino' }, 'anna'),
    game,
    undefined,
    ['invitation.declined: anna'],
  ],
  ['a removed player', eventOf('player.removed', {}, 'dino'), game, undefined, ['player.removed: dino']],
  [
    'a player’s plan is cancelled: no one else is notified',
    eventOf('plan.cancelled', { plan: 'p', reason: 'cell-not-free', detail: 'Taken.' }, 'bruno'),
    game,
    undefined,
    ['plan.cancelled: bruno'],
  ],
];

const around = { actor: anna, message, hiddenFrom: new Set<string>() };

test.each(cases)('%s', (_, event, row, decision, expected) => {
  const entry = decision === undefined ? undefined : entryOf(decision);
  expect(lines(notificationsFrom({ ...around, event, game: row, entry }))).toEqual(expected);
});

test.each([
  ['a person decided', null, 'easy', game, false],
  ['a robot decided, and a robot decides next', 'easy', 'easy', game, true],
  ['a robot decided, and a person decides next', 'easy', null, game, false],
  ['a robot decided, and a later decision followed', 'easy', null, { ...game, version: 5 }, true],
  ['a robot made the last decision', 'easy', 'easy', over, false],
] as const)('%s: whether people can skip the news', (_, by, next, row, expected) => {
  const robots = [by, next];
  const withRobots = {
    ...row,
    seats: row.seats.map((seat, index) => ({ ...seat, robot: robots[index] ?? null })),
  };
  const [made] = notificationsFrom({
    ...around,
    event: eventOf('decision.made'),
    game: withRobots,
    entry: entryOf('tile'),
  });
  expect(made).toMatchObject({ type: 'decision.made', isPassing: expected });
});

describe('a listener', () => {
  const reaching = (player: string, event: OutboxEvent, decision?: string) =>
    notificationsFrom({ ...around, event, game, entry: decision ? entryOf(decision) : undefined })
      .filter((notification) => live.reaches(notification, player))
      .map(({ type }) => type);

  test('receives events about the table, and turns only if they are its own', () => {
    expect(reaching('anna', eventOf('decision.made'), 'tile')).toEqual(['decision.made']);
    expect(reaching('bruno', eventOf('decision.made'), 'tile')).toEqual(['decision.made', 'turn.started']);
    expect(reaching('spectator', eventOf('decision.made'), 'tile')).toEqual(['decision.made']);
  });

  test('receives messages only with a seat, its own included', () => {
    const posted = eventOf('message.posted', { message: 'm' });
    expect(reaching('anna', posted)).toEqual(['message.posted']);
    expect(reaching('bruno', posted)).toEqual(['message.posted']);
    expect(reaching('spectator', posted)).toEqual([]);
    expect(reaching('carla', posted), 'a player who left').toEqual([]);
  });
});
