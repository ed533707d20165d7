import { expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../../support/players.ts';
import { tableWithAway } from '../../support/table.ts';

const service = useApp();

const post = (game: string, what: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${game}/${what}`).set(auth).send(body);
const robotsOf = ({ players }: { players: { robot: string | null }[] }) => players.map(({ robot }) => robot);

test('a rematch against a robot begins at once, with the same level and options, for guests too', async () => {
  const options = { seatCount: 2, aids: false, robotPause: 'PT1H' };
  for (const player of [await makePlayer(service, 'again'), await makeGuest(service)]) {
    const request = { ...options, robots: ['strong'] };
    const { body: game } = await service.http.post('/v1/games').set(player.auth).send(request).expect(201);
    await post(game.id, 'resign', player).expect(201);
    const { body: next } = await post(game.id, 'rematch', player).expect(201);
    expect(next).toMatchObject({ ...options, status: 'running', awaiting: { seats: [0] } });
    expect(next.id).not.toBe(game.id);
    expect(robotsOf(next)).toEqual([null, 'strong']);
  }
});

test('somebody for whom a robot stood in is invited to the rematch', async () => {
  const table = await tableWithAway(service);
  const [by, away, other] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body: request } = await post(table.id, 'requests', by, { kind: 'robot', seat: 1 }).expect(201);
  await post(table.id, `requests/${request.id}/answer`, other, { agree: true }).expect(200);
  for (const player of [by, other]) await post(table.id, 'resign', player).expect(201);
  const { body: next } = await post(table.id, 'rematch', by).expect(201);
  expect(next).toMatchObject({ status: 'open', seatCount: 3 });
  expect(robotsOf(next)).toEqual([null]);
  const { body: invitations } = await service.http.get('/v1/me/invitations').set(away.auth).expect(200);
  expect(invitations.items).toMatchObject([{ game: { id: next.id } }]);
  const { body: joined } = await post(table.id, 'rematch', away).expect(201);
  expect(robotsOf(joined)).toEqual([null, null]);
});
