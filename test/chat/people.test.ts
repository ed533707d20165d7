import { expect, test } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();

test('players are muted, blocked and reported by text, in both languages', async () => {
  const [one, other] = [await makePlayer(service, 'one'), await makePlayer(service, 'other')];
  const answers = async (text: string) => (await say(service, one, text)).text;
  expect(await answers(`mute @${other.handle}`)).toBe(`You no longer see messages from ${other.handle}.`);
  expect(await answers(`unmute ${other.handle}`)).toContain('again');
  await speakItalian(service, one);
  expect(await answers(`blocca @${other.handle}`)).toContain('Non vi incontrate più');
  const blocks = await getAs(service, one.auth, '/v1/me/blocks').expect(200);
  expect(blocks.body.items).toMatchObject([{ handle: other.handle }]);
  expect(await answers(`sblocca ${other.handle}`)).toContain('blocco tolto');
  expect(await answers(`segnala @${other.handle} perdite di tempo Gioca mai`)).toContain('Grazie');
  const { rows } = await service.db.pool.query('SELECT reported_id, reason, text FROM reports');
  expect(rows).toEqual([{ reported_id: other.id, reason: 'stalling', text: 'Gioca mai' }]);
  expect(await answers(`segnala @${other.handle} antipatia`)).toContain('perdite di tempo: ');
  expect(await answers(`blocca ${one.handle}`)).toBe('Non puoi farlo con te stesso.');
});

test('a player blocks another by the name the chat uses', async () => {
  const application = await makeApplication(service);
  const mira = await makeExternal(service, application, 'mira');
  await makeExternal(service, application, 'ole');
  expect((await say(service, mira, 'block ole')).text).toContain('You have blocked ole');
});

test('tables are cancelled and invitations declined by text', async () => {
  const [owner, guest] = [await makePlayer(service, 'owner'), await makePlayer(service, 'guest')];
  const { game } = await say(service, owner, `new 3 players @${guest.handle} "Sunday"`);
  expect((await say(service, guest, 'decline')).text).toContain('You have declined the invitation to Sunday');
  expect((await say(service, guest, 'decline')).text).toContain('You don’t have this invitation');
  expect((await say(service, guest, `${shortId(game)} cancel`)).text).toContain('Only the owner');
  await speakItalian(service, owner);
  expect((await say(service, owner, 'annulla')).text).toMatch(/^Hai annullato Sunday #\w+\.$/);
});

test('a deleted player is named as such in the reader’s language', async () => {
  const table = await startTable(service);
  const [gone, reader] = table.players as [TestPlayer, TestPlayer];
  await gone.delete('/v1/me', { password: testPassword }).expect(204);
  await speakItalian(service, reader);
  expect((await say(service, reader, `${shortId(table.id)} punti`)).text).toContain('Giocatore eliminato');
});

test('a player in a chat gets a private link that moves their games to an account', async () => {
  const application = await makeApplication(service);
  const mira = await makeExternal(service, application, 'mira', { locale: 'it' });
  await say(service, mira, 'nuova "Al porto"');
  const { secret, text } = await say(service, mira, 'rivendica');
  expect(secret).toBe(true);
  const [, claim] = /http:\/\/localhost\/claim\/(\S+)$/.exec(text) ?? [];
  const account = await makePlayer(service);
  await postAs(service, account.auth, '/v1/me/external-players', { claim, canAct: true }).expect(201);
  expect((await say(service, account, 'games')).text).toContain('Al porto');
  for (const player of [mira, account]) {
    const answer = await say(service, player, 'claim');
    expect(answer).toMatchObject({
      outcome: 'refused',
      text: 'You are already playing with your own account.',
    });
  }
});
