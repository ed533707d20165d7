import { expect, test } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
import { type Notification, notificationsFrom } from '../../src/notifications/kinds/index.ts';
import { lookUp } from '../../src/notifications/kinds/look-up.ts';
import { useApp } from '../support/app.ts';
import { advance, announce, lose, playRound, read, runningGames, start } from './support.ts';

const service = useApp();

/** The pending notifications to a player, in the order of the outbox. */
async function notificationsTo(player: string | undefined, kinds: readonly string[]) {
  const rows = await service.db.prisma.outboxEvent.findMany({
    where: { playerId: player ?? '', kind: { in: [...kinds] } },
    orderBy: { at: 'asc' },
  });
  return rows.map(({ kind, data }) => ({ kind, ...(data as object) }));
}

test('entrants are notified once of each opponent and of their final place', async () => {
  const cup = await announce(service, 4, { kind: 'swiss', rounds: 2 });
  await start(cup);
  await playRound(service, cup);
  await playRound(service, cup);
  const [one] = cup.players;
  const notifications = await notificationsTo(one?.id, ['round.started', 'competition.finished']);
  expect(notifications).toMatchObject([
    { kind: 'round.started', title: 'Spring Cup', round: 1, by: cup.players[2]?.id },
    { kind: 'round.started', round: 2, competition: cup.id },
    { kind: 'competition.finished', place: 1, competition: cup.id },
  ]);
});

/** All notifications a game would cause now. */
async function notificationsOf(gameId: string): Promise<Notification[]> {
  const rows = await service.db.prisma.outboxEvent.findMany({ where: { gameId }, orderBy: { at: 'asc' } });
  const events = rows.map(({ position, kind, playerId, ...row }) => ({
    ...row,
    game: gameId,
    position: String(position),
    kind,
    player: playerId,
  }));
  return (await lookUp(service.db.prisma, events)).flatMap(notificationsFrom);
}

test('both are notified of a match judged between two games, but not of one its games decided', async () => {
  const ends = () => service.db.prisma.outboxEvent.findMany({ where: { kind: 'match.finished' } });
  const cup = await announce(service, 4, { kind: 'swiss', rounds: 1, bestOf: 3, roundWindow: 'P7D' });
  await start(cup);
  const [one, other] = await runningGames(service, cup);
  if (one === undefined || other === undefined) throw new Error('Two games are to run.');
  await lose(service, one, 0);
  await lose(service, other, 0);
  await advance(service, [other]);
  const next = (await runningGames(service, cup)).find(({ id }) => id !== one.id);
  if (next === undefined) throw new Error('The second game of a match is to run.');
  await lose(service, next, 1);
  service.pass(8 * dayMs);
  await advance(service);
  expect(await read(service, cup)).toMatchObject({ status: 'finished' });
  expect(await ends()).toMatchObject([{ gameId: one.id, playerId: null, data: { isJudged: true } }]);
  const notifications = await notificationsOf(one.id);
  expect(notifications.filter(({ type }) => type === 'game.finished')).toMatchObject([
    { match: { isOver: false } },
  ]);
  expect(notifications.filter(({ type }) => type === 'match.finished')).toMatchObject([
    { to: one.players.map(({ id }) => id), match: { isOver: true, winner: 1, isJudged: true } },
  ]);
});
