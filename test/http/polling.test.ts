import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';

const service = useApp();

afterEach(() => {
  expect(service.errors).toEqual([]);
});

/** A straight road and field all round: base/U fits beside the start tile in several ways. */
const fiveStraights = { draws: ['base/U', 'base/U', 'base/U', 'base/U', 'base/U'] };
const scenario = (request: object = {}) => startTable(service, 2, { scenario: fiveStraights, ...request });

describe('polling', () => {
  test.each(['', '/options', '/moves'])('GET …%s answers 304 until something happens', async (path) => {
    const table = await scenario();
    const [one] = table.players;
    const poll = (tag?: string) => {
      const call = service.http.get(`/v1/games/${table.id}${path}`).set(one!.auth);
      return tag === undefined ? call : call.set('if-none-match', tag);
    };
    const { headers } = await poll().expect(200);
    const tag = String(headers['etag']);
    for (const same of [tag, `W/${tag}`, `"other", ${tag}`, '*']) await poll(same).expect(304);
    await poll('"other"').expect(200);
    await playOn(service, table, 1);
    const { headers: after } = await poll(tag).expect(200);
    expect(after['etag']).not.toBe(tag);
  });

  test('sees also what is no entry: who sits down', async () => {
    const owner = await makePlayer(service);
    const { body } = await service.http.post('/v1/games').set(owner.auth).send({ seatCount: 3 }).expect(201);
    const poll = () => service.http.get(`/v1/games/${body.id}`).set(owner.auth);
    const { headers } = await poll().expect(200);
    const guest = await makePlayer(service);
    await service.http.post(`/v1/games/${body.id}/seats`).set(guest.auth).send({}).expect(201);
    await poll().set('if-none-match', String(headers['etag'])).expect(200);
  });
});
