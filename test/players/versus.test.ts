/** The results between two players, for permitted readers. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { playOn, readTable, resign, seatAll } from '../support/table.ts';
import { makePlayers } from './support/players.ts';

const service = useApp();

const compare = ({ handle }: TestPlayer, other: TestPlayer, viewer?: TestPlayer) =>
  service.http
    .get(`/v1/players/${handle}/versus`)
    .query({ opponent: other.handle })
    .set(viewer?.auth ?? {});
const show = ({ auth }: TestPlayer, shows: object) =>
  service.http.patch('/v1/me').set(auth).send({ privacy: shows }).expect(200);
const three = () => makePlayers(service, 'anna', 'bruno', 'carla');

/** Has the last of the players lose. */
async function lose(players: TestPlayer[], request: object = {}): Promise<string> {
  const table = await seatAll(service, players, request);
  service.pass(1000);
  for (const player of players.slice(1).toReversed()) await resign(service, table, player);
  return table.id;
}

test('games, places, points and recent games of two players are counted, from either side', async () => {
  const [anna, bruno, carla] = await three();
  const table = await seatAll(service, [anna, bruno]);
  await playOn(service, table);
  const { scores } = await readTable(service, table, anna);
  const lost = await lose([anna, bruno]);
  await lose([anna, carla]);
  await lose([anna, bruno], { scenario: { draws: ['base/U', 'base/V'] } });
  await seatAll(service, [anna, bruno]);
  const won = Number(scores[0] > scores[1]);
  const behind = Number(scores[0] < scores[1]);
  const { body } = await compare(anna, bruno, anna).expect(200);
  expect(body).toMatchObject({
    player: { playerId: anna.id, handle: anna.handle },
    opponent: { playerId: bruno.id, handle: bruno.handle },
    played: 2,
    ahead: 1 + won,
    behind,
    level: 1 - won - behind,
    points: { player: scores[0], opponent: scores[1] },
    last: [
      { id: lost, yourSeat: 0 },
      { id: table.id, yourSeat: 0 },
    ],
  });
  expect((await compare(bruno, anna, bruno).expect(200)).body).toMatchObject({
    played: 2,
    ahead: behind,
    behind: 1 + won,
    points: { player: scores[1], opponent: scores[0] },
  });
  const page = await anna.get(`/v1/players/${bruno.handle}`).expect(200);
  expect(page.body.headToHead).toEqual({ played: 2, ahead: 1 + won, behind });
});

test('others see public games if both players show theirs, and games they played in', async () => {
  const [anna, bruno, carla] = await three();
  await lose([anna, bruno]);
  await lose([bruno, anna], { visibility: 'private' });
  const ofThree = await lose([anna, bruno, carla], { visibility: 'private' });
  for (const player of [anna, bruno]) await show(player, { audience: 'public' });
  await show(anna, { record: true });
  const nothing = { played: 0, ahead: 0, behind: 0, level: 0, points: { player: 0, opponent: 0 }, last: [] };
  expect((await compare(anna, bruno).expect(200)).body).toMatchObject(nothing);
  expect((await compare(anna, bruno, carla).expect(200)).body).toMatchObject({
    played: 1,
    last: [{ id: ofThree }],
  });
  await show(bruno, { record: true });
  expect((await compare(anna, bruno).expect(200)).body).toMatchObject({ played: 1, ahead: 1, behind: 0 });
  expect((await compare(anna, bruno, carla).expect(200)).body).toMatchObject({ played: 2 });
  expect((await compare(anna, bruno, bruno).expect(200)).body).toMatchObject({ played: 3 });
});

test('hidden or blocked players are not found, and one player is not two', async () => {
  const [anna, bruno, carla] = await three();
  await show(anna, { audience: 'private' });
  await compare(anna, bruno, carla).expect(404);
  expect((await compare(bruno, anna, carla).expect(404)).body.type).toBe('/problems/player-not-found');
  await compare(bruno, anna, anna).expect(200);
  await anna.put(`/v1/me/blocks/${bruno.handle}`).expect(204);
  await compare(bruno, anna, anna).expect(404);
  const { body } = await compare(bruno, bruno, carla).expect(400);
  expect(body.errors).toMatchObject([{ in: 'query', pointer: '/opponent' }]);
});
