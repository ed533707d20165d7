/** The visibility of players' games. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, seatAll } from '../support/table.ts';
import { makePlayers } from './support/players.ts';

const service = useApp();

const read = ({ handle }: { handle: string }, viewer?: TestPlayer, query: object = {}) =>
  service.http
    .get(`/v1/players/${handle}/games`)
    .query(query)
    .set(viewer?.auth ?? {});
const namesFor = async (player: TestPlayer, viewer?: TestPlayer, query: object = {}) =>
  (await read(player, viewer, query).expect(200)).body.items.map(({ name }: { name: string }) => name);
const show = ({ auth }: TestPlayer, shows: object) =>
  service.http.patch('/v1/me').set(auth).send({ privacy: shows }).expect(200);
const create = async ({ auth }: TestPlayer, game: object) =>
  (await service.http.post('/v1/games').set(auth).send(game).expect(201)).body;

const three = () => makePlayers(service, 'anna', 'bruno', 'carla');

test('players who show their games list public ones, and private ones to their opponents', async () => {
  const [anna, bruno, carla] = await three();
  await seatAll(service, [anna, bruno], { name: 'public' });
  await seatAll(service, [anna, bruno], { name: 'unlisted', visibility: 'unlisted' });
  await seatAll(service, [anna, bruno], { name: 'private', visibility: 'private' });
  await create(carla, { name: 'of Carla', robots: ['easy'] });
  const { id } = await create(anna, { name: 'cancelled' });
  await anna.delete(`/v1/games/${id}`).expect(204);
  await show(anna, { audience: 'public', record: true });
  expect(await namesFor(anna)).toEqual(['public']);
  expect(await namesFor(anna, carla)).toEqual(['public']);
  expect(await namesFor(anna, bruno)).toEqual(['private', 'unlisted', 'public']);
  expect(await namesFor(anna, anna)).toEqual(['private', 'unlisted', 'public']);
});

test('players who hide their games list only those shared with the viewer', async () => {
  const [anna, bruno, carla] = await three();
  await seatAll(service, [anna, bruno], { name: 'with Bruno' });
  const { id } = await create(carla, { name: 'arranged by Carla', join: false, visibility: 'private' });
  const { invitation } = (await carla.get(`/v1/games/${id}`).expect(200)).body;
  await anna.post(`/v1/games/${id}/seats`, { invitation }).expect(201);
  await show(anna, { audience: 'public' });
  expect(await namesFor(anna)).toEqual([]);
  expect(await namesFor(anna, bruno)).toEqual(['with Bruno']);
  expect(await namesFor(anna, carla)).toEqual(['arranged by Carla']);
});

test('hidden players, and players with a block, list nothing', async () => {
  const [anna, bruno] = await three();
  await seatAll(service, [anna, bruno]);
  await show(anna, { audience: 'players', record: true });
  expect((await read(anna).expect(404)).body.type).toBe('/problems/player-not-found');
  await show(anna, { audience: 'private' });
  await read(anna, bruno).expect(404);
  await show(anna, { audience: 'public' });
  await bruno.put(`/v1/me/blocks/${anna.handle}`).expect(204);
  await read(anna, bruno).expect(404);
  await read({ handle: 'nobody-of-this-name' }, bruno).expect(404);
});

test('a block between the viewer and a seated player hides an open table', async () => {
  const [anna, bruno, carla] = await three();
  const { id } = await create(anna, { name: 'open', seatCount: 3 });
  await bruno.post(`/v1/games/${id}/seats`, {}).expect(201);
  await show(anna, { record: true });
  expect(await namesFor(anna, carla)).toEqual(['open']);
  await carla.put(`/v1/me/blocks/${bruno.handle}`).expect(204);
  expect(await namesFor(anna, carla)).toEqual([]);
});

test('a robot’s games are found by its name', async () => {
  const anna = await makePlayer(service, 'anna');
  const { players } = await create(anna, { name: 'with a robot', robots: ['easy'] });
  expect(await namesFor(players[1], undefined, { limit: 100 })).toContain('with a robot');
});

test('finished games are in order of their ends, one page at a time', async () => {
  const [anna, bruno] = await three();
  await show(anna, { audience: 'public', record: true });
  const [first, second] = [
    await seatAll(service, [anna, bruno], { name: 'ends last' }),
    await seatAll(service, [anna, bruno], { name: 'ends first' }),
  ];
  await seatAll(service, [anna, bruno], { name: 'goes on' });
  for (const table of [second, first]) {
    await resign(service, table, bruno);
    service.pass(1000);
  }
  const page = (await read(anna, undefined, { status: 'finished', limit: 1 }).expect(200)).body;
  expect(page.items).toMatchObject([{ name: 'ends last', yourSeat: null, hasUnread: false }]);
  expect(await namesFor(anna, undefined, { status: 'finished', cursor: page.nextCursor })).toEqual([
    'ends first',
  ]);
});

test('games of two players are listed if both show theirs, or the viewer plays', async () => {
  const [anna, bruno, carla] = await three();
  await seatAll(service, [anna, bruno], { name: 'of two' });
  await seatAll(service, [anna, carla], { name: 'with Carla' });
  await seatAll(service, [anna, bruno, carla], { name: 'of three' });
  const withBruno = { opponent: bruno.handle.toUpperCase() };
  await show(anna, { audience: 'public', record: true });
  await read(anna, undefined, withBruno).expect(404);
  await show(bruno, { audience: 'public' });
  expect(await namesFor(anna, undefined, withBruno)).toEqual([]);
  expect(await namesFor(anna, carla, withBruno)).toEqual(['of three']);
  expect(await namesFor(anna, bruno, withBruno)).toEqual(['of three', 'of two']);
  await show(bruno, { record: true });
  expect(await namesFor(anna, undefined, withBruno)).toEqual(['of three', 'of two']);
});
