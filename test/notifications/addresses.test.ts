import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkUrl, guardedLookup, isAllowedAddress } from '../../src/notifications/outgoing/addresses.ts';
import { reachOf } from '../../src/notifications/outgoing/reach.ts';
import { openSender } from '../../src/notifications/outgoing/sender.ts';

const closed = { ranges: [], hasLoopback: false };
const withLoopback = { ranges: [], hasLoopback: true };
const noPublicAddress =
  'has no public address. The operator of the service can allow other addresses with WEBHOOK_ALLOWED_RANGES.';

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
])('%s is not public', (address) => {
  expect(isAllowedAddress(address, closed)).toBe(false);
});

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isAllowedAddress(address, closed)).toBe(true);
  },
);

test.each([
  ['10.1.2.3', '10.1.0.0/16', true],
  ['::ffff:10.1.2.3', '10.1.0.0/16', true],
  ['10.2.0.1', '10.1.0.0/16', false],
  ['::1', '127.0.0.0/8', false],
  ['::1', '::1/128', true],
])('%s with %s opened: %s', (address, range, open) => {
  expect(isAllowedAddress(address, { ranges: [range], hasLoopback: false })).toBe(open);
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
  expect(() => checkUrl(url, closed)).toThrow();
});

test.each([
  'http://example.org/',
  'https://example.org:80/',
  'http://example.org:443/',
  'http://example.org:1024/',
])('%s is public', (url) => {
  expect(checkUrl(url, closed).href).toContain('example.org');
});

const loopbackUrls = [
  'http://127.0.0.1:8080/',
  'https://127.9.9.9/',
  'http://2130706433/',
  'http://[::1]:8080/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost:8080/',
  'https://localhost./',
];

test.each(loopbackUrls)('with loopback allowed, %s is reachable', (url) => {
  expect(checkUrl(url, withLoopback).href).toContain('//');
});

test.each([
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[fd12:3456::1]/',
  'http://127.0.0.1:22/',
  'http://me:secret@127.0.0.1/',
  'ftp://127.0.0.1/',
])('with loopback allowed, %s is still refused', (url) => {
  expect(() => checkUrl(url, withLoopback)).toThrow();
});

test.each([
  ['http://localhost:3000', '127.0.0.1', true],
  ['http://127.0.0.1:3000', '::1', true],
  ['https://[::1]:3000', 'localhost', true],
  ['https://carcassonne.example', '127.0.0.1', false],
  ['http://localhost.example', '127.0.0.1', false],
  ['http://127.0.0.1.example', '127.0.0.1', false],
  ['http://192.168.1.5:3000', '127.0.0.1', false],
  ['http://localhost:3000', '0.0.0.0', false],
])('of a service at %s listening on %s, loopback is reachable: %s', (publicUrl, host, hasLoopback) => {
  const config = { webhookAllowedRanges: ['10.1.0.0/16'], publicUrl, host };
  expect(reachOf({ config })).toEqual({ ranges: ['10.1.0.0/16'], hasLoopback });
});

describe('a host name is checked when connecting', () => {
  type Resolve = NonNullable<Parameters<typeof guardedLookup>[1]>;
  const resolving = (...addresses: string[]) =>
    ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as Resolve;

  const ask = (resolve: Resolve, all: boolean, reach = closed, name = 'name.example') =>
    new Promise<unknown>((done) => {
      guardedLookup(reach, resolve)(name, { all }, (error, address) => done(error ?? address));
    });

  test('only its public addresses are connected to', async () => {
    const mixed = resolving('10.0.0.1', '1.1.1.1', '::1', '2606:4700::1');
    expect(await ask(mixed, false)).toBe('1.1.1.1');
    expect(await ask(mixed, true)).toMatchObject([{ address: '1.1.1.1' }, { address: '2606:4700::1' }]);
  });

  test('an unknown name looks like one with a private address', async () => {
    const failing = ((_name: string, _options: object, done: (error: Error, found: object[]) => void) =>
      done(new Error('getaddrinfo ENOTFOUND name.example'), [])) as unknown as Resolve;
    const refusal = { name: 'ForbiddenAddress', message: `name.example ${noPublicAddress}` };
    expect(await ask(failing, true)).toMatchObject(refusal);
    expect(await ask(resolving('10.0.0.1'), true)).toMatchObject(refusal);
  });

  test('with loopback allowed, only localhost can resolve to it', async () => {
    expect(await ask(resolving('127.0.0.1', '10.0.0.1'), true, withLoopback, 'localhost')).toEqual([
      { address: '127.0.0.1', family: 4 },
    ]);
    for (const address of ['127.0.0.1', '::1', '10.0.0.1'])
      expect(await ask(resolving(address), true, withLoopback)).toMatchObject({ name: 'ForbiddenAddress' });
    expect(await ask(resolving('192.168.1.1'), true, withLoopback, 'localhost')).toMatchObject({
      name: 'ForbiddenAddress',
    });
  });

  test('a name without public addresses is refused', async () => {
    expect(await ask(resolving('10.0.0.1', '::ffff:10.0.0.1'), true)).toMatchObject({
      name: 'ForbiddenAddress',
    });
  });

  test('a name for loopback reaches no one, and nothing arrives there', async () => {
    let calls = 0;
    const server = createServer(() => {
      calls += 1;
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as AddressInfo;
    const sender = openSender(closed);
    const send = (host: string) =>
      sender.send({ owner: 'me', url: `http://${host}:${port}/`, headers: {}, body: '{}' });
    for (const host of ['localhost.localdomain', '127.0.0.1', 'nobody-has-this.invalid'])
      expect(await send(host)).toEqual({
        status: undefined,
        error: `${host} ${noPublicAddress}`,
        milliseconds: 0,
      });
    expect(calls).toBe(0);
    await sender.close();
    server.close();
  });
});
