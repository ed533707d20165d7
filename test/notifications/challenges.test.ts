import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, makeReachable } from '../support/players.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

test.each([
  ['en', /challenges you to a match/, 'by mail: best of three mirrored pairs of games.'],
  ['it', /ti sfida a un incontro/, 'per posta: al meglio di tre coppie speculari di partite.'],
  ['de', /fordert dich zu einem Match/, 'per Post heraus: Best of 3 in gespiegelten Paaren von Partien.'],
])('a challenge says what it is about (%s)', async (locale, subject, sentence) => {
  const [anna, bruno] = [
    await makePlayer(service, 'anna'),
    await makeReachable(service, 'bruno', { locale }),
  ];
  const challenge = { opponent: bruno.handle, form: 'mirrored' };
  await service.http.post('/v1/matches').set(anna.auth).send(challenge).expect(201);
  const { text } = await emailTo(mailbox(), bruno.email, subject);
  expect(text.replace(/\s+/g, ' ')).toContain(sentence);
});
