import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { cityFirst, startTable, takeTurn } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { useWorkers } from './support/workers.ts';

const events = ['turn.started'];
const createWebhook = (player: TestPlayer, url: string) => player.post('/v1/me/webhooks', { url, events });
const addDevice = (player: TestPlayer, endpoint: string) =>
  player.post('/v1/me/push-subscriptions', { ...newBrowser('https://push.example/').subscription, endpoint });

const inner = ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[fd12:3456::1]/', 'http://0.0.0.0/'];

describe('a service on loopback', () => {
  const service = useApp({ webhookAllowedRanges: [], publicUrl: 'http://localhost:3000' });
  useWorkers(service);

  test('calls webhooks on loopback', async () => {
    const table = await startTable(service, 2, cityFirst);
    const [player, next] = table.players;
    const receiver = await useReceiver();
    await createWebhook(next!, receiver.url).expect(201);
    await createWebhook(next!, receiver.url.replace('127.0.0.1', 'localhost')).expect(201);
    await takeTurn(service, table, player!);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  });

  test.each(inner)('refuses %s and names the setting that allows it', async (url) => {
    const { body } = await createWebhook(await makePlayer(service), url).expect(422);
    expect(body.type).toBe('/problems/forbidden-address');
    expect(body.detail).toContain('WEBHOOK_ALLOWED_RANGES');
  });
});

describe('a public service', () => {
  const service = useApp({ webhookAllowedRanges: [], publicUrl: 'https://carcassonne.example' });
  const loopback = ['http://127.0.0.1:8080/', 'http://localhost:8080/', 'http://[::1]:8080/'];

  test.each([...loopback, ...inner])('refuses %s and names the setting that allows it', async (url) => {
    const player = await makePlayer(service);
    for (const refused of [createWebhook(player, url), addDevice(player, url.replace('http:', 'https:'))]) {
      const { body } = await refused.expect(422);
      expect(body.type).toBe('/problems/forbidden-address');
      expect(body.detail).toContain('WEBHOOK_ALLOWED_RANGES');
    }
  });

  test('refuses passwords in the URL', async () => {
    const { body } = await createWebhook(await makePlayer(service), 'https://a:b@example.org/').expect(422);
    expect(body.type).toBe('/problems/forbidden-address');
  });
});
