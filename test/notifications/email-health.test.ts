import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Mailer, openMailer } from '../../src/notifications/channels/email/delivery/mailer.ts';
import { useOwnApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';

const service = useOwnApp();
const mailbox = useEmailWorkers(service);

/** A transport with its own log; `lines` are its lines by level. */
function openLogged(smtpUrl: string): { mailer: Mailer; lines: string[] } {
  const lines: string[] = [];
  const at = (level: string) => (facts: unknown, text?: string) =>
    lines.push(`${level} ${text ?? facts} ${JSON.stringify(facts)}`);
  const log = { ...service.deps.log, warn: at('warn'), info: at('info') };
  const config = { ...service.deps.config, smtpUrl };
  const deps = { ...service.deps, config, log: log as unknown as typeof service.deps.log };
  return { mailer: openMailer(deps), lines };
}

const attempt = (mailer: Mailer) =>
  mailer.send({ to: 'mira@example.org', subject: 'Hello', text: 'Hello' }).then(
    () => 'sent',
    ({ status, isFinal }) => `${status} ${isFinal}`,
  );

afterEach(() => Object.assign(mailbox(), { refuse: undefined, refuseRecipients: undefined }));

describe('a mail server that accepts nothing', () => {
  test.each([451, 550])('with %d is logged once when it starts, and once when it ends', async (code) => {
    const { mailer, lines } = openLogged(mailbox().url);
    mailbox().refuse = code;
    const refused = `${code} ${code === 550}`;
    expect([await attempt(mailer), await attempt(mailer)]).toEqual([refused, refused]);
    expect(mailer.isFailing()).toBe(true);
    expect(lines).toEqual([expect.stringMatching(`^warn the mail server takes no emails.*${code}`)]);
    expect(lines.join()).not.toContain('mira');
    mailbox().refuse = undefined;
    expect(await attempt(mailer)).toBe('sent');
    expect(mailer.isFailing()).toBe(false);
    expect(lines.slice(1)).toEqual([expect.stringMatching('^info the mail server takes emails again')]);
    mailer.close();
  });

  test('is logged once if it does not exist', async () => {
    const { mailer, lines } = openLogged('smtp://127.0.0.1:1');
    expect([await attempt(mailer), await attempt(mailer)]).toEqual(['undefined false', 'undefined false']);
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
    mailer.close();
  });

  test('is not assumed after one failing recipient, but after three in a row', async () => {
    const { mailer, lines } = openLogged(mailbox().url);
    mailbox().refuseRecipients = 550;
    await attempt(mailer);
    await attempt(mailer);
    expect(mailer.isFailing()).toBe(false);
    expect(lines).toEqual([]);
    await attempt(mailer);
    expect(mailer.isFailing()).toBe(true);
    expect(lines).toHaveLength(1);
    mailer.close();
  });
});

test('is reported in health and metrics, and leaves the service ready', async () => {
  const ready = async () => (await service.http.get('/readyz').expect(200)).body;
  const metrics = async () => (await service.http.get('/metrics').expect(200)).text;
  expect(await ready()).toEqual({ status: 'ok', degraded: [] });
  mailbox().refuse = 451;
  await makePlayer(service);
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ok', degraded: ['email'] }), waiting);
  const failing = await metrics();
  expect(failing).toContain('smtp_up 0');
  expect(failing).toContain('deliveries_waiting{channel="email"} 1');
  expect(failing).toContain('delivery_attempts_total{channel="email",outcome="retried"} 1');
  expect(failing).toMatch(/deliveries_oldest_waiting_seconds\{channel="email"\} [0-9.]+/);
  expect(failing).toContain('delivery_attempt_duration_seconds_count{channel="email"} 1');
  mailbox().refuse = undefined;
  await makePlayer(service);
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ok', degraded: [] }), waiting);
  const working = await metrics();
  expect(working).toContain('smtp_up 1');
  expect(working).toContain('delivery_attempts_total{channel="email",outcome="delivered"} 1');
});
