import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { tableCalls } from '../players/support/tables.ts';
import { useApp } from '../support/app.ts';
import {
  confirmAddress,
  makeApplication,
  makeExternal,
  makePlayer,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';
import { lastingTable, playOn, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { moderationCalls, problemOf } from './support/moderators.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);
const day = 86_400_000;
let calls: ReturnType<typeof moderationCalls>;
let tables: ReturnType<typeof tableCalls>;
let operator: TestPlayer;
beforeAll(async () => {
  [calls, tables] = [moderationCalls(service), tableCalls(service)];
  operator = await calls.appoint();
});

const logIn = ({ email }: TestPlayer) =>
  postAs(service, {}, '/v1/sessions', { email, password: testPassword });
const mine = async ({ auth }: TestPlayer) =>
  (await getAs(service, auth, '/v1/me/sanctions').expect(200)).body.items;
const emailTo = ({ email }: TestPlayer, subject: string) =>
  mailbox()
    .to(email)
    .find(({ headers }) => headers['subject'] === subject);

test('a warning reaches the player in the API and by email', async () => {
  const player = await makePlayer(service, 'warned');
  await confirmAddress(service, player);
  const locale = { locale: 'it' };
  await player.patch('/v1/me', locale).expect(200);
  await calls.sanction(player, 'warning', { reason: 'Be kind to others.' }).expect(201);
  expect(await mine(player)).toMatchObject([{ kind: 'warning', reason: 'Be kind to others.' }]);
  const warning = () => emailTo(player, 'Un avvertimento dei gestori');
  await vi.waitFor(() => expect(warning()?.text).toContain('Be kind to others.'), waiting);
});

test('a silence blocks everything others would read, for its days', async () => {
  const table = await lastingTable(service, 2, {});
  const [player, other] = table.players as [TestPlayer, TestPlayer];
  const { body: silence } = await calls.sanction(player, 'silence', { days: 7 }).expect(201);
  expect(Date.parse(silence.until) - Date.parse(silence.createdAt)).toBe(7 * day);
  const { id } = await tables.create(player);
  const { body } = await tables.post(table.id, player, 'Hello').expect(403);
  expect(body).toMatchObject({
    type: '/problems/silenced',
    sanction: { reason: 'Because of that.', until: silence.until },
  });
  const refused = [
    tables.invite(id, player, other.handle),
    postAs(service, player.auth, `/v1/games/${table.id}/nudge`),
    postAs(service, player.auth, '/v1/games', { name: 'Read this' }),
    postAs(service, player.auth, '/v1/games', { invite: [other.handle] }),
  ];
  for (const request of refused) expect(await problemOf(request)).toBe('silenced');
  await playOn(service, table, 3);
  service.pass(7 * day);
  await tables.post(table.id, player, 'Hello').expect(201);
  expect(await mine(player)).toMatchObject([{ kind: 'silence', isActive: false }]);
});

test('a silenced player cannot choose another name', async () => {
  const player = await makePlayer(service);
  await calls.sanction(player, 'silence').expect(201);
  for (const change of [{ displayName: 'Read this' }, { handle: 'read-this' }]) {
    const request = player.patch('/v1/me', change).expect(403);
    expect(await problemOf(request)).toBe('silenced');
  }
});

describe('a ban', () => {
  test('ends all access, cancels open tables and resigns running games', async () => {
    const table = await startTable(service, 3);
    const [player, guest] = table.players as [TestPlayer, TestPlayer];
    const newToken = { name: 'bot', scopes: ['games:read'] };
    const { body: token } = await postAs(service, player.auth, '/v1/me/tokens', newToken);
    const open = await tables.create(player);
    const elsewhere = await tables.create(guest);
    await tables.sit(elsewhere.id, player).expect(201);
    const { body: ban } = await calls.sanction(player, 'ban').expect(201);
    for (const bearer of [player.accessToken, token.token])
      await getAs(service, { authorization: `Bearer ${bearer}` }, '/v1/games').expect(401);
    const refresh = postAs(service, {}, '/v1/sessions/refresh', { refreshToken: player.refreshToken });
    await refresh.expect(401);
    expect((await logIn(player).expect(403)).body).toMatchObject({
      type: '/problems/banned',
      sanction: { reason: 'Because of that.', until: null },
    });
    expect((await tables.read(open.id, guest).expect(200)).body.status).toBe('aborted');
    expect((await tables.read(elsewhere.id, guest).expect(200)).body.players).toHaveLength(1);
    const { body: log } = await service.http.get(`/v1/games/${table.id}/moves`).expect(200);
    expect(log.items).toMatchObject([{ seat: 0, decision: { type: 'resign' } }]);
    await calls.undo(ban.id).expect(200);
    await logIn(player).expect(201);
    expect(await problemOf(calls.undo(ban.id).expect(409))).toBe('sanction-lifted');
  });

  test('with a duration ends after it', async () => {
    const player = await makePlayer(service, 'banned');
    await calls.sanction(player, 'ban', { days: 2 }).expect(201);
    await logIn(player).expect(403);
    service.pass(2 * day);
    await logIn(player).expect(201);
  });

  test('covers a player in a chat, even if an account claims them', async () => {
    const application = await makeApplication(service);
    const chatter = await makeExternal(service, application, 'mira');
    const url = '/v1/players/external/irc/mira/claims';
    const { body: offer } = await postAs(service, application.auth, url).expect(201);
    await calls.sanction(chatter, 'ban').expect(201);
    expect(await problemOf(getAs(service, chatter.auth, '/v1/games').expect(403))).toBe('banned');
    const account = await makePlayer(service);
    const redeem = postAs(service, account.auth, '/v1/me/external-players', { claim: offer.claim });
    expect(await problemOf(redeem.expect(403))).toBe('banned');
  });
});

test('every step is in a log that cannot be changed', async () => {
  const [player, reporter] = [await makePlayer(service), await makePlayer(service)];
  const file = async () =>
    (await calls.report(reporter, { reason: 'spam', player: player.handle }).expect(202)).body.id;
  const [first, second] = [await file(), await file()];
  const { body: silence } = await calls.sanction(player, 'silence', { report: first }).expect(201);
  await calls.undo(silence.id).expect(200);
  await calls.dismiss(second).expect(204);
  expect(await problemOf(calls.dismiss(first).expect(409))).toBe('report-closed');
  const { body } = await calls.read(`/players/${player.handle}`).expect(200);
  expect(body.reports).toMatchObject([{ state: 'dismissed' }, { state: 'resolved' }]);
  expect(body.log).toMatchObject([
    { action: 'dismiss', report: second, by: operator.id },
    { action: 'undo', sanction: silence.id, reason: 'It was a mistake.' },
    { action: 'silence', report: first, sanction: silence.id, player: player.id },
  ]);
  const { body: latest } = await calls.read('/log').expect(200);
  expect(latest.items.slice(0, 3)).toMatchObject(body.log);
  const changes = ['UPDATE moderation_log SET reason = $1', 'DELETE FROM moderation_log WHERE reason = $1'];
  for (const sql of changes) await expect(service.db.pool.query(sql, ['x'])).rejects.toThrow(/denied/);
});
