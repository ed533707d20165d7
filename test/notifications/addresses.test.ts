import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkUrl, guardedLookup, isAllowedAddress } from '../../src/notifications/outgoing/addresses.ts';
import { openSender } from '../../src/notifications/outgoing/sender.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '168.63.129.16',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001:db8::1',
  '2002:a00:1::',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s is closed', (address) => {
  expect(isAllowedAddress(address, [])).toBe(false);
});

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is open', (address) => {
  expect(isAllowedAddress(address, [])).toBe(true);
});

test.each([
  ['10.1.2.3', '10.1.0.0/16', true],
  ['::ffff:10.1.2.3', '10.1.0.0/16', true],
  ['10.2.0.1', '10.1.0.0/16', false],
  ['::1', '127.0.0.0/8', false],
  ['::1', '::1/128', true],
])('%s with %s opened: %s', (address, range, open) => {
  expect(isAllowedAddress(address, [range])).toBe(open);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://localhost/',
  'http://localhost./',
  'http://127.0.0.1./',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://me:secret@example.org/',
  'http://example.org:22/',
  'http://example.org:0/',
  'https://example.org:1023/',
  'nonsense',
])('%s is refused before anything is sent', (url) => {
  expect(() => checkUrl(url, [])).toThrow();
});

test.each([
  'http://example.org/',
  'https://example.org:80/',
  'http://example.org:443/',
  'http://example.org:1024/',
])('%s is open', (url) => {
  expect(checkUrl(url, []).href).toContain('example.org');
});

describe('a name is judged when the connection is made', () => {
  type Resolve = NonNullable<Parameters<typeof guardedLookup>[1]>;
  const resolving = (...addresses: string[]) =>
    ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as Resolve;

  const ask = (resolve: Resolve, all: boolean) =>
    new Promise<unknown>((done) => {
      guardedLookup([], resolve)('name.example', { all }, (error, address) => done(error ?? address));
    });

  test('and of its addresses only the open ones are connected to', async () => {
    const mixed = resolving('10.0.0.1', '1.1.1.1', '::1', '2606:4700::1');
    expect(await ask(mixed, false)).toBe('1.1.1.1');
    expect(await ask(mixed, true)).toMatchObject([{ address: '1.1.1.1' }, { address: '2606:4700::1' }]);
  });

  test('and a name that leads nowhere looks like one that leads to a closed address', async () => {
    const failing = ((_name: string, _options: object, done: (error: Error, found: object[]) => void) =>
      done(new Error('getaddrinfo ENOTFOUND name.example'), [])) as unknown as Resolve;
    const refusal = { name: 'ForbiddenAddress', message: 'name.example has no public address.' };
    expect(await ask(failing, true)).toMatchObject(refusal);
    expect(await ask(resolving('10.0.0.1'), true)).toMatchObject(refusal);
  });

  test('and refused when it has none', async () => {
    expect(await ask(resolving('10.0.0.1', '::ffff:10.0.0.1'), true)).toMatchObject({
      name: 'ForbiddenAddress',
    });
  });

  test('so a name for loopback reaches nobody, and nothing arrives there', async () => {
    let calls = 0;
    const server = createServer(() => {
      calls += 1;
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as AddressInfo;
    const sender = openSender([]);
    const send = (host: string) =>
      sender.send({ owner: 'me', url: `http://${host}:${port}/`, headers: {}, body: '{}' });
    for (const host of ['localhost.localdomain', '127.0.0.1', 'nobody-has-this.invalid'])
      expect(await send(host)).toEqual({
        status: undefined,
        error: `${host} has no public address.`,
        milliseconds: 0,
      });
    expect(calls).toBe(0);
    await sender.close();
    server.close();
  });
});
