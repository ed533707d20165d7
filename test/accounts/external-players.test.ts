import { beforeAll, describe, expect, test } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  putExternal,
  type TestApplication,
  type TestPlayer,
} from '../support/players.ts';

const service = useApp();

const put = (application: TestApplication, name: string, description?: object) =>
  putExternal(service, application, name, description);
const external = (application: TestApplication, name: string) => makeExternal(service, application, name);

describe('an application’s players', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await makeApplication(service);
  });

  test('are created once, then updated', async () => {
    const created = await put(application, 'mira', { displayName: 'Mira', locale: 'it' }).expect(201);
    expect(created.body).toMatchObject({
      provider: 'irc',
      externalId: 'mira',
      displayName: 'Mira',
      locale: 'it',
      claimed: false,
      canAct: true,
    });
    expect(created.body.handle).toMatch(/^mira-[a-z0-9]{6}$/);
    const again = await put(application, 'mira', { displayName: 'Mira B.' }).expect(200);
    expect(again.body).toEqual({ ...created.body, displayName: 'Mira B.' });
    const read = await getAs(service, application.auth, '/v1/players/external/irc/mira').expect(200);
    expect(read.body).toEqual(again.body);
  });

  test('can have any name in any chat', async () => {
    for (const name of ['[k]^{}|`_\\', '@mira:example.org', 'Åsa Öst 🂡', 'x'.repeat(255), '50%:/?#']) {
      const { body } = await put(application, name, { displayName: 'Somebody' }).expect(201);
      expect(body.externalId).toBe(name);
      const field = `irc:${encodeURIComponent(name)}`;
      const me = await service.http
        .get('/v1/me')
        .set(application.auth)
        .set('on-behalf-of', field)
        .expect(200);
      expect(me.body.id).toBe(body.id);
    }
    await put(application, 'x'.repeat(256), { displayName: 'Somebody' }).expect(400);
    await put(application, 'a\u0000b', { displayName: 'Somebody' }).expect(400);
  });

  test('are created once by many simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => put(application, 'crowd')));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await service.db.prisma.player.count({ where: { displayName: 'crowd' } })).toBe(1);
  });

  test('belong to the account: only its own tokens reach them', async () => {
    await put(application, 'carla').expect(201);
    const request = { name: 'second', scopes: ['players:act-for'] };
    const second = await postAs(service, application.owner.auth, '/v1/me/tokens', request).expect(201);
    const asCarla = { 'on-behalf-of': 'irc:carla' };
    const me = (authorization: string) => getAs(service, { authorization, ...asCarla }, '/v1/me');
    await me(`Bearer ${second.body.token}`).expect(200);
    const stranger = await makeApplication(service);
    const refused = await me(stranger.auth.authorization).expect(403);
    expect(refused.body.type).toBe('/problems/not-your-player');
    await put(stranger, 'carla').expect(201);
    const mine = await me(application.auth.authorization).expect(200);
    const theirs = await me(stranger.auth.authorization).expect(200);
    expect(mine.body.id).not.toBe(theirs.body.id);
    await getAs(service, application.auth, '/v1/players/external/irc/dino').expect(403);
  });

  test('can only be acted for with the right token', async () => {
    await put(application, 'elsa').expect(201);
    const asElsa = { 'on-behalf-of': 'irc:elsa' };
    const reading = await makeApplication(service, ['games:read', 'games:play']);
    await service.http.get('/v1/games').set(reading.auth).set(asElsa).expect(403);
    await getAs(service, asElsa, '/v1/me').expect(401);
    for (const field of ['elsa', 'irc:', ':elsa', 'IRC:elsa', 'irc:%ZZ', 'irc:%00']) {
      const { body } = await service.http
        .get('/v1/me')
        .set(application.auth)
        .set('on-behalf-of', field)
        .expect(400);
      expect(body.errors[0]).toMatchObject({ in: 'headers', pointer: '/on-behalf-of' });
    }
  });

  test('have no further rights, even if the token has more scopes', async () => {
    const wide = await makeApplication(service, ['games:read', 'webhooks', 'players:act-for']);
    const { auth } = await external(wide, 'franco');
    const { body } = await getAs(service, auth, '/v1/me/webhooks').expect(403);
    expect(body.type).toBe('/problems/insufficient-scope');
  });

  test('have separate Idempotency-Keys', async () => {
    const [one, two] = [await external(application, 'hugo'), await external(application, 'ida')];
    const make = ({ auth }: TestPlayer) =>
      service.http
        .post('/v1/games')
        .set(auth)
        .set('idempotency-key', 'same')
        .send({ seatCount: 2 })
        .expect(201);
    const [first, second, again] = [await make(one), await make(two), await make(one)];
    expect(second.body.id).not.toBe(first.body.id);
    expect(again.body.id).toBe(first.body.id);
  });
});
