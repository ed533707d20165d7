import { beforeAll, describe, expect, test } from 'vitest';
import { say, shortId } from '../chat/support/talk.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import {
  confirmAddress,
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  type TestPlayer,
} from '../support/players.ts';
import { playOn, startTable } from '../support/table.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();
const unknownGame = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
let calls: ReturnType<typeof tableCalls>;
let blocker: TestPlayer;
let blocked: TestPlayer;
beforeAll(async () => {
  calls = tableCalls(service);
  [blocker, blocked] = [await makePlayer(service, 'blocker'), await makePlayer(service, 'blocked')];
  await calls.block(blocker, blocked.handle.toUpperCase()).expect(204);
});

/** Every operation on a game's id before the start. */
const requestsAbout = (game: string, invitation: string | null, { auth }: TestPlayer) => {
  const path = `/v1/games/${game}`;
  const reads = ['', '/moves', '/card', '/fairness', '/moves/verify', '/record', '/board.svg', '/options'];
  return [
    ...reads.map((what) => getAs(service, auth, `${path}${what}`)),
    ...[{}, { invitation: invitation ?? undefined }, { seat: 2 }].map((request) =>
      postAs(service, auth, `${path}/seats`, request),
    ),
    getAs(service, auth, `${path}/events`),
    getAs(service, auth, `${path}/messages`),
    postAs(service, auth, `${path}/messages`, { text: 'Hello' }),
    postAs(service, auth, `${path}/invitations`, { invite: ['somebody'] }),
    service.http.delete(`${path}/invitations/me`).set(auth),
    service.http.delete(path).set(auth),
    postAs(service, auth, `${path}/start`),
    postAs(service, auth, `${path}/commands`, { text: 'join' }),
  ];
};

const games = [
  ['public', 'blocker', 'blocked'],
  ['unlisted', 'blocker', 'blocked'],
  ['private', 'blocker', 'blocked'],
  ['public', 'blocked', 'blocker'],
  ['private', 'blocked', 'blocker'],
] as const;

describe.each(games)('a %s open table of the %s', (visibility, ofWhom) => {
  let owner: TestPlayer;
  let other: TestPlayer;
  let game: { id: string; invitation: string | null };
  beforeAll(async () => {
    [owner, other] = ofWhom === 'blocker' ? [blocker, blocked] : [blocked, blocker];
    game = await calls.create(owner, { visibility, name: `Table of the ${ofWhom}` });
  });

  test('is not found by the other', async () => {
    const none = await calls.read(unknownGame, other).expect(404);
    for (const request of requestsAbout(game.id, game.invitation, other)) {
      const { status, body } = await request;
      expect({ status, ...body, instance: '' }).toEqual({ status: 404, ...none.body, instance: '' });
    }
  });

  test('is hidden from the other’s lists, but not from third players’', async () => {
    expect(await calls.listed(other)).not.toContain(game.id);
    const stranger = await makePlayer(service);
    for (const viewer of [undefined, stranger, owner]) {
      const list = await calls.listed(viewer);
      expect(list.includes(game.id)).toBe(visibility === 'public');
    }
  });

  test('is not found by text commands', async () => {
    const asked = [
      'games',
      'open',
      'join',
      `join ${shortId(game.id)}`,
      `join ${game.id}`,
      `join ${game.invitation}`,
      `#${game.id} turn`,
    ];
    for (const text of asked) {
      const answer = await say(service, other, text);
      expect(answer.game).toBeNull();
      expect(answer.text).not.toContain(`Table of the ${ofWhom}`);
    }
  });
});

test('a table with a player who blocked the reader, or was blocked, is hidden too', async () => {
  const [host, guest] = [await makePlayer(service), await makePlayer(service)];
  const { id } = await calls.create(host);
  await calls.sit(id, blocker).expect(201);
  expect(await calls.listed(blocked)).not.toContain(id);
  await calls.sit(id, blocked).expect(404);
  await calls.sit(id, guest).expect(201);
  await calls.read(id, blocker).expect(200);
});

test('blocked players cannot invite the blocker, and are not told', async () => {
  for (const player of [blocker, blocked]) await confirmAddress(service, player);
  const { id } = await calls.create(blocked, { visibility: 'private', invite: [blocker.handle] });
  await calls.invite(id, blocked, blocker.handle).expect(202);
  await calls.invite(id, blocked, blocker.email).expect(202);
  expect(await calls.invitations(blocker)).toEqual([]);
  const { rows } = await service.db.pool.query('SELECT * FROM invitations WHERE game_id = $1', [id]);
  expect(rows).toEqual([]);
  const mine = await calls.create(blocker);
  const refused = await calls.invite(mine.id, blocker, blocked.handle).expect(409);
  expect(refused.body.type).toBe('/problems/blocked-by-you');
});

test('a block hides earlier invitations', async () => {
  const [host, guest] = [await makePlayer(service), await makePlayer(service)];
  const { id } = await calls.create(host, { visibility: 'private', invite: [guest.handle] });
  expect(await calls.invitations(guest)).toHaveLength(1);
  await calls.block(guest, host.id).expect(204);
  expect(await calls.invitations(guest)).toEqual([]);
  await calls.sit(id, guest).expect(404);
  await calls.unblock(guest, host.id).expect(204);
  expect(await calls.invitations(guest)).toMatchObject([{ game: { id }, by: { handle: host.handle } }]);
});

test('blocking removes the player from the blocker’s open tables', async () => {
  const [host, guest] = [await makePlayer(service), await makePlayer(service)];
  const { id } = await calls.create(host);
  await calls.sit(id, guest).expect(201);
  await calls.block(host, guest.handle).expect(204);
  expect((await calls.read(id, host).expect(200)).body.players).toMatchObject([{ handle: host.handle }]);
  await calls.read(id, guest).expect(404);
});

test('a block covers the players of the blocked player’s application until an account claims them', async () => {
  const [host, application] = [await makePlayer(service, 'host'), await makeApplication(service)];
  const [seated, other] = [
    await makeExternal(service, application, 'seated'),
    await makeExternal(service, application, 'other'),
  ];
  const { id } = await calls.create(host);
  await calls.sit(id, seated).expect(201);
  await confirmAddress(service, host);
  await calls.block(host, application.owner.id).expect(204);
  expect((await calls.read(id, host).expect(200)).body.players).toMatchObject([{ handle: host.handle }]);
  for (const player of [seated, other]) {
    await calls.sit(id, player).expect(404);
    expect(await calls.listed(player)).not.toContain(id);
  }
  expect((await calls.invite(id, host, other.handle).expect(409)).body.type).toBe('/problems/blocked-by-you');
  const mine = await calls.create(other);
  expect(await calls.listed(host)).not.toContain(mine.id);

  const claim = await offerClaim(service, application, 'other');
  const owner = await makePlayer(service, 'owner');
  await postAs(service, owner.auth, '/v1/me/external-players', { claim }).expect(201);
  await calls.sit(id, owner).expect(201);
});

test('a running game continues; an undelivered nudge looks like any other', async () => {
  const table = await startTable(service, 2);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await calls.block(first, second.handle).expect(204);
  const nudge = () => postAs(service, second.auth, `/v1/games/${table.id}/nudge`);
  await nudge().expect(202);
  await nudge().expect(409);
  await playOn(service, table, 4);
  expect((await calls.read(table.id, second).expect(200)).body.version).toBeGreaterThan(3);
});

test('a rematch does not bring the two together', async () => {
  const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/V'] } });
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await playOn(service, table);
  await calls.block(first, second.handle).expect(204);
  const { body } = await postAs(service, second.auth, `/v1/games/${table.id}/rematch`).expect(201);
  expect(await calls.invitations(first)).toEqual([]);
  await calls.read(body.id, first).expect(404);
});

test('only the blocker sees the list of blocks; blocking twice or oneself is harmless', async () => {
  const list = async ({ auth }: TestPlayer) =>
    (await getAs(service, auth, '/v1/me/blocks').expect(200)).body.items;
  await calls.block(blocker, blocked.id).expect(204);
  expect(await list(blocker)).toMatchObject([{ playerId: blocked.id, handle: blocked.handle }]);
  expect(await list(blocked)).toEqual([]);
  expect((await calls.block(blocker, blocker.handle).expect(409)).body.type).toBe(
    '/problems/target-is-yourself',
  );
  await calls.block(blocker, 'nobody-has-this').expect(404);
  const stranger = await makePlayer(service);
  await calls.unblock(stranger, blocker.handle).expect(204);
});
