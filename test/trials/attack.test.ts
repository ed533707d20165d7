import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { credentials } from './attack/credentials.ts';
import { longInput } from './attack/long-input.ts';
import { againstPeople } from './attack/people.ts';
import { type Target, targetAt } from './attack/target.ts';

const attacks = [...longInput.slice(2), ...againstPeople, ...credentials];

/** A service that lets everything happen. */
const defenceless: Target = {
  url: new URL('http://127.0.0.1'),
  send: async () => ({ status: 200, body: { accessToken: 'x' }, text: '', took: 5_000 }),
  signUp: async () => ({
    email: '',
    handle: '',
    password: '',
    refreshToken: '',
    auth: { authorization: '' },
  }),
};

test.each(['http://example.org', 'https://10.0.0.1:3000', 'http://127.0.0.1.example.org'])(
  '%s is not attacked, as it is not on loopback',
  (address) => expect(() => targetAt(address)).toThrow('is not on loopback'),
);

describe.each(attacks.map((attack) => [attack.name, attack] as const))('%s', (name, attack) => {
  const service = useApp({
    rateLimitPerMinute: 2_000,
    limits: { 'registrations-hourly': 50 },
    webhookAllowedRanges: [],
  });

  test('is held by the service', async () => {
    const { held, seen } = await attack.run(targetAt(service.url));
    expect(held, `${name}: ${seen}`).toBe(true);
  });

  test.runIf(!name.startsWith('listening'))('is not held by one without defence', async () => {
    expect((await attack.run(defenceless)).held).toBe(false);
  });
});
