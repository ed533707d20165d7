import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable } from '../support/table.ts';
import { signedEmail } from './support/handed-over.ts';
import { emailHolding, emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
const { mailbox, answer } = usePostOffice(service);

/** Delivers an email over HTTP like an operator's mail server. */
function handOver(raw: string, more: Record<string, string> = {}) {
  return service.http.post('/v1/inbound-mail').set(signedEmail(raw)).set(more).send(raw);
}

/** A game whose second player has an email that asks for a decision. */
async function awaitingSecond() {
  const table = await emailTable(service);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const [option] = await optionsOf(service, table, first);
  await decide(service, table, first, option.decision).expect(201);
  return { table, first, second, email: await emailHolding(mailbox(), second.email, /Your turn/) };
}

describe('delivering an email over HTTP', () => {
  test('plays once, like receiving it by SMTP', async () => {
    const { table, second, email } = await awaitingSecond();
    const [option] = await optionsOf(service, table, second);
    const { headers } = email;
    const raw = `From: ${second.email}\r\nTo: ${headers['reply-to']}\r\nMessage-ID: <over@example.org>\r\nIn-Reply-To: ${headers['message-id']}\r\n\r\n${option.label}\r\n`;
    expect((await handOver(raw).expect(200)).body).toEqual({ outcome: 'answered' });
    expect((await handOver(raw).expect(200)).body).toEqual({ outcome: 'repeated' });
    expect((await readTable(service, table, second)).version).toBe(2);
  });

  test('uses the envelope’s recipients, because forwarding hides them', async () => {
    const { second, email } = await awaitingSecond();
    const raw = `From: ${second.email}\r\nTo: games@example.org\r\nMessage-ID: <env@example.org>\r\n\r\nscore\r\n`;
    expect((await handOver(raw).expect(200)).body).toEqual({ outcome: 'unknown-address' });
    const to = { 'envelope-to': email.headers['reply-to'] ?? '' };
    expect((await handOver(raw, { ...to, 'envelope-from': '<>' }).expect(200)).body).toEqual({
      outcome: 'ignored',
    });
    expect((await handOver(raw, to).expect(200)).body).toEqual({ outcome: 'answered' });
  });

  test('requires the operator’s signature and an acceptable size', async () => {
    const raw = 'From: a@example.org\r\nTo: b@example.org\r\n\r\n7b\r\n';
    const refused = await handOver(raw, { 'webhook-signature': 'v1,AAAA' }).expect(401);
    expect(refused.body.type).toMatch(/invalid-signature$/);
    await handOver(raw, { 'webhook-timestamp': '1' }).expect(401);
    await service.http.post('/v1/inbound-mail').set('content-type', 'message/rfc822').send(raw).expect(401);
    await handOver(`${raw}${'x'.repeat(600_000)}`).expect(413);
    await service.http.post('/v1/sessions').set('content-type', 'message/rfc822').send(raw).expect(415);
  });
});

describe('a bounced email', () => {
  const report = (name: string, recipient: string) =>
    readFileSync(`test/inbound-email/corpus/${name}.eml`, 'utf8').replaceAll('mira@example.org', recipient);
  const stopOf = async ({ auth }: TestPlayer) =>
    (await service.http.get('/v1/me').set(auth).expect(200)).body.emailSuspension;

  test('stops emails to the address until the player resumes them', async () => {
    const { table, first, second, email } = await awaitingSecond();
    expect(email.returnTo).toMatch(/^bounce\+[a-z2-7]{39}@play\.carcassonne\.example$/);
    const raw = report('bounce-gmail-no-such-user', second.email);
    const envelope = { 'envelope-to': email.returnTo, 'envelope-from': '<>' };
    expect((await handOver(raw, envelope).expect(200)).body).toEqual({ outcome: 'bounce' });
    expect(await stopOf(second)).toMatchObject({ reason: expect.stringMatching(/does not exist/) });
    expect(await stopOf(first)).toBeNull();
    const known = mailbox().to(second.email).length;
    await answer(email, 'score');
    const dropped = async () =>
      (await service.db.prisma.delivery.findMany({ where: { playerId: second.id, state: 'dropped' } }))
        .length;
    await expect.poll(dropped, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(mailbox().to(second.email).length).toBe(known);
    await second.delete('/v1/me/email-suspension').expect(204);
    expect(await stopOf(second)).toBeNull();
    await answer(email, 'log');
    await emailHolding(mailbox(), second.email, /places a tile/, known);
    expect((await readTable(service, table, second)).version).toBe(1);
  });

  test('stops them for a temporary reason only when it repeats', async () => {
    const { second, email } = await awaitingSecond();
    const envelope = { 'envelope-to': email.returnTo };
    for (let times = 1; times <= 4; times += 1) {
      expect(await stopOf(second)).toBeNull();
      await handOver(report('bounce-expired', second.email), envelope).expect(200);
    }
    expect(await stopOf(second)).not.toBeNull();
  });

  test('sent to the reply address counts only for the player’s address', async () => {
    const { second, email } = await awaitingSecond();
    const envelope = { 'envelope-to': email.headers['reply-to'] ?? '' };
    const forged = report('bounce-exchange', 'somebody@example.org');
    expect((await handOver(forged, envelope).expect(200)).body).toEqual({ outcome: 'ignored' });
    const honest = report('bounce-exchange', second.email);
    expect((await handOver(honest, envelope).expect(200)).body).toEqual({ outcome: 'bounce' });
    const late = report('delay-postfix', second.email);
    expect((await handOver(late, envelope).expect(200)).body).toEqual({ outcome: 'ignored' });
    const invented = { 'envelope-to': `bounce+${'a'.repeat(39)}@play.carcassonne.example` };
    expect((await handOver(honest, invented).expect(200)).body).toEqual({ outcome: 'unknown-address' });
  });

  test('stops them too if the recipient is refused immediately', async () => {
    const { second, first, table } = await awaitingSecond();
    Object.assign(mailbox(), { refuseRecipients: 550, refusal: '5.1.1 No such user here' });
    const [option] = await optionsOf(service, table, second);
    await decide(service, table, second, option.decision).expect(201);
    await expect
      .poll(() => stopOf(first), { timeout: 30_000 })
      .toMatchObject({ reason: expect.stringMatching(/5\.1\.1/) });
    mailbox().refuseRecipients = undefined;
  });
});
