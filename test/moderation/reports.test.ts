import { beforeAll, describe, expect, test } from 'vitest';
import { postAs } from '../http/support/calls.ts';
import { tableCalls } from '../players/support/tables.ts';
import { testConfig, useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { moderationCalls, problemOf } from './support/moderators.ts';

const maxReports = 15;
const service = useApp({
  rateLimitPerMinute: 100_000,
  limits: { ...testConfig.limits, reports: maxReports },
});
let calls: ReturnType<typeof moderationCalls>;
let tables: ReturnType<typeof tableCalls>;
let reporter: TestPlayer;
let reported: TestPlayer;
beforeAll(async () => {
  [calls, tables] = [moderationCalls(service), tableCalls(service)];
  await calls.appoint();
});

describe('a report', () => {
  test('of a message keeps it as evidence, and blocks its author on request', async () => {
    const table = await startTable(service, 3);
    const third = table.players[2]!;
    [reporter, reported] = table.players as [TestPlayer, TestPlayer];
    const { body: message } = await tables.post(table.id, reported, 'You fool!').expect(201);
    const request = { reason: 'harassment', game: table.id, message: message.id, block: true };
    const { body: receipt } = await calls.report(reporter, request).expect(202);
    expect(receipt).toMatchObject({ player: { handle: reported.handle }, state: 'open' });
    expect(await tables.messages(table.id, reporter)).toEqual([]);
    expect(await tables.messages(table.id, third)).toEqual(['You fool!']);
    const { body } = await calls.read(`/reports/${receipt.id}`).expect(200);
    expect(body).toMatchObject({
      report: {
        reason: 'harassment',
        reporter: { handle: reporter.handle },
        evidence: { handle: reported.handle, message: { id: message.id, text: 'You fool!' } },
      },
      player: { playerId: reported.id },
      sanctions: [],
      reports: [{ id: receipt.id }],
    });
    expect(JSON.stringify(body)).not.toContain('@example.org');
    const queue = (await calls.read('/reports').expect(200)).body.items;
    expect(queue.map(({ id }: { id: string }) => id)).toContain(receipt.id);
  });

  test('of a message requires access to it', async () => {
    const table = await startTable(service, 2);
    const [author, reader] = table.players as [TestPlayer, TestPlayer];
    const stranger = await makePlayer(service);
    const { body: message } = await tables.post(table.id, author, 'Hello').expect(201);
    const request = { reason: 'spam', game: table.id, message: message.id };
    expect(await problemOf(calls.report(stranger, request).expect(404))).toBe('message-not-found');
    expect(await problemOf(calls.report(author, request).expect(409))).toBe('target-is-yourself');
    const lost = { ...request, message: '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11' };
    await calls.report(reader, lost).expect(404);
  });

  test('of a game is about its owner', async () => {
    const [owner, viewer] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await tables.create(owner, { name: 'A name not to be repeated' });
    const { body } = await calls.report(viewer, { reason: 'impersonation', game: id }).expect(202);
    const { body: found } = await calls.read(`/reports/${body.id}`).expect(200);
    expect(found.report).toMatchObject({
      reported: { playerId: owner.id },
      evidence: { game: { id, name: 'A name not to be repeated' } },
    });
  });

  test('names a player and, if no reason fits, describes the problem', async () => {
    const [one, other] = [await makePlayer(service), await makePlayer(service)];
    const bad = [{ reason: 'spam' }, { reason: 'other', player: other.handle }, { reason: 'ugly' }];
    for (const request of bad) await calls.report(one, request).expect(400);
    await calls.report(one, { reason: 'spam', message: other.id, player: other.handle }).expect(400);
    await calls.report(one, { reason: 'other', player: other.id, text: 'Plays naked.' }).expect(202);
  });

  test('is limited per day', async () => {
    const [one, other] = [await makePlayer(service), await makePlayer(service)];
    const request = { reason: 'stalling', player: other.handle };
    for (let index = 0; index < maxReports; index += 1) await calls.report(one, request).expect(202);
    expect(await problemOf(calls.report(one, request).expect(429))).toBe('too-many-requests');
  });
});

test('the reasons are explained in both languages', async () => {
  const reasons = async (query: string) =>
    (await service.http.get(`/v1/reports/reasons${query}`).expect(200)).body.items;
  expect(await reasons('')).toContainEqual(expect.objectContaining({ title: 'Harassment or hate' }));
  expect(await reasons('?language=it')).toContainEqual(expect.objectContaining({ title: 'Molestie o odio' }));
});

test('players cannot make themselves operators', async () => {
  const player = await makePlayer(service);
  const newToken = { name: 'operator', scopes: ['moderate'] };
  await postAs(service, player.auth, '/v1/me/tokens', newToken).expect(400);
});
