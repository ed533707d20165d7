/** The rights of an email link; test/authorisation checks that it has no others. */

import { expect, test } from 'vitest';
import { minuteMs } from '../../src/helpers/time-units.ts';
import { decisionLinks } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { requestsBy, resetByLink, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, startTable, type TestTable, takeFirst } from '../support/table.ts';

const service = useApp();

const exchange = (link: string) => service.http.post('/v1/sessions/link').send({ link });

async function linkFor({ id }: TestTable, version: number, player: TestPlayer): Promise<string> {
  return (await decisionLinks(service.deps, id, version, player.id)).page.split('#decide=')[1] ?? '';
}

/** A private game that waits for its first player, the player's link, and the session it gives. */
async function openLinkSession() {
  const table = await startTable(service, 2, { visibility: 'private' });
  const player = table.players[0] as TestPlayer;
  const link = await linkFor(table, 0, player);
  const { body } = await exchange(link).expect(200);
  const auth = { authorization: `Bearer ${body.accessToken}` };
  return { table, player, link, body, auth };
}

test('exchanging a link changes nothing and can be repeated', async () => {
  const { table, player, link, body } = await openLinkSession();
  expect(body).toMatchObject({ playerId: player.id, gameId: table.id, version: 0, expiresIn: 900 });
  await exchange(link).expect(200);
  expect(await readTable(service, table, player)).toMatchObject({ version: 0, status: 'running' });
});

test('the token shows its player’s view of the game, and makes the decision once', async () => {
  const { table, player, link, auth } = await openLinkSession();
  const as = { ...player, auth, ...requestsBy(service, auth) };
  expect(await readTable(service, table, as)).toEqual(await readTable(service, table, player));
  const [option] = await optionsOf(service, table, as);
  const send = (field: object) => decide(service, table, as, option.decision).set(field as never);
  expect((await send({}).expect(403)).body.type).toBe('/problems/insufficient-scope');
  await send({ 'if-match': '*' }).expect(403);
  await send({ 'if-match': '"0", "1"' }).expect(403);
  await send({ 'if-match': '"0"' }).expect(201);
  await send({ 'if-match': '"0"' }).expect(412);
  await send({ 'if-match': '"1"' }).expect(403);
  expect(await readTable(service, table, as)).toMatchObject({ version: 1, yourSeat: 0 });
  expect((await exchange(link).expect(410)).body.type).toBe('/problems/decision-closed');

  // Events after the decision are not shown.
  await takeFirst(service, table, table.players[1] as TestPlayer);
  const { body } = await service.http.get(`/v1/games/${table.id}`).set(auth).expect(401);
  expect(body).toMatchObject({ type: '/problems/unauthenticated', tokenFault: 'session-ended' });
});

test.each(['', '?keepCurrent=true'])(
  'logging out everywhere%s ends the token and the link',
  async (query) => {
    const { table, player, link, auth } = await openLinkSession();
    await player.delete(`/v1/me/sessions${query}`).expect(204);
    await service.http.get(`/v1/games/${table.id}`).set(auth).expect(401);
    await exchange(link).expect(404);
    await exchange(await linkFor(table, 0, player)).expect(200);
  },
);

test('the token ends soon, and on a password change', async () => {
  const { table, player, auth } = await openLinkSession();
  const read = () => service.http.get(`/v1/games/${table.id}`).set(auth);
  service.pass(14 * minuteMs);
  await read().expect(200);
  service.pass(2 * minuteMs);
  await read().expect(401);
  const link = await linkFor(table, 0, player);
  const { body } = await exchange(link).expect(200);
  auth.authorization = `Bearer ${body.accessToken}`;
  await read().expect(200);
  await resetByLink(service, player, 'staple a correct horse');
  await read().expect(401);
  await exchange(link).expect(404);
});

test('nothing else is accepted as a link, and the link is not accepted as a token', async () => {
  const { table, link, body } = await openLinkSession();
  const [, other] = table.players as [TestPlayer, TestPlayer];
  for (const worthless of ['x', link.slice(0, -1), `${link}x.y`, body.accessToken, body.accessToken.slice(4)])
    await exchange(worthless).expect(404);
  const read = (token: string) =>
    service.http.get(`/v1/games/${table.id}`).set({ authorization: `Bearer ${token}` });
  await read(link).expect(401);
  await read(`cbl_${link}`).expect(401);
  // A player the game does not wait for gets no token.
  await exchange(await linkFor(table, 0, other)).expect(410);
});
