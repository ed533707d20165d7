import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { readTable } from '../support/table.ts';
import { emailHolding, emailTable, usePostOffice } from './support/post-office.ts';
import { inboundEmail } from './support/settings.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example', inboundEmail });
const { mailbox, answer } = usePostOffice(service);
const clock = { perTurn: 'P2D' };

async function requested(kind: string, profile: object = {}) {
  const table = await emailTable(service, { name: 'Sunday table', clock }, profile);
  const [by, other] = table.players as [TestPlayer, TestPlayer];
  await by.post(`/v1/games/${table.id}/requests`, { kind }).expect(201);
  const email = await emailHolding(mailbox(), other.email, /agree|accetto/);
  return { table, by, other, email, read: () => readTable(service, table, by) };
}

const pageAt = (address: string) => new URL(address).pathname;
const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/carcassonne\.example\/answer\/\S+/g)].map(String);

test('a player accepts a pause by replying, and both are notified', async () => {
  const { by, other, email, read } = await requested('pause');
  expect(email.about).toBe('Pause “Sunday table”?');
  expect(email.text).toContain(`${by.handle} proposes a pause`);
  expect(email.text).toContain('reply to this email with “agree” or “decline”');
  expect(email.text).not.toContain('To play, reply to this email');
  await answer(email, 'Agree!');
  await emailHolding(mailbox(), other.email, /^\W.*All players agreed: a pause\./s, 1);
  expect(await read()).toMatchObject({ pausedAt: expect.any(String), awaiting: { deadline: null } });
  const paused = await emailHolding(mailbox(), by.email, /“Sunday table” is paused/);
  expect(paused.text).not.toContain('You have until');
});

test('a player declines in Italian, and the requester is notified', async () => {
  const { by, email, read } = await requested('pause', { locale: 'it' });
  expect(email.text).toContain('scrivi «accetto» o «rifiuto»');
  await answer(email, 'rifiuto');
  await emailHolding(mailbox(), by.email, /Richiesta rifiutata: una pausa\./);
  expect(await read()).toMatchObject({ pausedAt: null });
});

test('opening a link in an email changes nothing; the button on its page does, and then shows the result', async () => {
  const { email, read } = await requested('pause');
  const [agree = '', decline = ''] = linksIn(email.text);
  expect(decline).toBe(agree);
  const page = pageAt(agree);
  const opened = await service.http.get(page).expect(200);
  expect(opened.text).toContain('Pause “Sunday table”?');
  expect(opened.text).toContain('<button name="answer" value="agree">Agree</button>');
  expect((await read()).pausedAt).toBeNull();
  const sent = await service.http.post(page).type('form').send({ answer: 'agree' }).expect(200);
  expect(sent.text).toContain('All players agreed: a pause.');
  expect((await read()).pausedAt).not.toBeNull();
  const again = await service.http.post(page).type('form').send({ answer: 'decline' }).expect(200);
  expect(again.text).toContain('All players agreed: a pause.');
  await service.http.get(page.replace(/.$/, (last) => (last === '-' ? '_' : '-'))).expect(404);
});
