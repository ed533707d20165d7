import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer } from '../support/players.ts';
import { say } from './support/talk.ts';

const service = useApp();

test('a player in a chat gets a link, in secret, that takes the games over to an account', async () => {
  const application = await makeApplication(service);
  const mira = await makeExternal(service, application, 'mira', { locale: 'it' });
  await say(service, mira, 'nuova "Al porto"');
  const { secret, text } = await say(service, mira, 'rivendica');
  expect(secret).toBe(true);
  const [, claim] = /http:\/\/localhost\/claim\/(\S+)$/.exec(text) ?? [];
  const account = await makePlayer(service);
  await service.http
    .post('/v1/me/external-players')
    .set(account.auth)
    .send({ claim, mayAct: true })
    .expect(201);
  expect((await say(service, account, 'games')).text).toContain('Al porto');
  for (const somebody of [mira, account]) {
    const answer = await say(service, somebody, 'claim');
    expect(answer).toMatchObject({
      outcome: 'refused',
      text: 'You already play with your own account.',
    });
  }
});
