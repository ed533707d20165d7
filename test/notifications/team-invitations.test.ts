/** Team invitations reach players' devices and open streams like other invitations. */
import { expect, test, vi } from 'vitest';
import { advance } from '../competitions/support.ts';
import { enterTeam } from '../competitions/team-support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { listen, type TestListener } from './support/listener.ts';
import { usePushService } from './support/push-service.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const pushService = usePushService();

/** Has a captain invite a player with a device to a team, after `before`; returns the device's messages. */
async function invite(before: (invited: TestPlayer) => Promise<unknown> = async () => undefined) {
  const [organiser, captain, invited] = [
    await makePlayer(service, 'organiser'),
    await makePlayer(service, 'captain'),
    await makePlayer(service, 'invited'),
  ];
  const browser = pushService().subscribe();
  await invited.post('/v1/me/push-subscriptions', browser.subscription).expect(201);
  await invited.patch('/v1/me', { locale: 'de' }).expect(200);
  await before(invited);
  const request = { kind: 'swiss', name: 'Spring Cup', teamSize: 2 };
  const { body: cup } = await organiser.post('/v1/competitions', request).expect(201);
  const { body: team } = await captain
    .post(`/v1/competitions/${cup.id}/teams`, { name: 'The Abbots' })
    .expect(201);
  const url = `/v1/competitions/${cup.id}/teams/${team.teamId}/invitations`;
  await captain.post(url, { player: invited.handle }).expect(204);
  await captain.post(url, { player: invited.handle }).expect(204);
  return { browser, cup, captain, invited };
}

/** Returns the states of the deliveries to a player's devices. */
const states = async ({ id: playerId }: TestPlayer) => {
  const rows = await service.db.prisma.delivery.findMany({ where: { playerId, channel: 'push' } });
  return rows.map(({ state }) => state);
};

test('an invitation to a team is pushed once, in the language of the player, and opens the competition', async () => {
  const { browser, cup, captain, invited } = await invite();
  const { payload } = await pushService().receives(browser, 'team.invited');
  expect(payload).toMatchObject({
    language: 'de',
    url: `http://localhost/competitions/${cup.id}`,
    image: null,
    gameId: null,
  });
  expect(payload.title).toContain('The Abbots');
  expect(`${payload.title} ${payload.body}`).toContain(captain.handle);
  expect(payload.body).toContain('Spring Cup');
  expect(await states(invited)).toHaveLength(1);
});

test('an invitation to a team is not pushed to a player who wants no push notifications', async () => {
  const { browser, invited } = await invite((player) =>
    player.patch('/v1/me', { notifications: { push: false } }).expect(200),
  );
  await vi.waitFor(async () => expect(await states(invited)).toEqual(['dropped']), waiting);
  expect(await pushService().received(browser)).toEqual([]);
});

/** Returns a player's own stream, after an event if one is given. */
const stream = (player: TestPlayer, after?: string) => listen(`${service.url}/v1/me/events`, player, after);

/** Has an organiser announce a tournament of teams, and a captain enter one. */
async function enteredTeam() {
  const organiser = await makePlayer(service, 'organiser');
  const request = { kind: 'swiss', name: 'Spring Cup', teamSize: 2 };
  const { body: cup } = await organiser.post('/v1/competitions', request).expect(201);
  const team = await enterTeam(service, cup.id, 'The Abbots', 2);
  const [captain] = team.players as [TestPlayer, TestPlayer];
  const path = `/v1/competitions/${cup.id}/teams/${team.id}`;
  const invited = await makePlayer(service, 'invited');
  const invite = () => captain.post(`${path}/invitations`, { player: invited.handle }).expect(204);
  return {
    cup,
    team,
    organiser,
    captain,
    invited,
    path,
    invite,
    data: { competition: cup.id, team: team.id },
  };
}

const received = ({ received: events }: TestListener, ...expected: readonly object[]) =>
  vi.waitFor(() => expect(events).toMatchObject(expected), waiting);

test('an invitation to a team reaches only the open streams of its player, who can resume before it', async () => {
  const { captain, invited, path, invite, data } = await enteredTeam();
  const [theirs, others] = [await stream(invited), await stream(captain)];
  const before = theirs.lastId();
  await invite();
  const arrived = { event: 'team.invited', data };
  await received(theirs, arrived);
  const again = await stream(invited, before);
  await received(again, arrived);
  await captain.delete(`${path}/members/${invited.handle}`).expect(204);
  const closed = { event: 'team.invitation.closed', data };
  for (const listener of [theirs, again]) await received(listener, arrived, closed);
  await received(await stream(invited, theirs.received[0]?.id), closed);
  expect(others.received).toEqual([]);
});

type Entered = Awaited<ReturnType<typeof enteredTeam>>;

test.each<[string, (entered: Entered) => PromiseLike<unknown>]>([
  ['accepted', ({ invited, path }) => invited.put(`${path}/members/me`, {}).expect(204)],
  ['declined', ({ invited, path }) => invited.delete(`${path}/members/${invited.handle}`).expect(204)],
  ['lost with its team', ({ captain, path }) => captain.delete(path).expect(204)],
  [
    'lost with its tournament',
    ({ organiser, cup }) => organiser.post(`/v1/competitions/${cup.id}/cancel`).expect(200),
  ],
  [
    'too late',
    async ({ organiser, cup }) => {
      await enterTeam(service, cup.id, 'The Farmers', 2);
      await organiser.post(`/v1/competitions/${cup.id}/start`).expect(200);
      await advance(service);
    },
  ],
])('the stream of an invited player shows that an invitation was %s', async (_, close) => {
  const entered = await enteredTeam();
  const { invited, invite, data } = entered;
  await invite();
  const listener = await stream(invited);
  await close(entered);
  const closed = { event: 'team.invitation.closed', data };
  await vi.waitFor(() => expect(listener.received).toContainEqual(expect.objectContaining(closed)), waiting);
  expect(await teamsInviting(invited)).toEqual([]);
});

const teamsInviting = async ({ auth }: TestPlayer) =>
  (await service.http.get('/v1/competitions').query({ invited: true }).set(auth).expect(200)).body.items;
