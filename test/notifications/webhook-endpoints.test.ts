import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();

test('addresses that are not public are refused at once', async () => {
  const player = await makePlayer(service);
  const create = (url: string) => service.http.post('/v1/me/webhooks').set(player.auth).send({ url });
  for (const url of [
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'https://a:b@example.org/',
  ]) {
    expect((await create(url).expect(422)).body.type).toBe('/problems/forbidden-address');
  }
});

test('twenty webhooks of a player are possible, also when all are made at once', async () => {
  const player = await makePlayer(service);
  const create = (number: number) =>
    service.http
      .post('/v1/me/webhooks')
      .set(player.auth)
      .send({ url: `https://example.org/${number}` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => create(number)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.type === '/problems/too-many-webhooks')).toHaveLength(20);
});

test('a type of event counts once', async () => {
  const player = await makePlayer(service);
  const events = ['decision.made', 'decision.made'];
  const { body } = await service.http
    .post('/v1/me/webhooks')
    .set(player.auth)
    .send({ url: 'https://example.org/', events })
    .expect(201);
  expect(body.events).toEqual(['decision.made']);
  const change = { events: ['turn.started', 'turn.started'] };
  const { body: changed } = await service.http
    .patch(`/v1/me/webhooks/${body.id}`)
    .set(player.auth)
    .send(change)
    .expect(200);
  expect(changed.events).toEqual(['turn.started']);
});

test('a webhook that chooses no events gets those of turns and of the end', async () => {
  const player = await makePlayer(service);
  const hook = { url: 'https://example.org/' };
  const { body } = await service.http.post('/v1/me/webhooks').set(player.auth).send(hook).expect(201);
  expect(body).toMatchObject({
    events: ['turn.started', 'turn.reminder', 'game.finished'],
    format: 'standard',
  });
});
