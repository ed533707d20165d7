/** Team invitations reach players' devices like other invitations. */
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
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
