import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { limitConnectionsEach, maxConnectionsEach } from '../../src/http/plugins/connections-each.ts';
import type { Config } from '../../src/settings/config.ts';

/** A connection from an address, as the limit sees it. */
class Connection extends EventEmitter {
  readonly remoteAddress: string;
  isOpen = true;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

function serverWith(trustProxy: Config['trustProxy']) {
  const server = new EventEmitter() as unknown as Server;
  limitConnectionsEach(server, { trustProxy } as Config);
  return (address: string) => {
    const connection = new Connection(address);
    server.emit('connection', connection);
    return connection;
  };
}

const openMany = (connect: (address: string) => Connection, addressAt: (at: number) => string) =>
  Array.from({ length: maxConnectionsEach }, (_, at) => connect(addressAt(at)));

test('limits simultaneous connections per address, independently of others', () => {
  const connect = serverWith(false);
  const [first] = openMany(connect, () => '192.0.2.1');
  expect(connect('192.0.2.1').isOpen).toBe(false);
  expect(connect('192.0.2.2').isOpen).toBe(true);
  first?.destroy();
  expect(connect('192.0.2.1').isOpen).toBe(true);
  expect(connect('192.0.2.1').isOpen).toBe(false);
});

test('counts addresses of one IPv6 network together', () => {
  const connect = serverWith(false);
  openMany(connect, (at) => `2001:db8::${at.toString(16)}`);
  expect(connect('2001:db8::ffff').isOpen).toBe(false);
  expect(connect('2001:db8:0:1::1').isOpen).toBe(true);
});

test.each([
  ['this machine', false, '::ffff:127.0.0.1'],
  ['a reverse proxy', 1, '192.0.2.1'],
] as const)('does not limit connections of %s', (_what, trustProxy, address) => {
  const connect = serverWith(trustProxy);
  openMany(connect, () => address);
  expect(connect(address).isOpen).toBe(true);
});
