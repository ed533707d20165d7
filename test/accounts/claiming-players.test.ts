import { beforeAll, describe, expect, test } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { shortGame } from '../http/support/short-game.ts';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  putExternal,
  type TestApplication,
  type TestPlayer,
} from '../support/players.ts';
import { playOn, readTable, seatAll } from '../support/table.ts';

const service = useApp();

const put = (application: TestApplication, name: string, description?: object) =>
  putExternal(service, application, name, description);
const external = (application: TestApplication, name: string) => makeExternal(service, application, name);
const offer = (application: TestApplication, name: string) => offerClaim(service, application, name);

const redeem = ({ auth }: TestPlayer, claim: string, more: object = {}) =>
  postAs(service, auth, '/v1/me/external-players', { claim, ...more });

describe('claiming a player', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await makeApplication(service);
  });

  test('transfers all their games to the account', async () => {
    const [mira, nils] = [await external(application, 'mira'), await external(application, 'nils')];
    const table = await seatAll(service, [mira, nils], { visibility: 'private', ...shortGame });
    await playOn(service, table, 5);
    const said = { text: 'Hello from the channel' };
    await postAs(service, mira.auth, `/v1/games/${table.id}/messages`, said).expect(201);
    const before = await readTable(service, table, mira);

    const account = await makePlayer(service, 'miras-own');
    await getAs(service, account.auth, `/v1/games/${table.id}`).expect(404);
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
    expect(redeemed.body).toMatchObject({ externalId: 'mira', canAct: false, games: [table.id] });

    const after = await readTable(service, table, account);
    expect(after).toMatchObject({ version: before.version, scores: before.scores });
    expect(after.players[0]).toMatchObject({ playerId: account.id, handle: account.handle });
    const { body } = await getAs(service, account.auth, `/v1/games/${table.id}/messages`).expect(200);
    expect(body.items).toEqual([expect.objectContaining({ ...said, playerId: account.id })]);
    const end = await playOn(service, { id: table.id, players: [account, nils] });
    expect(end.status).toBe('finished');
    await getAs(service, nils.auth, `/v1/games/${table.id}/moves/verify`).expect(200);
  });

  test('ends the application’s access, except while the account allows it', async () => {
    const olga = await external(application, 'olga');
    const account = await makePlayer(service, 'olga');
    await redeem(account, await offer(application, 'olga')).expect(201);
    const refused = await getAs(service, olga.auth, '/v1/me').expect(403);
    expect(refused.body.type).toBe('/problems/player-claimed');
    const known = await put(application, 'olga', { displayName: 'Somebody else' }).expect(200);
    expect(known.body).toMatchObject({
      claimed: true,
      canAct: false,
      displayName: account.handle,
      locale: null,
      timeZone: null,
    });

    const { body } = await getAs(service, account.auth, '/v1/me/external-players').expect(200);
    const [name] = body.items;
    expect(name).toMatchObject({
      application: application.owner.handle,
      provider: 'irc',
      externalId: 'olga',
    });
    const url = `/v1/me/external-players/${name.id}`;
    expect((await account.get(url).expect(200)).body).toEqual(name);
    await account.patch(url, { canAct: true }).expect(200);
    expect((await getAs(service, olga.auth, '/v1/me').expect(200)).body.id).toBe(account.id);
    await olga.patch('/v1/me', { locale: 'it' }).expect(403);

    const other = await makePlayer(service);
    await other.patch(url, { canAct: false }).expect(404);
    await other.delete(url).expect(404);
    await account.delete(url).expect(204);
    expect((await getAs(service, olga.auth, '/v1/me').expect(403)).body.type).toBe(
      '/problems/not-your-player',
    );
    const anew = await put(application, 'olga').expect(201);
    expect(anew.body.id).not.toBe(account.id);
  });

  test('works once, within a day, and only with a claim signed by the service', async () => {
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
    expect(again.body.type).toBe('/problems/invalid-link');
    const late = await postAs(service, application.auth, '/v1/players/external/irc/paul/claims').expect(409);
    expect(late.body.type).toBe('/problems/already-claimed');
  });

  test('is refused if both sit in the same game', async () => {
    const quinn = await external(application, 'quinn');
    const account = await makePlayer(service);
    const table = await seatAll(service, [quinn, account]);
    const claim = await offer(application, 'quinn');
    const { body } = await redeem(account, claim).expect(409);
    expect(body).toMatchObject({ type: '/problems/shared-games', games: [table.id] });
    await redeem(await makePlayer(service), claim, { canAct: true }).expect(201);
  });

  test('and joining the same games at once: one of the two is refused, and nothing breaks', async () => {
    const host = await makePlayer(service);
    for (let round = 0; round < 8; round += 1) {
      const name = `sofia-${round}`;
      const sofia = await external(application, name);
      const account = await makePlayer(service, 'sofia');
      const { body } = await postAs(service, sofia.auth, '/v1/games', { seatCount: 4 }).expect(201);
      const sit = ({ auth }: TestPlayer) => postAs(service, auth, `/v1/games/${body.id}/seats`, {});
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

  test('leaves no seat behind, whatever happens concurrently', async () => {
    const rita = await external(application, 'rita');
    const host = await makePlayer(service);
    const account = await makePlayer(service, 'rita');
    const games = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await postAs(service, host.auth, '/v1/games', { seatCount: 3 }).expect(201);
        return body.id as string;
      }),
    );
    const claim = await offer(application, 'rita');
    const sit = (id: string) => postAs(service, rita.auth, `/v1/games/${id}/seats`, {});
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
