import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InboundServer, startInboundServer } from '../../../src/inbound-email/index.ts';
import { inboundEmail } from '../../inbound-email/support/settings.ts';
import { useEmailWorkers } from '../../notifications/support/email-workers.ts';
import { useApp } from '../../support/app.ts';
import { accounts } from './attack/accounts.ts';
import { credentials } from './attack/credentials.ts';
import { defenceless } from './attack/defenceless.ts';
import { emails } from './attack/emails.ts';
import { hints } from './attack/hints.ts';
import { longInput } from './attack/long-input.ts';
import { domains } from './attack/names.ts';
import { againstPeople } from './attack/people.ts';
import { postOf } from './attack/post.ts';
import { type Attack, targetAt } from './attack/target.ts';

const named = (attacks: readonly Attack[]) => attacks.map((attack) => [attack.name, attack] as const);
// Timings of attacks are only meaningful on an idle machine.
const byPost = [...accounts, ...emails.slice(0, 3)];
const others = [...longInput.slice(2), ...againstPeople, ...credentials];
const listening = againstPeople.filter(({ name }) => name.startsWith('listening'));

test.each(['http://example.org', 'https://10.0.0.1:3000', 'http://127.0.0.1.example.org'])(
  'refuses to attack %s, which is not on loopback',
  (address) => expect(() => targetAt(address)).toThrow('is not on loopback'),
);

describe.each(named(others))('%s', (name, attack) => {
  const service = useApp({
    rateLimitPerMinute: 2_000,
    limits: { 'registrations-hourly': 50 },
    webhookAllowedRanges: [],
  });

  test('is held by the service', async () => {
    const { held, seen } = await attack.run(targetAt(service.url));
    expect(held, `${name}: ${seen}`).toBe(true);
  });
});

describe('a service that takes emails', () => {
  const settings = { ...inboundEmail, senderCheck: 'verify' } as const;
  const service = useApp({ inboundEmail: settings });
  const mailbox = useEmailWorkers(service);
  let server: InboundServer | undefined;
  beforeAll(async () => {
    const resolve = async (name: string, type: string) => {
      const found = type === 'TXT' ? domains[name] : undefined;
      if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      return [[found]];
    };
    server = await startInboundServer(service.deps, settings, { resolve });
  });
  afterAll(() => server?.close());

  test.each(named(byPost))('holds %s', async (name, attack) => {
    const post = postOf(mailbox(), server?.port ?? 0);
    const { held, seen } = await attack.run(targetAt(service.url, post));
    expect(held, `${name}: ${seen}`).toBe(true);
  });
});

const all = [...byPost, ...emails.slice(3), ...hints, ...others];
test.each(named(all.filter((attack) => !listening.includes(attack))))(
  '%s is not held by a service without defence',
  async (_name, attack) => {
    expect(await attack.run(defenceless())).toMatchObject({ held: false });
  },
);
