import { describe, expect, test, vi } from 'vitest';
import { receiveEmail } from '../../src/inbound-email/index.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { emailHolding, emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const service = useApp({
  publicUrl: 'http://carcassonne.example',
  inboundEmail,
  limits: { 'email-errors-daily': 1 },
});
const { mailbox, send, answer } = usePostOffice(service);

const turnOf = (player: TestPlayer, known = 0) => emailHolding(mailbox(), player.email, /Your turn/, known);
const versionOf = async (table: TestTable) => (await readTable(service, table, table.players[0]!)).version;
const play = async (table: TestTable, seat: number) => {
  const [option] = await optionsOf(service, table, table.players[seat]!);
  await decide(service, table, table.players[seat]!, option.decision).expect(201);
};

/** A game whose second player has an email that asks for a decision. */
async function awaitingSecond(request: object = {}, profile: object = {}) {
  const table = await emailTable(service, request, profile);
  await play(table, 0);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const pattern = /Your turn|Tocca a te/;
  return { table, first, second, email: await emailHolding(mailbox(), second.email, pattern) };
}

describe('a reply', () => {
  test('plays the option in its first line, and is answered in the thread with the new board', async () => {
    const { table, second, email } = await awaitingSecond({ name: 'Sunday table' });
    expect(email.headers['reply-to']).toMatch(/^reply\+[a-z2-7]{26}@play\.carcassonne\.example$/);
    expect(email.text).toMatch(/Tile: base\/[A-X]/);
    expect(email.text).toContain('To play, reply to this email');
    const [option] = await optionsOf(service, table, second);
    await answer(email, `${option.label}.`, { messageId: '<one@example.org>' });
    const reply = await emailHolding(
      mailbox(),
      second.email,
      new RegExp(`^\\W.*${second.handle} places a tile`, 's'),
      2,
    );
    expect(await versionOf(table)).toBe(2);
    expect(reply.headers).toMatchObject({
      subject: 'Re: Your turn in “Sunday table”',
      'in-reply-to': '<one@example.org>',
      'auto-submitted': 'auto-replied',
      'reply-to': email.headers['reply-to'],
    });
    expect(reply.headers['references']).toContain(email.headers['message-id']);
    expect(reply.raw).toContain('Content-Type: image/jpeg');
    expect(reply.raw.length).toBeLessThan(60_000);
  });

  test('delivered twice plays once and is answered once', async () => {
    const { table, second, email } = await awaitingSecond();
    const [option] = await optionsOf(service, table, second);
    const known = mailbox().to(second.email).length;
    await answer(email, option.label, { messageId: '<twice@example.org>' });
    await answer(email, option.label, { messageId: '<twice@example.org>' });
    await emailHolding(mailbox(), second.email, /places a tile/, known);
    await play(table, 0);
    await turnOf(second, known + 1);
    expect(await versionOf(table)).toBe(3);
    expect(mailbox().to(second.email).length).toBe(known + 2);
  });

  test('to an outdated board plays nothing, and returns the current options', async () => {
    const { table, second, email } = await awaitingSecond();
    const [option] = await optionsOf(service, table, second);
    await play(table, 1);
    await play(table, 0);
    const known = mailbox().to(second.email).length;
    await answer(email, option.label);
    const reply = await emailHolding(mailbox(), second.email, /The board has changed/, known);
    expect(reply.text).toContain('To play, reply to this email');
    expect(await versionOf(table)).toBe(3);
  });

  test('without a reference counts for the latest email, and the answer mentions it', async () => {
    const { table, second, email } = await awaitingSecond();
    const [option] = await optionsOf(service, table, second);
    await answer(email, option.label, { inReplyTo: '', references: [] });
    await emailHolding(mailbox(), second.email, /did not show which of our emails it answers/);
    expect(await versionOf(table)).toBe(2);
  });

  test('in Italian, as HTML only, lists the options in Italian', async () => {
    const { second, email } = await awaitingSecond({}, { locale: 'it' });
    const known = mailbox().to(second.email).length;
    await answer(email, '', { html: '<p>opzioni</p><blockquote>resign yes</blockquote>', text: '' });
    const reply = await emailHolding(mailbox(), second.email, /Tessera/, known);
    expect(reply.text.match(/Per giocare rispondi/g)).toHaveLength(1);
  });

  test('is answered by a question if its own words are uncertain', async () => {
    const { table, second, email } = await awaitingSecond();
    const [option] = await optionsOf(service, table, second);
    const announcement = 'On Mon, Nov 23, 2026 at 9:12 AM Carcassonne <game@example.org> wrote:';
    await answer(email, `${announcement}\nIt is your turn.\n${option.label}`);
    await emailHolding(mailbox(), second.email, /couldn’t tell which part of your email you wrote yourself/);
    expect(await versionOf(table)).toBe(1);
  });

  test('can post messages', async () => {
    const { table, first, second, email } = await awaitingSecond();
    await answer(email, 'say well played, that was a long road\nthat I did not see');
    const posted = async () => (await first.get(`/v1/games/${table.id}/messages`).expect(200)).body.items;
    await vi.waitFor(async () => {
      const texts = (await posted()).map(({ text }: { text: string }) => text);
      expect(texts).toEqual(['well played, that was a long road that I did not see']);
    }, waiting);
    await emailHolding(mailbox(), second.email, /posted/i);
  });
});

describe('no answer', () => {
  const receive = (email: { from: string; to: string; head?: string; text?: string }) =>
    receiveEmail(
      service.deps,
      {},
      Buffer.from(
        `From: ${email.from}\r\nTo: ${email.to}\r\n${email.head ?? ''}Subject: Re: x\r\n\r\n${email.text ?? 'resign yes'}\r\n`,
      ),
      { from: email.from, to: [], client: undefined },
    );

  test('goes to strangers or programs', async () => {
    const { table, second, email } = await awaitingSecond();
    const to = email.headers['reply-to'] ?? '';
    const known = mailbox().to(second.email).length;
    expect(await receive({ from: 'stranger@example.org', to })).toBe('answered');
    expect(await receive({ from: 'stranger@example.org', to, text: 'again' })).toBe('ignored');
    const other = await emailHolding(mailbox(), second.email, /an address that is not your account’s/, known);
    expect(other.to).toBe(second.email);
    expect(mailbox().to('stranger@example.org')).toEqual([]);
    expect(await receive({ from: second.email, to, head: 'Auto-Submitted: auto-replied\r\n' })).toBe(
      'ignored',
    );
    expect(await receive({ from: `${second.email}, ${table.players[0]!.email}`, to, text: '1a' })).toBe(
      'ignored',
    );
    expect(
      await receive({ from: second.email, to: 'reply+aaaaaaaaaaaaaaaaaaaaaaaaaa@play.carcassonne.example' }),
    ).toBe('unknown-address');
    expect(await receive({ from: second.email, to, text: '> resign yes' })).toBe('answered');
    expect(await receive({ from: second.email, to, text: '> 1a' })).toBe('ignored');
    expect((await readTable(service, table, second)).status).toBe('running');
  });

  test('is sent after a second unclear email', async () => {
    const { second, email } = await awaitingSecond();
    const to = email.headers['reply-to'] ?? '';
    expect(await receive({ from: second.email, to, text: 'Wow, nice board' })).toBe('answered');
    expect(await receive({ from: second.email, to, text: 'Wow, such board' })).toBe('ignored');
  });

  test('an unissued address has no receiver', async () => {
    const to = 'reply+bbbbbbbbbbbbbbbbbbbbbbbbbb@play.carcassonne.example';
    await expect(send({ from: 'a@example.org', to, text: '7b' })).rejects.toMatchObject({
      responseCode: 550,
    });
    await expect(send({ from: 'a@example.org', to: 'x@other.example', text: '7b' })).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  test('a password reset revokes older reply addresses', async () => {
    const { second, email } = await awaitingSecond();
    await service.db.prisma.player.update({
      where: { id: second.id },
      data: { linkGeneration: { increment: 1 } },
    });
    expect(await receive({ from: second.email, to: email.headers['reply-to'] ?? '' })).toBe(
      'unknown-address',
    );
  });
});
