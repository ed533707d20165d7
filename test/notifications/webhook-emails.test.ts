import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, subjectsTo } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const { subscribe } = webhookCalls(service);

const events = ['message.posted'];
const gone = () => useReceiver((response) => response.writeHead(410).end());

async function untilDisabled({ auth }: TestPlayer, id: string): Promise<void> {
  await vi.waitFor(async () => {
    const { body } = await service.http.get(`/v1/me/webhooks/${id}`).set(auth).expect(200);
    expect(body).toMatchObject({ enabled: false, disabledReason: 'gone' });
  }, waiting);
}

const enable = ({ auth }: TestPlayer, id: string) =>
  service.http.patch(`/v1/me/webhooks/${id}`).set(auth).send({ enabled: true }).expect(200);

test('an owner gets at most one email a day about a disabled webhook, at a confirmed address only', async () => {
  const table = await startTable(service, 3);
  const [author, owner, unconfirmed] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  await confirmAddress(service, owner);
  const { url } = await gone();
  const hooks = [
    [owner, await subscribe(owner, url, { events })],
    [unconfirmed, await subscribe(unconfirmed, url, { events })],
  ] as const;
  for (let count = 0; count < 2; count += 1) {
    const post = author.post(`/v1/games/${table.id}/messages`);
    await post.send({ text: `Hello ${count}` }).expect(201);
    for (const [player, { id }] of hooks) await untilDisabled(player, id);
    for (const [player, { id }] of hooks) await enable(player, id);
  }
  const received = await emailTo(mailbox(), owner.email, /webhook was disabled/);
  expect(received.text).toContain('See my webhooks: http://carcassonne.example/settings');
  expect(received.text).not.toContain('{');
  const where = { type: 'webhook.disabled', state: 'waiting' };
  await vi.waitFor(async () => expect(await service.db.prisma.delivery.count({ where })).toBe(0), waiting);
  const switchedOff = (address: string) =>
    subjectsTo(mailbox(), address).filter((subject) => /was disabled/.test(subject));
  expect(switchedOff(owner.email)).toHaveLength(1);
  expect(switchedOff(unconfirmed.email)).toHaveLength(0);
});
