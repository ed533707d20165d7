import { beforeAll, describe, expect, test } from 'vitest';
import { makePlayer, type TestPlayer, useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  offerClaim,
  putExternal,
  type TestApplication,
} from '../support/application.ts';
import { playOn, readTable, seatAll } from '../support/table.ts';

const service = useApp();

const put = (application: TestApplication, name: string, description?: object) =>
  putExternal(service, application, name, description);
const external = (application: TestApplication, name: string) => makeExternal(service, application, name);
const offer = (application: TestApplication, name: string) => offerClaim(service, application, name);

const redeem = ({ auth }: TestPlayer, claim: string, more: object = {}) =>
  service.http
    .post('/v1/me/external-players')
    .set(auth)
    .send({ claim, ...more });

describe('players of an application', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await makeApplication(service);
  });

  test('are created once, and updated after that', async () => {
    const created = await put(application, 'mira', { displayName: 'Mira', locale: 'it' }).expect(201);
    expect(created.body).toMatchObject({
      provider: 'irc',
      externalId: 'mira',
      displayName: 'Mira',
      locale: 'it',
      claimed: false,
      mayAct: true,
    });
    expect(created.body.handle).toMatch(/^mira-[a-z0-9]{6}$/);
    const again = await put(application, 'mira', { displayName: 'Mira B.' }).expect(200);
    expect(again.body).toEqual({ ...created.body, displayName: 'Mira B.' });
    const read = await service.http.get('/v1/players/external/irc/mira').set(application.auth).expect(200);
    expect(read.body).toEqual(again.body);
  });

  test('may have any name in any chat', async () => {
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

  test('are created once by many requests at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => put(application, 'crowd')));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await service.db.prisma.player.count({ where: { displayName: 'crowd' } })).toBe(1);
  });

  test('play a game from its beginning to its end', async () => {
    const players = [await external(application, 'anna'), await external(application, 'bruno')];
    const table = await seatAll(service, players);
    const end = await playOn(service, table);
    expect(end.status).toBe('finished');
    const game = await readTable(service, table, players[0] as TestPlayer);
    expect(game.players.map(({ playerId }: { playerId: string }) => playerId)).toEqual(
      players.map(({ id }) => id),
    );
  });

  test('belong to the account: its other tokens reach them, those of others do not', async () => {
    await put(application, 'carla').expect(201);
    const request = { name: 'second', scopes: ['players:act-for'] };
    const second = await service.http
      .post('/v1/me/tokens')
      .set(application.owner.auth)
      .send(request)
      .expect(201);
    const asCarla = { 'on-behalf-of': 'irc:carla' };
    const me = (authorization: string) => service.http.get('/v1/me').set({ authorization, ...asCarla });
    await me(`Bearer ${second.body.token}`).expect(200);
    const stranger = await makeApplication(service);
    const refused = await me(stranger.auth.authorization).expect(403);
    expect(refused.body.type).toBe('/problems/not-your-player');
    await put(stranger, 'carla').expect(201);
    const mine = await me(application.auth.authorization).expect(200);
    const theirs = await me(stranger.auth.authorization).expect(200);
    expect(mine.body.id).not.toBe(theirs.body.id);
    await service.http.get('/v1/players/external/irc/dino').set(application.auth).expect(403);
  });

  test('can only be acted for, with the right token', async () => {
    await put(application, 'elsa').expect(201);
    const asElsa = { 'on-behalf-of': 'irc:elsa' };
    const session = await service.http.get('/v1/me').set(application.owner.auth).set(asElsa).expect(403);
    expect(session.body).toMatchObject({
      type: '/problems/insufficient-scope',
      requiredScope: 'players:act-for',
    });
    const reading = await makeApplication(service, ['games:read', 'games:play']);
    await service.http.get('/v1/games').set(reading.auth).set(asElsa).expect(403);
    await put(reading, 'elsa').expect(403);
    await service.http.get('/v1/me').set(asElsa).expect(401);
    for (const field of ['elsa', 'irc:', ':elsa', 'IRC:elsa', 'irc:%ZZ', 'irc:%00']) {
      const { body } = await service.http
        .get('/v1/me')
        .set(application.auth)
        .set('on-behalf-of', field)
        .expect(400);
      expect(body.errors[0]).toMatchObject({ in: 'headers', pointer: '/on-behalf-of' });
    }
  });

  test('have no more rights than to read and play', async () => {
    const { auth } = await external(application, 'franco');
    const both = ['games:read', 'webhooks', 'players:act-for'];
    const wide = await makeApplication(service, both);
    const mighty = await external(wide, 'franco');
    for (const call of [
      service.http.get('/v1/me/webhooks').set(mighty.auth),
      service.http.get('/v1/me/tokens').set(auth),
      service.http.patch('/v1/me').set(auth).send({ locale: 'it' }),
      service.http.put('/v1/players/external/irc/gina').set(auth).send({ displayName: 'Gina' }),
    ])
      expect((await call.expect(403)).body.type).toBe('/problems/insufficient-scope');
    await service.http.post('/v1/games').set(application.auth).send({ seatCount: 2 }).expect(403);
    await service.http.post('/v1/games').set(auth).send({ seatCount: 2 }).expect(201);
  });

  test('keep their Idempotency-Keys apart', async () => {
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

describe('claiming a player', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await makeApplication(service);
  });

  test('gives the account all their games', async () => {
    const [mira, nils] = [await external(application, 'mira'), await external(application, 'nils')];
    const table = await seatAll(service, [mira, nils], { visibility: 'private' });
    await playOn(service, table, 5);
    const said = { text: 'Hello from the channel' };
    await service.http.post(`/v1/games/${table.id}/messages`).set(mira.auth).send(said).expect(201);
    const before = await readTable(service, table, mira);

    const account = await makePlayer(service, 'miras-own');
    await service.http.get(`/v1/games/${table.id}`).set(account.auth).expect(404);
    const claim = await offer(application, 'mira');
    const preview = await service.http.get(`/v1/claims/${claim}`).expect(200);
    expect(preview.body).toEqual({
      provider: 'irc',
      externalId: 'mira',
      displayName: 'mira',
      application: application.owner.handle,
      games: 1,
    });
    const redeemed = await redeem(account, claim).expect(201);
    expect(redeemed.body).toMatchObject({ externalId: 'mira', mayAct: false, games: [table.id] });

    const after = await readTable(service, table, account);
    expect(after).toMatchObject({ version: before.version, scores: before.scores });
    expect(after.players[0]).toMatchObject({ playerId: account.id, handle: account.handle });
    const { body } = await service.http.get(`/v1/games/${table.id}/messages`).set(account.auth).expect(200);
    expect(body.items).toEqual([expect.objectContaining({ ...said, playerId: account.id })]);
    const end = await playOn(service, { id: table.id, players: [account, nils] });
    expect(end.status).toBe('finished');
    await service.http.get(`/v1/games/${table.id}/moves/verify`).set(nils.auth).expect(200);
  });

  test('ends what the application may do, unless the account allows it, for as long as it does', async () => {
    const olga = await external(application, 'olga');
    const account = await makePlayer(service, 'olga');
    await redeem(account, await offer(application, 'olga')).expect(201);
    const refused = await service.http.get('/v1/me').set(olga.auth).expect(403);
    expect(refused.body.type).toBe('/problems/player-claimed');
    const known = await put(application, 'olga', { displayName: 'Somebody else' }).expect(200);
    expect(known.body).toMatchObject({
      claimed: true,
      mayAct: false,
      displayName: account.handle,
      locale: null,
      timeZone: null,
    });

    const { body } = await service.http.get('/v1/me/external-players').set(account.auth).expect(200);
    const [name] = body.items;
    expect(name).toMatchObject({
      application: application.owner.handle,
      provider: 'irc',
      externalId: 'olga',
    });
    const url = `/v1/me/external-players/${name.id}`;
    await service.http.patch(url).set(account.auth).send({ mayAct: true }).expect(200);
    expect((await service.http.get('/v1/me').set(olga.auth).expect(200)).body.id).toBe(account.id);
    await service.http.patch('/v1/me').set(olga.auth).send({ locale: 'it' }).expect(403);

    const other = await makePlayer(service);
    await service.http.patch(url).set(other.auth).send({ mayAct: false }).expect(404);
    await service.http.delete(url).set(other.auth).expect(404);
    await service.http.delete(url).set(account.auth).expect(204);
    expect((await service.http.get('/v1/me').set(olga.auth).expect(403)).body.type).toBe(
      '/problems/not-your-player',
    );
    const anew = await put(application, 'olga').expect(201);
    expect(anew.body.id).not.toBe(account.id);
  });

  test('works once, for a day, and only with a claim that the service signed', async () => {
    await put(application, 'paul').expect(201);
    const [first, second] = [await offer(application, 'paul'), await offer(application, 'paul')];
    const account = await makePlayer(service);
    await redeem(account, `${first}x`).expect(404);
    service.pass(24 * 3_600_000 + 1000);
    const fresh = await makePlayer(service);
    await redeem(fresh, first).expect(404);
    await service.http.get(`/v1/claims/${first}`).expect(404);
    service.pass(-24 * 3_600_000 - 1000);
    await redeem(account, first).expect(201);
    const again = await redeem(fresh, second).expect(404);
    expect(again.body.type).toBe('/problems/link-not-valid');
    const late = await service.http
      .post('/v1/players/external/irc/paul/claims')
      .set(application.auth)
      .expect(409);
    expect(late.body.type).toBe('/problems/claimed-already');
  });

  test('is refused to who sits in the same game', async () => {
    const quinn = await external(application, 'quinn');
    const account = await makePlayer(service);
    const table = await seatAll(service, [quinn, account]);
    const claim = await offer(application, 'quinn');
    const { body } = await redeem(account, claim).expect(409);
    expect(body).toMatchObject({ type: '/problems/games-shared', games: [table.id] });
    await redeem(await makePlayer(service), claim, { mayAct: true }).expect(201);
  });

  test('and sitting down in the same games at the same time: one of both is refused, nothing breaks', async () => {
    const host = await makePlayer(service);
    for (let round = 0; round < 8; round += 1) {
      const name = `sofia-${round}`;
      const sofia = await external(application, name);
      const account = await makePlayer(service, 'sofia');
      const { body } = await service.http
        .post('/v1/games')
        .set(sofia.auth)
        .send({ seatCount: 4 })
        .expect(201);
      const sit = ({ auth }: TestPlayer) =>
        service.http.post(`/v1/games/${body.id}/seats`).set(auth).send({});
      await sit(host).expect(201);
      const claim = await offer(application, name);
      const [redeemed, seated] = await Promise.all([
        redeem(account, claim).then((answer) => answer),
        sit(account).then((answer) => answer),
      ]);
      expect([redeemed.status, seated.status]).toEqual(redeemed.status === 201 ? [201, 201] : [409, 201]);
      const seats = await service.db.prisma.seat.findMany({ where: { gameId: body.id } });
      expect(seats).toHaveLength(redeemed.status === 201 ? 2 : 3);
    }
  });

  test('leaves no seat behind, whatever happens at the same time', async () => {
    const rita = await external(application, 'rita');
    const host = await makePlayer(service);
    const account = await makePlayer(service, 'rita');
    const games = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await service.http
          .post('/v1/games')
          .set(host.auth)
          .send({ seatCount: 3 })
          .expect(201);
        return body.id as string;
      }),
    );
    const claim = await offer(application, 'rita');
    const sit = (id: string) => service.http.post(`/v1/games/${id}/seats`).set(rita.auth).send({});
    const joined = games.slice(0, 3).map((id) => sit(id).then((answer) => answer));
    const claimed = redeem(account, claim).then((answer) => answer);
    const late = games.slice(3).map((id) => sit(id).then((answer) => answer));
    const responses = await Promise.all([...joined, ...late]);
    expect((await claimed).status).toBe(201);
    for (const { status } of responses) expect([201, 403]).toContain(status);
    const seats = await service.db.prisma.seat.findMany({ where: { gameId: { in: games } } });
    const players = new Set(seats.map(({ playerId }) => playerId));
    expect([...players].every((id) => id === host.id || id === account.id)).toBe(true);
    expect(seats.filter(({ playerId }) => playerId === account.id)).toHaveLength(
      responses.filter(({ status }) => status === 201).length,
    );
  });
});
