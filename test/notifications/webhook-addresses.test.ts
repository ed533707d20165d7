import { expect, test } from 'vitest';
import { makePlayer, useApp } from '../support/app.ts';

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
