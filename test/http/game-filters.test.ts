/** The filters and the order of game lists. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  advance,
  announce,
  type RunningGame,
  runningGames,
  start,
  type TestCompetition,
} from '../competitions/support.ts';
import { makePlayers } from '../players/support/players.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { resign, seatAll, takeFirst } from '../support/table.ts';

const service = useApp();

const read = (query: object, player?: TestPlayer) =>
  service.http
    .get('/v1/games')
    .query(query)
    .set(player?.auth ?? {});
const namesIn = async (query: object, player?: TestPlayer): Promise<string[]> =>
  (await read(query, player).expect(200)).body.items.map(({ name }: { name: string }) => name);
const create = async ({ auth }: TestPlayer, game: object) =>
  (await service.http.post('/v1/games').set(auth).send(game).expect(201)).body;
const two = () => makePlayers(service, 'anna', 'bruno');

test('filters by other players, including robots', async () => {
  const [anna, bruno] = await two();
  await seatAll(service, [anna, bruno], { name: 'with Bruno' });
  const { players } = await create(anna, { name: 'with a robot', robots: ['easy'] });
  await create(anna, { name: 'alone' });
  expect(await namesIn({ mine: true, opponent: bruno.handle.toUpperCase() }, anna)).toEqual(['with Bruno']);
  expect(await namesIn({ owner: 'me', opponent: players[1].handle }, anna)).toEqual(['with a robot']);
  expect(await namesIn({ turn: 'others', opponent: bruno.handle }, anna)).toEqual([]);
  const unknown = await read({ mine: true, opponent: 'nobody-of-this-name' }, anna).expect(404);
  expect(unknown.body.type).toBe('/problems/player-not-found');
});

test('filters by expansions that a game uses together', async () => {
  const [anna] = await two();
  await create(anna, { name: 'river', rules: { expansions: ['river'] } });
  await create(anna, { name: 'both', rules: { expansions: ['count', 'river'] } });
  await create(anna, { name: 'none' });
  expect(await namesIn({ mine: true, expansions: 'river' }, anna)).toEqual(['both', 'river']);
  expect(await namesIn({ mine: true, expansions: 'river,count' }, anna)).toEqual(['both']);
  expect((await namesIn({ status: 'open', expansions: 'count' }, undefined))[0]).toBe('both');
});

test('filters by competition, for a player and for visitors', async () => {
  const cups = [];
  for (const name of ['Spring Cup', 'Autumn Cup']) {
    const cup = await announce(service, 4, { kind: 'swiss', name, rounds: 1 });
    await start(cup);
    await advance(service);
    cups.push(cup);
  }
  const [spring] = cups as [TestCompetition, TestCompetition];
  const games = await runningGames(service, spring);
  const all = { status: 'running', competition: spring.id };
  const idsIn = async (query: object, player?: TestPlayer) =>
    (await read(query, player).expect(200)).body.items.map(({ id }: { id: string }) => id);
  expect((await idsIn(all)).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  const [{ id, players }] = games as [RunningGame, RunningGame];
  expect(await idsIn({ ...all, mine: true }, players[0])).toEqual([id]);
  const unknown = await read({ competition: randomUUID() }).expect(404);
  expect(unknown.body.type).toBe('/problems/competition-not-found');
});

test('filters by free seats of open tables', async () => {
  const [anna, bruno] = await two();
  const { id } = await create(anna, { name: 'two are free', seatCount: 4 });
  await bruno.post(`/v1/games/${id}/seats`, {}).expect(201);
  await create(bruno, { name: 'one is free' });
  await seatAll(service, [anna, bruno], { name: 'none is free' });
  expect(await namesIn({ freeSeats: 2, limit: 1 })).toEqual(['two are free']);
  expect(await namesIn({ freeSeats: 1, mine: true }, bruno)).toEqual(['one is free', 'two are free']);
  expect(await namesIn({ freeSeats: 2, status: 'open', mine: true }, bruno)).toEqual(['two are free']);
});

test('filters by creation time, in pages', async () => {
  const [anna] = await two();
  const games = [];
  for (const name of ['first', 'second', 'third']) games.push(await create(anna, { name }));
  const [first, second, third] = games.map(({ createdAt }) => createdAt);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await namesIn({ mine: true, since: second }, anna)).toEqual(['third', 'second']);
  expect(await namesIn({ mine: true, since: first, until: third }, anna)).toEqual(['second', 'first']);
  expect(await namesIn({ status: 'open', since: first, until: second })).toEqual(['first']);
  const page = { mine: true, sort: 'createdAt', since: second, limit: 1 };
  const { body } = await read(page, anna).expect(200);
  expect(await namesIn({ ...page, cursor: body.nextCursor }, anna)).toEqual(['second']);
});

test('sorts and filters by last move', async () => {
  const [anna, bruno] = await two();
  const tables = [];
  for (const name of ['first', 'second', 'third'])
    tables.push(await seatAll(service, [anna, bruno], { name, scenario: { draws: ['base/U', 'base/V'] } }));
  await create(anna, { name: 'not begun' });
  for (const table of [tables[1]!, tables[0]!]) {
    service.pass(1000);
    await takeFirst(service, table, anna);
  }
  const inOrder = { mine: true, sort: 'lastMoveAt' };
  const { body } = await read({ ...inOrder, limit: 2 }, anna).expect(200);
  expect(body.items).toMatchObject([{ name: 'first' }, { name: 'second' }]);
  expect(await namesIn({ ...inOrder, cursor: body.nextCursor }, anna)).toEqual(['third']);
  const since = body.items[1].lastMoveAt;
  expect(await namesIn({ ...inOrder, since }, anna)).toEqual(['first', 'second']);
  expect(await namesIn({ ...inOrder, until: since }, anna)).toEqual(['third']);
  expect(await namesIn({ status: 'running', sort: 'lastMoveAt', since })).toEqual(['first', 'second']);
  const [open] = (await read({ mine: true, status: 'open' }, anna).expect(200)).body.items;
  expect(open).toMatchObject({ name: 'not begun', lastMoveAt: null });
  await read({ mine: true, status: 'finished', cursor: body.nextCursor }, anna).expect(400);
});

test('filters by end time', async () => {
  const [anna, bruno] = await two();
  for (const name of ['earlier', 'later']) {
    service.pass(1000);
    await resign(service, await seatAll(service, [anna, bruno], { name }), bruno);
  }
  const over = { mine: true, status: 'finished' };
  const { body } = await read(over, anna).expect(200);
  expect(await namesIn({ ...over, until: body.items[0].finishedAt }, anna)).toEqual(['earlier']);
  expect(await namesIn({ ...over, sort: 'createdAt', since: body.items[0].createdAt }, anna)).toEqual([
    'later',
  ]);
});

describe('refuses incompatible filters, and names compatible ones', () => {
  test.each([
    ['sort=finishedAt', '/sort', 'status=finished'],
    ['sort=finishedAt&status=running', '/sort', 'status=finished'],
    ['sort=lastMoveAt', '/sort', 'status=running'],
    ['sort=name', '/sort', 'createdAt'],
    ['freeSeats=1&status=running', '/freeSeats', 'status=open'],
    ['opponent=mira', '/opponent', '/v1/players/{handle}/games'],
    ['expansions=river,castle', '/expansions/1', 'inns-and-cathedrals'],
    ['mine=true&owner=me', '/owner', 'either'],
    ['turn=mine&owner=me', '/owner', ''],
    ['owner=somebody', '/owner', ''],
  ])('%s', async (query, pointer, instead) => {
    const [{ auth }] = await two();
    const { body } = await service.http.get(`/v1/games?${query}`).set(auth).expect(400);
    expect(body.type).toBe('/problems/validation');
    expect(body.errors).toMatchObject([{ in: 'query', pointer, detail: expect.stringContaining(instead) }]);
  });
});
