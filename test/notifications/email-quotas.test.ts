import { beforeEach, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, makeReachable, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { subjectsTo } from './support/mailbox.ts';

const service = useApp({
  publicUrl: 'http://carcassonne.example',
  limits: {
    'guests-daily': 3,
    'guests-per-minute': 16,
    'guest-emails-daily': 2,
    'invitation-emails-daily': 2,
    'confirmation-emails-daily': 2,
    'games-hourly': 1000,
    'games-daily': 1000,
    'registrations-hourly': 1000,
    'registrations-daily': 1000,
  },
});
const mailbox = useEmailWorkers(service);
// The previous test's emails do not count.
beforeEach(async () => {
  service.deps.limits.clear();
  await service.db.prisma.rateLimit.deleteMany();
});

const newGame = ({ auth }: TestPlayer, invite: string[]) =>
  service.http.post('/v1/games').set(auth).send({ seatCount: 3, invite });

const deliveries = (where: object) => service.db.prisma.delivery.findMany({ where, orderBy: { id: 'asc' } });
const statesOf = async (where: object) => (await deliveries(where)).map(({ state }) => state);

test('limits the addresses a player invites per day, over all games', async () => {
  const owner = await makeReachable(service, 'anna');
  const { body: game } = await newGame(owner, ['a@victim.example', 'b@victim.example']).expect(201);
  const invite = (...names: string[]) => owner.post(`/v1/games/${game.id}/invitations`, { invite: names });
  const refused = await newGame(owner, ['c@victim.example', 'd@victim.example']).expect(429);
  expect(refused.body['violated-policies']).toEqual(['guests-daily']);
  await invite('a@victim.example', 'b@victim.example').expect(202);
  await invite('a@victim.example', 'c@victim.example').expect(202);
  await invite('d@victim.example').expect(429);
  await vi.waitFor(() => expect(mailbox().to('c@victim.example')).toHaveLength(1), waiting);
  expect(mailbox().to('d@victim.example')).toEqual([]);
});

test('limits the emails an address gets per day, over all players', async () => {
  const address = 'target@victim.example';
  for (let count = 0; count < 3; count += 1)
    await newGame(await makeReachable(service, 'anna'), [address]).expect(201);
  await vi.waitFor(
    async () => expect((await statesOf({ address })).sort()).toEqual(['delivered', 'delivered', 'dropped']),
    waiting,
  );
  expect(mailbox().to(address)).toHaveLength(2);
});

test('limits the invitation emails a member gets per day', async () => {
  const [owner, member] = [await makeReachable(service, 'anna'), await makeReachable(service, 'anna')];
  for (let count = 0; count < 3; count += 1) await newGame(owner, [member.handle]).expect(201);
  const where = { playerId: member.id, type: 'player.invited' };
  await vi.waitFor(
    async () => expect((await statesOf(where)).sort()).toEqual(['delivered', 'delivered', 'dropped']),
    waiting,
  );
});

test('limits the emails per day to an unconfirmed address', async () => {
  const player = await makePlayer(service, 'squatter');
  for (let count = 0; count < 2; count += 1) {
    service.pass(300_000);
    await player.post('/v1/me/verification').expect(202);
  }
  await vi.waitFor(
    async () => expect(await statesOf({ playerId: player.id })).not.toContain('waiting'),
    waiting,
  );
  expect(subjectsTo(mailbox(), player.email)).toHaveLength(2);
});

test('limits the addresses the whole service invites per minute', async () => {
  const refused: string[][] = [];
  for (let count = 0; count < 6; count += 1) {
    const guests = ['x', 'y', 'z'].map((name) => `${name}${count}@victim.example`);
    const { status, body } = await newGame(await makeReachable(service, 'anna'), guests);
    if (status === 429) refused.push(body['violated-policies']);
  }
  expect(refused).toContainEqual(['guests-per-minute']);
});
