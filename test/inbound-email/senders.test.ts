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

/** A name server with some names. */
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

describe('a sender verified here is proved', () => {
  test('by a signature of the domain, under its policy or alignment', async () => {
    expect(await isProved(await signed(), { ...key, ...policy })).toBe(true);
    expect(await isProved(await signed(), key)).toBe(true);
    expect(
      await isProved(await signed('mira@example.org', 'example.net'), {
        'k1._domainkey.example.net TXT': key['k1._domainkey.example.org TXT']!,
      }),
    ).toBe(false);
  });

  test('by the domain’s sending server', async () => {
    expect(await isProved(unsigned, { ...spf, ...policy }, from('192.0.2.10'))).toBe(true);
    expect(await isProved(unsigned, spf, from('192.0.2.10'))).toBe(true);
    expect(await isProved(unsigned, { ...spf, ...policy }, from('192.0.2.99'))).toBe(false);
  });

  test('by nothing else, such as an unsigned or altered email', async () => {
    expect(await isProved(unsigned, { ...key, ...policy })).toBe(false);
    expect(await isProved(unsigned, {})).toBe(false);
    const changed = Buffer.from((await signed()).toString().replace('7b', '8b'));
    expect(await isProved(changed, { ...key, ...policy })).toBe(false);
  });

  test('only for the address that acts, not one that only some programs read', async () => {
    const evil: Names = {
      'evil.example TXT': 'v=spf1 ip4:192.0.2.66 -all',
      '_dmarc.evil.example TXT': 'v=DMARC1; p=reject',
    };
    const client = { address: '192.0.2.66', helo: 'mail.evil.example' };
    const envelope: Envelope = { from: 'a@evil.example', to: [], client };
    const blanks = ' '.repeat(10_000);
    const encoded = `=?utf-8?b?${Buffer.from('<mira@example.org>').toString('base64')}?=`;
    const shapes = [
      `x:<mira@example.org>;${blanks}, <a@evil.example>`,
      `${encoded}${blanks}, <a@evil.example>`,
      `${encoded} <a@evil.example>`,
      `x:<mira@example.org>;, <a@evil.example>`,
      `<mira@example.org>, <a@evil.example>`,
      `x:<mira@example.org>;`,
    ];
    for (const shape of shapes) {
      const raw = Buffer.from(`From: ${shape}\r\nTo: reply+x@play.example\r\n\r\n7b\r\n`);
      const { from: author } = await parseEmail(raw);
      const isForged =
        author === 'mira@example.org' && (await isProved(raw, { ...policy, ...evil }, envelope));
      expect([shape.slice(0, 40), isForged]).toEqual([shape.slice(0, 40), false]);
    }
    const honest = Buffer.from('From: <a@evil.example>\r\nTo: reply+x@play.example\r\n\r\n7b\r\n');
    expect(await isProved(honest, { ...policy, ...evil }, envelope)).toBe(true);
  });

  test('later, once the name servers answer again', async () => {
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

describe('a sender verified by a trusted mail server is proved', () => {
  const trust = { senderCheck: 'trust', trustedServer: 'mx.carcassonne.example' } as const;
  const stamped = (...results: string[]) =>
    Buffer.from(`${results.map((each) => `Authentication-Results: ${each}\r\n`).join('')}${unsigned}`);
  const isTrusted = (...results: string[]) => isProved(stamped(...results), {}, nowhere, trust);

  test('by its results: DMARC, or the domain’s signature if there is no policy', async () => {
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

  test('not by results from others, in comments, or below its own header', async () => {
    expect(await isTrusted()).toBe(false);
    expect(await isTrusted('mx.example.net; dmarc=pass')).toBe(false);
    expect(await isTrusted('mx.carcassonne.example; none (dmarc=pass; dkim=pass)')).toBe(false);
    expect(await isTrusted('mx.carcassonne.example; dmarc=fail', 'mx.carcassonne.example; dmarc=pass')).toBe(
      false,
    );
  });
});

test('results of other servers are parsed by the grammar, whatever senders write', async () => {
  const server = 'mx.carcassonne.example';
  const trust = { senderCheck: 'trust', trustedServer: server } as const;
  const isTrusted = (results: string) =>
    isProved(Buffer.from(`Authentication-Results: ${server}; ${results}\r\n${unsigned}`), {}, nowhere, trust);
  const forged = [
    'dmarc=pass header.from=evil.example',
    'dmarc=pass',
    'spf=none smtp.helo="x; dmarc=pass header.from=example.org"; dmarc=none',
    'dkim=fail reason="x; dmarc=pass header.from=example.org" header.d=example.org; dmarc=fail',
    'dmarc=fail (a (b) ; dmarc=pass header.from=example.org (c) d)',
    'spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.org;"@evil.example; dmarc=fail header.from=example.org',
    'dmarc=pass header.from=example.org; dmarc=fail header.from=example.org',
    'dmarc=pass header.from=example.org "',
    'dmarc=pass header.from=example.org (',
    'dmarc=pass header.from="example.org',
  ];
  for (const results of forged) expect([results, await isTrusted(results)]).toEqual([results, false]);
  const real = [
    'dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=example.org',
    'dkim=pass header.i=@example.org header.s=k1 header.b=Ab+/12==; spf=pass (x: domain of "a" \\) designates) smtp.mailfrom="a b"@example.org; dmarc=pass action=none header.from=Example.org;',
    'spf=softfail smtp.mailfrom=a.example; dkim=pass (signature was verified) header.d=example.org; dmarc/1=none',
  ];
  for (const results of real) expect([results, await isTrusted(results)]).toEqual([results, true]);
});

test('without verification, every sender is accepted', async () => {
  expect(await isProved(unsigned, {}, nowhere, { senderCheck: 'none' })).toBe(true);
});
