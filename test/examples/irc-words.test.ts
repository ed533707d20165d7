import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'irc-framework';
import { describe, expect, test } from 'vitest';
import { addressed, addressedInPrivate } from '../../examples/irc-bot/addressed.ts';
import { identities } from '../../examples/irc-bot/identity.ts';
import { drawnLines, ircLines } from '../../examples/irc-bot/lines.ts';
import { readIrcSettings } from '../../examples/irc-bot/settings.ts';

describe('addressing the bot', () => {
  const quiet = { prefix: '!', acceptsBareLabels: false };
  test.each([
    ['!7a', '7a'],
    ['!-3,1 r90', '-3,1 r90'],
    ['!#3f9ac options', '#3f9ac options'],
    ['Bot: 7a', '7a'],
    ['bot, new 2', 'new 2'],
    ['!!!', undefined],
    ['! no', undefined],
    ['bottle: 7a', undefined],
    ['bot is great', undefined],
    ['7a', undefined],
    ['', undefined],
  ])('%j sends %j to the bot', (line, command) => {
    expect(addressed(line, 'bot', quiet)).toBe(command);
  });

  test('bare labels are read if enabled', () => {
    const keen = { ...quiet, acceptsBareLabels: true };
    expect(addressed('7a.2', 'bot', keen)).toBe('7a.2');
    expect(addressed('7 apples', 'bot', keen)).toBeUndefined();
    expect(addressed('lol', 'bot', keen)).toBeUndefined();
  });

  test('everything in private is for the bot', () => {
    expect(addressedInPrivate(' !score ', quiet)).toBe('score');
    expect(addressedInPrivate('score', quiet)).toBe('score');
  });
});

describe('lines', () => {
  test('put sentences on one line, and list entries with their heading', () => {
    expect(ircLines('One. \nTwo!\n1 a\n2 b\n  2 c\nYour games:\nx')).toEqual([
      'One. Two!',
      '1 a | 2 b · 2 c',
      'Your games: x',
    ]);
  });

  test('fit IRC’s limit in bytes, without loss', () => {
    const text = Array.from({ length: 300 }, (_, index) => `città-${index}🂡`).join(' ');
    const lines = ircLines(`${text}\n${'è'.repeat(900)}`);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(400);
    expect(lines.join(' ').replaceAll(' ', '')).toBe(`${text}${'è'.repeat(900)}`.replaceAll(' ', ''));
  });

  test('contain no control characters', () => {
    expect(ircLines('a\u000304b\r\nQUIT :x\u0000')).toEqual(['a 04b | QUIT :x']);
  });

  test('keep drawings unchanged', () => {
    expect(drawnLines('  ##\n #  \n\nx')).toEqual(['  ##', ' #', 'x']);
  });
});

describe('identity', () => {
  /** The part of an IRC connection that identifies people. */
  function network(accounts: Record<string, string>, isTagged = false) {
    const emitter = new EventEmitter();
    const lookedUp: string[] = [];
    const client = Object.assign(emitter, {
      network: { cap: { isEnabled: () => isTagged } },
      caseLower: (text: string) => text.toLowerCase(),
      caseCompare: (one: string, other: string) => one.toLowerCase() === other.toLowerCase(),
      whois: (nick: string) => {
        lookedUp.push(nick);
        queueMicrotask(() => emitter.emit('whois', { nick, account: accounts[nick] }));
      },
    });
    return { emitter, lookedUp, accounts, identify: identities(client as unknown as Client, 'test') };
  }
  const sender = (nick: string, account?: string) => ({
    nick,
    ident: 'u',
    hostname: 'h',
    ...(account !== undefined && { account }),
  });

  test('is the account, or else the nick', async () => {
    const { identify, lookedUp } = network({ Anna: 'Anna_M' });
    expect(await identify(sender('Anna'), true)).toEqual({ id: 'anna_m@test', nick: 'Anna', isKnown: true });
    expect(await identify(sender('Mallory'), true)).toEqual({
      id: '~mallory@test',
      nick: 'Mallory',
      isKnown: false,
    });
    await identify(sender('Anna'), true);
    expect(lookedUp).toEqual(['Anna', 'Mallory']);
  });

  test('is looked up again when the nick may have changed hands', async () => {
    const { identify, emitter, accounts } = network({ anna: 'anna' });
    await identify(sender('anna'), true);
    delete accounts['anna'];
    emitter.emit('quit', sender('anna'));
    expect((await identify(sender('anna'), true)).id).toBe('~anna@test');
    accounts['bob'] = 'bob';
    await identify(sender('bob'), true);
    delete accounts['bob'];
    emitter.emit('nick', { ...sender('mallory'), new_nick: 'bob' });
    expect((await identify(sender('bob'), true)).isKnown).toBe(false);
  });

  test('is looked up every time in private, where departures are not reported', async () => {
    const { identify, accounts } = network({ anna: 'anna' });
    await identify(sender('anna'), false);
    delete accounts['anna'];
    expect((await identify(sender('anna'), false)).id).toBe('~anna@test');
  });

  test('is taken from the message if the network adds it', async () => {
    const { identify, lookedUp } = network({ anna: 'wrong' }, true);
    expect((await identify(sender('anna', 'Right'), true)).id).toBe('right@test');
    expect((await identify(sender('anna'), true)).id).toBe('~anna@test');
    expect(lookedUp).toEqual([]);
  });
});

describe('settings', () => {
  test('are all documented in the README', () => {
    const sources = ['irc-bot/settings.ts', 'chat-core/settings.ts'].map((file) =>
      readFileSync(join('examples', file), 'utf8'),
    );
    const read = [...sources.join('').matchAll(/'((?:IRC|BOT|CARCASSONNE)_[A-Z_]+)'/g)].map(
      ([, name]) => name,
    );
    const documented = readFileSync('examples/irc-bot/README.md', 'utf8').matchAll(
      /`((?:IRC|BOT|CARCASSONNE)_[A-Z_]+)`/g,
    );
    expect([...new Set([...documented].map(([, name]) => name))].sort()).toEqual([...new Set(read)].sort());
  });

  test('report missing and invalid values', () => {
    expect(() => readIrcSettings({})).toThrow('IRC_HOST');
    const env = { IRC_HOST: 'irc.example.org', IRC_CHANNELS: '#a, b' };
    expect(() => readIrcSettings({ ...env, IRC_TLS: 'perhaps' })).toThrow('IRC_TLS must be true or false');
    expect(() => readIrcSettings({ ...env, IRC_PORT: 'x' })).toThrow('IRC_PORT');
    expect(() => readIrcSettings({ ...env, IRC_ACCOUNT: 'bot' })).toThrow('IRC_ACCOUNT_PASSWORD');
    expect(readIrcSettings(env)).toMatchObject({
      port: 6697,
      channels: ['#a', '#b'],
      network: 'irc.example.org',
    });
  });
});
