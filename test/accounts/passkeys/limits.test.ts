import { expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { addPasskey, sendAssertion, sendPassword, startLogIn } from '../../support/passkeys.ts';
import { makePlayer } from '../../support/players.ts';

const service = useApp({ rateLimitPerMinute: 600 });

test('attempts at recovery codes are limited, and a correct one after that is delayed too', async () => {
  const player = await makePlayer(service);
  const { recoveryCodes } = await addPasskey(service, player);
  const { challenge } = await sendPassword(service, player);
  const send = (code: string) => service.http.post('/v1/sessions/recovery-code').send({ challenge, code });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) statuses.push((await send('0000-0000-0000-0000')).status);
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
  const { body } = await send(String(recoveryCodes[0])).expect(429);
  expect(body.retryAfter).toBeGreaterThan(0);
});

test('wrong answers for one passkey are limited; other passkeys at the address still work', async () => {
  const [one, two] = [await makePlayer(service), await makePlayer(service)];
  const [mine, theirs] = [await addPasskey(service, one), await addPasskey(service, two)];
  let status = 0;
  for (let attempt = 0; attempt < 12; attempt++) {
    const options = await startLogIn(service);
    const wrong = mine.authenticator.get(options, { origin: 'https://evil.example' });
    status = (await sendAssertion(service, wrong)).status;
  }
  expect(status).toBe(429);
  await sendAssertion(service, theirs.authenticator.get(await startLogIn(service))).expect(201);
});
