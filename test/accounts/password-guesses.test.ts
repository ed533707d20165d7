import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, testPassword } from '../support/players.ts';

const service = useApp({ rateLimitPerMinute: 600 });

test('password guesses from a logged-in session are limited like log-ins', async () => {
  const player = await makePlayer(service);
  const change = (currentPassword: string) =>
    player.post('/v1/me/password', { currentPassword, password: testPassword });
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await change(`not this one ${attempt}`)).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
});
