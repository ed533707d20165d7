/** One occurrence sends a person one message per channel, while programs get every event. */
import { describe, expect, test, vi } from 'vitest';
import { updatePreferences } from '../../src/notifications/index.ts';
import { unfannedEvents } from '../../src/notifications/store/backlog.ts';
import { matchPoolPlayers } from '../../src/pools/match-players.ts';
import { makeClub } from '../clubs/support/club.ts';
import { announce, start as startCup } from '../competitions/support.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { resign, seatAll, takeTurn } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

/** Makes a player reachable by email, a device and a webhook. */
async function makeReachable(player: TestPlayer): Promise<TestPlayer> {
  await confirmAddress(service, player);
  const { subscription } = newBrowser('https://push.example/');
  await player.post('/v1/me/push-subscriptions', subscription).expect(201);
  const events = ['game.started', 'turn.started', 'round.started', 'game.finished', 'player.joined'];
  await player.post('/v1/me/webhooks', { url: 'https://example.org/', events }).expect(201);
  return player;
}

const makePair = async (): Promise<[TestPlayer, TestPlayer]> => [
  await makeReachable(await makePlayer(service, 'anna')),
  await makeReachable(await makePlayer(service, 'bruno')),
];

/** Returns the messages sent to a player on a channel since the last call, once no fan-out is pending. */
async function sentTo({ id: playerId }: TestPlayer, channel: string): Promise<string[]> {
  const isDone = async () => expect(await unfannedEvents(service.db.prisma)).toMatchObject({ count: 0 });
  await vi.waitFor(isDone, waiting);
  const where = { playerId, channel, NOT: { type: { startsWith: 'account.' } } };
  const rows = await service.db.prisma.delivery.findMany({ where, orderBy: { createdAt: 'asc' } });
  await service.db.prisma.delivery.deleteMany({ where });
  return rows.map(({ type }) => type).toSorted();
}

/** Returns the messages sent to each of two people since the last call: to the player to move, and to the other. */
async function sent(players: readonly TestPlayer[]) {
  const all = [];
  for (const player of players) {
    const [email, push, webhook] = [
      await sentTo(player, 'email'),
      await sentTo(player, 'push'),
      await sentTo(player, 'webhook'),
    ];
    all.push({ email, push, webhook });
  }
  return all.toSorted((one, other) => other.webhook.length - one.webhook.length);
}

/** Excludes the table's events, which only one of the two gets. */
async function sentInAnyOrder(players: readonly TestPlayer[]) {
  const all = await sent(players);
  return all
    .map((each) => ({ ...each, webhook: each.webhook.filter((type) => type !== 'player.joined') }))
    .toSorted((one, other) => other.webhook.length - one.webhook.length);
}

const message = (type: string, webhook: readonly string[]) => ({ email: [type], push: [type], webhook });

describe('the start of a round', () => {
  test.each([1, 3])('sends one message to each player, with best of %i', async (bestOf) => {
    const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, bestOf });
    for (const player of cup.players) await makeReachable(player);
    await startCup(cup);
    expect(await sent(cup.players)).toEqual([
      message('round.started', ['game.started', 'round.started', 'turn.started']),
      message('round.started', ['game.started', 'round.started']),
    ]);
  });

  test('sends one message to each player with mirrored pairs', async () => {
    const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, form: 'mirrored' });
    for (const player of cup.players) await makeReachable(player);
    await startCup(cup);
    for (const { email, push } of await sent(cup.players))
      expect([email, push]).toEqual([['round.started'], ['round.started']]);
  });
});

describe('a match', () => {
  const challenge = async (bestOf: number, form: string) => {
    const players = await makePair();
    const [anna, bruno] = players;
    const request = { opponent: bruno.handle, bestOf, form };
    const { body } = await anna.post('/v1/matches', request).expect(201);
    await sent(players);
    await bruno.post(`/v1/matches/${body.id}/accept`).expect(200);
    return { players, games: async () => (await anna.get(`/v1/matches/${body.id}`).expect(200)).body.games };
  };

  test('sends one message to each player when accepted', async () => {
    const { players } = await challenge(1, 'games');
    expect(await sentInAnyOrder(players)).toEqual([
      message('turn.started', ['game.started', 'turn.started']),
      message('game.started', ['game.started']),
    ]);
  });

  test('of mirrored pairs sends one message to each player, about the game they start', async () => {
    const { players } = await challenge(1, 'mirrored');
    for (const each of await sentInAnyOrder(players))
      expect(each).toEqual(message('turn.started', ['game.started', 'game.started', 'turn.started']));
  });

  test('announces the next game at the end of one, and then only turns', async () => {
    const { players, games } = await challenge(3, 'games');
    await sent(players);
    await resign(service, (await games())[0], players[0]);
    await vi.waitFor(async () => expect(await games()).toHaveLength(2), waiting);
    expect(await sentInAnyOrder(players)).toEqual([
      {
        email: ['game.finished', 'turn.started'],
        push: ['game.finished', 'turn.started'],
        webhook: ['game.finished', 'game.started', 'turn.started'],
      },
      message('game.finished', ['game.finished', 'game.started']),
    ]);
  });

  test('of a club sends one message when accepted, even to players who want all news', async () => {
    const players = await makePair();
    const [anna, bruno] = players;
    await makeClub(service, 'duels', anna, bruno);
    for (const { id } of players) await updatePreferences(service.deps, id, undefined, { about: 'all' });
    const { body } = await anna.post('/v1/matches', { club: 'duels' }).expect(201);
    await sent(players);
    await bruno.post(`/v1/matches/${body.id}/accept`).expect(200);
    const all = await sent(players);
    expect(all.map(({ email }) => email).toSorted()).toEqual([['game.started'], ['turn.started']]);
    expect(all.map(({ push }) => push).toSorted()).toEqual([['game.started'], ['turn.started']]);
    expect(all.flatMap(({ webhook }) => webhook)).toContain('player.joined');
  });
});

test('a pool game sends one message to each player', async () => {
  const players = await makePair();
  const pool = { seats: 2, preset: 'base', pace: 'three-days', rated: true };
  for (const player of players) await player.post('/v1/me/pools', pool).expect(201);
  await matchPoolPlayers(service.deps);
  // Someone else may have begun to bring them together.
  const waitingPlayers = () => service.db.prisma.poolWait.count();
  await vi.waitFor(async () => expect(await waitingPlayers()).toBe(0), waiting);
  expect(await sent(players)).toEqual([
    message('turn.started', ['game.started', 'turn.started']),
    message('game.started', ['game.started']),
  ]);
});

test('a decision sends one message to the next player even if they want all news', async () => {
  const players = await makePair();
  const table = await seatAll(service, players, { name: 'Sunday game' });
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await updatePreferences(service.deps, second.id, undefined, { about: 'all' });
  await sent(players);
  await takeTurn(service, table, first);
  const [toSecond] = await sent([second]);
  expect(toSecond).toMatchObject({ email: ['turn.started'], push: ['turn.started'] });
});
