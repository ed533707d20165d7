import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeReachable, type TestPlayer } from '../support/players.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const inEnglish =
  'This table plays without aids: remaining tiles, projections and hints are off for everybody.';
const inItalian =
  'A questo tavolo si gioca senza aiuti: niente tessere rimanenti, proiezioni o suggerimenti per nessuno.';

const invite = ({ auth }: TestPlayer, request: object) =>
  service.http
    .post('/v1/games')
    .set(auth)
    .send({ seatCount: 4, ...request })
    .expect(201);

/** The words of an email, whatever its line breaks. */
async function invitationTo(address: string, subject: RegExp): Promise<string> {
  const { text, html } = await emailTo(mailbox(), address, subject);
  expect(html).toBeTruthy();
  return text.replace(/\s+/g, ' ');
}

test('an invitation to a table without aids says so, to players in their language and to strangers', async () => {
  const [owner, friend, amico] = [
    await makeReachable(service, 'owner'),
    await makeReachable(service, 'friend'),
    await makeReachable(service, 'amico', { locale: 'it' }),
  ];
  const stranger = 'stranger@example.net';
  await invite(owner, { aids: false, invite: [friend.handle, amico.handle, stranger] });
  expect(await invitationTo(friend.email, /invites you/)).toContain(inEnglish);
  expect(await invitationTo(amico.email, /ti invita/)).toContain(inItalian);
  expect(await invitationTo(stranger, /invites you/)).toContain(inEnglish);
});

test('an invitation to any other table does not mention them', async () => {
  const [owner, friend] = [await makeReachable(service, 'owner'), await makeReachable(service, 'friend')];
  await invite(owner, { invite: [friend.handle] });
  expect(await invitationTo(friend.email, /invites you/)).not.toContain('aids');
});
