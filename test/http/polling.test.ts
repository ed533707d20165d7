import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { optionsOf, playOn, readTable, startTable } from '../support/table.ts';

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

describe('what players may not know', () => {
  test('the seed, the order of the bag and the code of other games are in no answer', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    await playOn(service, table, 5);
    const { seed } = await service.db.prisma.game.findUniqueOrThrow({ where: { id: table.id } });
    for (const path of ['', '/options', '/moves', '/fairness', '/moves/verify']) {
      for (const player of table.players) {
        const { text } = await service.http.get(`/v1/games/${table.id}${path}`).set(player.auth).expect(200);
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(/"draws"|inviteCode|"seed":"/);
      }
    }
    await service.http.get(`/v1/games/${table.id}/record`).set(table.players[0]!.auth).expect(409);
  });

  test('with hands of three each player sees only one hand', async () => {
    const table = await startTable(service, 2, { rules: { handSize: 3 } });
    const [one, two] = table.players;
    const watcher = await makePlayer(service);
    const views = [one!, two!, watcher].map((player) => readTable(service, table, player));
    const [first, second, public_] = await Promise.all(views);
    expect(first.table.hand).toHaveLength(3);
    expect(second.table.hand).toHaveLength(3);
    expect(public_.table.hand).toBeNull();
    expect(first.table.seats.map(({ handSize }: { handSize: number }) => handSize)).toEqual([3, 3]);
    expect(await optionsOf(service, table, two!)).toEqual([]);
  });
});
