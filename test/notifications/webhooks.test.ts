import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { preparedDeliveries } from './support/prepared-delivery.ts';
import { type Receiver, useReceiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const { subscribe, play } = webhookCalls(service);

describe('a webhook', () => {
  test('reports turns and decisions, signed as the specification requires', async () => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2);
    const { secret } = await subscribe(table.players[1]!, receiver.url, {
      events: ['turn.started', 'decision.made'],
    });
    const { body: move } = await play(table, 0);
    await vi.waitFor(
      () => expect(typesAt(receiver).sort()).toEqual(['decision.made', 'turn.started']),
      waiting,
    );
    for (const { headers, text, body } of receiver.received) {
      expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(body);
      expect(body.data.game).toMatchObject({ id: table.id, version: 1, status: 'running' });
      expect(body.data.entry).toMatchObject({ seq: 1, decision: move.entry.decision });
      expect(body.data.seat).toBe(1);
    }
    const tampered = receiver.received[0]!;
    expect(() =>
      new Webhook(secret).verify(`${tampered.text} `, tampered.headers as Record<string, string>),
    ).toThrow();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('can be tested, and its secret rotated with both valid and shown once', async () => {
    const receiver = await useReceiver();
    const player = await makePlayer(service);
    const { id, secret } = await subscribe(player, receiver.url);
    expect((await player.get(`/v1/me/webhooks/${id}`)).body).not.toHaveProperty('secret');
    const rotated = await player.post(`/v1/me/webhooks/${id}/rotate`).expect(200);
    await player.post(`/v1/me/webhooks/${id}/test`).expect(202);
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(['webhook.test']), waiting);
    const [{ headers, text }] = receiver.received as [Receiver['received'][number]];
    for (const each of [secret, rotated.body.secret]) {
      new Webhook(each).verify(text, headers as Record<string, string>);
    }
  });

  test.each([
    [
      'discord',
      (body: Record<string, unknown>) => expect(body).toMatchObject({ allowed_mentions: { parse: [] } }),
    ],
    ['slack', (body: Record<string, unknown>) => expect(body).toHaveProperty('blocks')],
  ])('of format %s posts a ready message with the picture', async (format, check) => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2, { name: 'Sunday <!channel> @everyone' });
    await subscribe(table.players[1]!, receiver.url, { events: ['decision.made'], format });
    await play(table, 0);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    const [{ body, headers, text }] = receiver.received as [Receiver['received'][number]];
    check(body);
    expect(text).toContain(`/v1/games/${table.id}/moves/1/board.png`);
    expect(text).toContain(table.players[0]!.handle);
    expect(headers).not.toHaveProperty('webhook-signature');
    if (format === 'slack') expect(text).not.toContain('<!channel>');
  });

  test('of a private game names no picture that cannot be viewed', async () => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2, { visibility: 'private' });
    await subscribe(table.players[1]!, receiver.url, { events: ['decision.made'] });
    await play(table, 0);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    expect(receiver.received[0]!.body.data.game.picture).toBeNull();
  });

  test('contains nothing hidden: no seed, hands or bag', async () => {
    const receiver = await useReceiver();
    const table = await startTable(service, 2, { rules: { handSize: 3 } });
    await subscribe(table.players[1]!, receiver.url);
    const { seed } = await service.db.prisma.game.findUniqueOrThrow({ where: { id: table.id } });
    await play(table, 0);
    await vi.waitFor(() => expect(typesAt(receiver)).toContain('turn.started'), waiting);
    for (const { text } of receiver.received) {
      expect(text).not.toContain(seed);
      expect(text).not.toMatch(/"hand"|"seed"|"draws"|"bag"/);
    }
  });
});

describe('a receiver that', () => {
  const prepared = preparedDeliveries(service);

  test('fails is retried after about 5 s, then 5 min, and so on', async () => {
    const receiver = await useReceiver((response) => response.writeHead(503).end('no'));
    const { attempt, log } = await prepared(receiver);
    for (const wait of [5, 300, 1800, 7200]) {
      await attempt();
      const { state, nextAttemptAt, attempts } = await log();
      expect(state).toBe('waiting');
      expect(attempts.at(-1)).toMatchObject({ status: 503, error: 'The answer was 503.', answer: 'no' });
      const seconds = (Date.parse(nextAttemptAt) - Date.parse(attempts.at(-1).at)) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(wait * 0.8);
      expect(seconds).toBeLessThanOrEqual(wait * 1.2);
    }
    receiver.answer = (response) => response.writeHead(200).end();
    await attempt();
    expect(await log()).toMatchObject({ state: 'delivered', nextAttemptAt: null });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('fails ten times over days is disabled, and its owner gets an email', async () => {
    const receiver = await useReceiver((response) => response.writeHead(500).end());
    const { attempt, log, endpoint, player, hook } = await prepared(receiver);
    for (let count = 0; count < 10; count += 1) await attempt();
    expect(await log()).toMatchObject({ state: 'failed', nextAttemptAt: null });
    expect(await endpoint()).toMatchObject({ enabled: false, disabledReason: 'failing' });
    const emails = await service.db.prisma.delivery.findMany({
      where: { playerId: player.id, channel: 'email', type: { not: 'account.verify' } },
    });
    expect(emails.map(({ type }) => type)).toEqual(['webhook.disabled']);
    await player.post(`/v1/me/webhooks/${hook.id}/test`).expect(409);
    await player.patch(`/v1/me/webhooks/${hook.id}`, { enabled: true }).expect(200);
    expect(await endpoint()).toMatchObject({ enabled: true, disabledReason: null, failingSince: null });
  });

  test('redirects to a private address has failed, and is not followed', async () => {
    const secret = await useReceiver();
    const receiver = await useReceiver((response) => response.writeHead(302, { location: secret.url }).end());
    const { attempt, log } = await prepared(receiver);
    await attempt();
    expect((await log()).attempts).toMatchObject([{ status: 302, error: 'Redirects are not followed.' }]);
    expect(secret.received).toEqual([]);
  });

  test.each([
    ['dies in the middle of its answer', (response: ServerResponse) => response.destroy()],
    ['never ends', () => {}],
  ])('%s counts as delivered, by its status', async (_, end) => {
    const receiver = await useReceiver((response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('beginning', () => end(response));
    });
    const { attempt, log } = await prepared(receiver);
    await attempt();
    const { state, attempts } = await log();
    expect(state).toBe('delivered');
    expect(attempts).toMatchObject([{ number: 1, status: 200, error: null, answer: 'beginning' }]);
  });

  test('sends too much is cut off', async () => {
    const receiver = await useReceiver((response) => {
      response.writeHead(200);
      const pour = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      pour();
    });
    const { attempt, log } = await prepared(receiver);
    await attempt();
    const { state, attempts } = await log();
    expect(state).toBe('delivered');
    expect(attempts[0].answer).toHaveLength(300);
  });

  test('sends any content has only its beginning stored, as text', async () => {
    const receiver = await useReceiver((response) => response.end(`\0x${'\u{1f600}'.repeat(400)}`));
    const { attempt, log } = await prepared(receiver);
    await attempt();
    const { state, attempts } = await log();
    expect(state).toBe('delivered');
    expect(attempts[0].answer).toBe(`x${'\u{1f600}'.repeat(299)}`);
  });

  test('asks to wait is obeyed', async () => {
    const receiver = await useReceiver((response) => response.writeHead(429, { 'retry-after': '120' }).end());
    const { attempt, log } = await prepared(receiver);
    await attempt();
    const { nextAttemptAt, attempts } = await log();
    expect(Date.parse(nextAttemptAt) - Date.parse(attempts[0].at)).toBe(120_000);
  });

  test('hangs delays neither decisions nor the webhooks of others', async () => {
    const dead = await useReceiver(() => {});
    const alive = await useReceiver();
    const table = await startTable(service, 2);
    for (let count = 0; count < 5; count += 1) {
      await subscribe(table.players[0]!, `${dead.url}${count}`, { events: ['decision.made'] });
    }
    await subscribe(table.players[1]!, alive.url, { events: ['decision.made'] });
    for (let turn = 0; turn < 6; turn += 1) await play(table, turn % 2);
    await vi.waitFor(() => expect(alive.received).toHaveLength(6), waiting);
    expect(dead.received.length).toBeGreaterThan(0);
    const text = `
      SELECT FROM deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE starts_with(e.url, $1) AND d.attempt_log <> '[]'`;
    expect((await service.db.pool.query(text, [dead.url])).rowCount, 'attempts given up').toBe(0);
  });
});
