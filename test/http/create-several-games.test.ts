/** Games created by one request: all or none, and once. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { getAs, postAs } from './support/calls.ts';

const service = useApp();
const label = 'Spring Cup, round 1';
const forOthers = { label, join: false, visibility: 'unlisted' };

const create = ({ auth }: TestPlayer, games: readonly object[], key: string = randomUUID()) =>
  service.http.post('/v1/games/batch').set(auth).set('idempotency-key', key).send({ games });
const createdBy = async ({ auth }: TestPlayer) =>
  (await getAs(service, auth, '/v1/games?owner=me').expect(200)).body.items;
const idsIn = (games: readonly { id: string }[]) => games.map(({ id }) => id);

describe('creating several games', () => {
  test('creates each as requested, in order', async () => {
    const host = await makePlayer(service);
    const { body } = await create(host, [
      { ...forOthers, name: 'Table 1', seatCount: 3 },
      { ...forOthers, name: 'Table 2', rules: { expansions: ['river'] } },
    ]).expect(201);
    expect(body.items).toMatchObject([
      { name: 'Table 1', label, seatCount: 3, ownerId: host.id, status: 'open', players: [] },
      { name: 'Table 2', label, rules: { expansions: ['river'] } },
    ]);
    const codes = body.items.map(({ invitation }: { invitation: string }) => invitation);
    expect(new Set(codes).size).toBe(2);
    expect(idsIn(await createdBy(host)).sort()).toEqual(idsIn(body.items).sort());
    await postAs(service, host.auth, '/v1/games', { label: 'Autumn Cup', join: false }).expect(201);
    const found = await service.http
      .get('/v1/games')
      .query({ owner: 'me', label })
      .set(host.auth)
      .expect(200);
    expect(idsIn(found.body.items).sort()).toEqual(idsIn(body.items).sort());
  });

  test('creates them once, however often the request is repeated', async () => {
    const host = await makePlayer(service);
    const key = randomUUID();
    const first = await create(host, [forOthers, forOthers], key).expect(201);
    const again = await create(host, [forOthers, forOthers], key).expect(201);
    expect(again.body).toEqual(first.body);
    expect(await createdBy(host)).toHaveLength(2);
  });

  test.each([
    ['with a key', { 'idempotency-key': randomUUID() }],
    ['without a key', {}],
  ])('creates none if one is refused, and reports which, %s', async (_, headers) => {
    const host = await makePlayer(service);
    const games = [forOthers, forOthers, { ...forOthers, invite: ['nobody-has-this'] }];
    const { body } = await host.post('/v1/games/batch').set(headers).send({ games }).expect(404);
    expect(body).toMatchObject({ type: '/problems/player-not-found', index: 2, handle: 'nobody-has-this' });
    expect(await createdBy(host)).toEqual([]);
  });

  test('does not let guests arrange games for others', async () => {
    const { body } = await postAs(service, {}, '/v1/guests', {}).expect(201);
    const auth = { authorization: `Bearer ${body.accessToken}` };
    const refused = await postAs(service, auth, '/v1/games/batch', { games: [{ label }] }).expect(403);
    expect(refused.body).toMatchObject({ type: '/problems/account-required', index: 0 });
  });
});

test('results can be filtered by a label', async () => {
  const players = [await makePlayer(service), await makePlayer(service)] as const;
  const ended: string[] = [];
  for (const game of [{ label }, { label: 'Autumn Cup' }, {}]) {
    const { body } = await postAs(service, players[0].auth, '/v1/games', game).expect(201);
    await postAs(service, players[1].auth, `/v1/games/${body.id}/seats`, {}).expect(201);
    await postAs(service, players[0].auth, `/v1/games/${body.id}/resign`, {}).expect(201);
    ended.push(body.id);
  }
  service.pass(120_000);
  const { text } = await service.http.get('/v1/records.txt').query({ label }).expect(200);
  expect(text).toContain(`; Game ${ended[0]},`);
  for (const other of ended.slice(1)) expect(text).not.toContain(other);
});
