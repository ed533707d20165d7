import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { type Envelope, messageOf } from '../../src/inbound-email/message.ts';
import { parseEmail } from '../../src/inbound-email/parse.ts';
import { CheckUnavailable, isSenderProved } from '../../src/inbound-email/sender-check.ts';
import type { SenderCheck } from '../../src/settings/inbound-email.ts';
import { testConfig } from '../support/app.ts';
import { inboundEmail } from './support/settings.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

type Names = Readonly<Record<string, string>>;
const key: Names = { 'k1._domainkey.example.org TXT': `v=DKIM1; k=rsa; p=${published}` };
const policy: Names = { '_dmarc.example.org TXT': 'v=DMARC1; p=reject' };
const spf: Names = { 'example.org TXT': 'v=spf1 ip4:192.0.2.10 -all' };

/** A name server that knows some names. */
const resolverOf = (names: Names) => async (name: string, type: string) => {
  const found = names[`${name} ${type}`];
  if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return [[found]];
};

async function signed(from = 'mira@example.org', domainName = 'example.org'): Promise<Buffer> {
  const dkim = {
    domainName,
    keySelector: 'k1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ from, to: 'reply+x@play.example', text: '7b', dkim });
  return message as Buffer;
}

const unsigned = Buffer.from('From: mira@example.org\r\nTo: reply+x@play.example\r\n\r\n7b\r\n');
const nowhere: Envelope = { from: undefined, to: [], client: undefined };
const from = (address: string): Envelope => ({
  from: 'mira@example.org',
  to: [],
  client: { address, helo: 'mail.example.org' },
});

async function isProved(
  raw: Buffer,
  names: Names,
  envelope = nowhere,
  settings: { senderCheck: SenderCheck; trustedServer?: string } = { senderCheck: 'verify' },
): Promise<boolean> {
  const config = { ...testConfig, inboundEmail: { ...inboundEmail, ...settings } };
  return isSenderProved(
    { config },
    { resolve: resolverOf(names) },
    raw,
    messageOf(await parseEmail(raw)),
    envelope,
  );
}

describe('verified here, a sender is proved', () => {
  test('by a signature of the domain, as its policy or its alignment says', async () => {
    expect(await isProved(await signed(), { ...key, ...policy })).toBe(true);
    expect(await isProved(await signed(), key)).toBe(true);
    expect(
      await isProved(await signed('mira@example.org', 'example.net'), {
        'k1._domainkey.example.net TXT': key['k1._domainkey.example.org TXT']!,
      }),
    ).toBe(false);
  });

  test('by the server that the domain sends from', async () => {
    expect(await isProved(unsigned, { ...spf, ...policy }, from('192.0.2.10'))).toBe(true);
    expect(await isProved(unsigned, spf, from('192.0.2.10'))).toBe(true);
    expect(await isProved(unsigned, { ...spf, ...policy }, from('192.0.2.99'))).toBe(false);
  });

  test('by nothing else: not unsigned, not with a word changed', async () => {
    expect(await isProved(unsigned, { ...key, ...policy })).toBe(false);
    expect(await isProved(unsigned, {})).toBe(false);
    const changed = Buffer.from((await signed()).toString().replace('7b', '8b'));
    expect(await isProved(changed, { ...key, ...policy })).toBe(false);
  });

  test('later, when the name servers answer again', async () => {
    const broken = async (name: string, type: string) => {
      if (name.startsWith('_dmarc')) throw Object.assign(new Error('down'), { code: 'ESERVFAIL' });
      return resolverOf(key)(name, type);
    };
    const config = { ...testConfig, inboundEmail: { ...inboundEmail, senderCheck: 'verify' as const } };
    const raw = await signed();
    const check = isSenderProved(
      { config },
      { resolve: broken },
      raw,
      messageOf(await parseEmail(raw)),
      nowhere,
    );
    await expect(check).rejects.toThrow(CheckUnavailable);
  });
});

describe('trusting the mail server in front, a sender is proved', () => {
  const trust = { senderCheck: 'trust', trustedServer: 'mx.carcassonne.example' } as const;
  const stamped = (...results: string[]) =>
    Buffer.from(`${results.map((each) => `Authentication-Results: ${each}\r\n`).join('')}${unsigned}`);
  const isTrusted = (...results: string[]) => isProved(stamped(...results), {}, nowhere, trust);

  test('by what it wrote: DMARC, or the signature of the domain where there is no policy', async () => {
    expect(await isTrusted('mx.carcassonne.example; dmarc=pass (p=reject) header.from=example.org')).toBe(
      true,
    );
    expect(await isTrusted('mx.carcassonne.example 1; dkim=pass header.d=example.org; dmarc=none')).toBe(
      true,
    );
    expect(await isTrusted('mx.carcassonne.example; dkim=pass header.i=@example.org')).toBe(true);
    expect(await isTrusted('mx.carcassonne.example; dkim=pass header.d=example.net; dmarc=fail')).toBe(false);
    expect(await isTrusted('mx.carcassonne.example; dkim=pass header.d=example.org; dmarc=fail')).toBe(false);
  });

  test('not by what others wrote, not in comments, not below its field', async () => {
    expect(await isTrusted()).toBe(false);
    expect(await isTrusted('mx.example.net; dmarc=pass')).toBe(false);
    expect(await isTrusted('mx.carcassonne.example; none (dmarc=pass; dkim=pass)')).toBe(false);
    expect(await isTrusted('mx.carcassonne.example; dmarc=fail', 'mx.carcassonne.example; dmarc=pass')).toBe(
      false,
    );
  });
});

test('where nobody is to vouch, every sender is proved', async () => {
  expect(await isProved(unsigned, {}, nowhere, { senderCheck: 'none' })).toBe(true);
});
