import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { looksOf } from '../../src/accounts/profile/looks.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makePlayer,
  putExternal,
  type TestApplication,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';

const service = useApp();

const strange: Readonly<Record<string, string>> = {
  'an override of the direction': 'Mira\u202etxt.exe',
  'an isolate of the direction': 'Mira\u2066',
  'a zero-width space': 'Mi\u200bra',
  'a joiner that joins nothing': 'Mi\u200dra',
  'a Hangul filler alone': '\u3164',
  'a soft hyphen alone': '\u00ad',
  'a blank of Braille alone': '\u2800',
  'a tag character': 'Mira\u{e0041}',
  'seventy accents': `a${'\u0301'.repeat(70)}`,
  'four accents that do not compose': 'q\u0301\u0302\u0303\u0304',
  'accents alone': '\u0301',
};

const good = [
  'Mira',
  'Zoë',
  'Ngữ Nguyễn',
  'می‌خواهم',
  'क्‍ष',
  '👩‍🚀',
  '❤️',
  'q\u0301\u0302\u0303',
  'O’Neill & Søn',
  'Иван Ivan',
  'アンナ Anna2',
  'Tシャツ',
  'Μιχάλης',
];

const register = (handle: string) =>
  postAs(service, {}, '/v1/accounts', { email: `${handle}@example.org`, handle, password: testPassword });

/** Returns a handle in the wide letters of East Asian typography. */
const wide = (handle: string) =>
  handle.replaceAll(/[a-z0-9]/g, (each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0));

const mathematical = (letter: string) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97);

describe('a name', () => {
  let application: TestApplication;
  let auth: TestPlayer['auth'];

  beforeAll(async () => {
    application = await makeApplication(service);
    ({ auth } = await makePlayer(service, 'namer'));
  });

  test.each(Object.entries(strange))(
    'with %s is refused for a game, player or external player',
    async (_, name) => {
      await postAs(service, auth, '/v1/games', { name }).expect(400);
      await service.http.patch('/v1/me').set(auth).send({ displayName: name }).expect(400);
      await putExternal(service, application, 'somebody', { displayName: name }).expect(400);
    },
  );

  test.each(good)('such as %s is accepted', async (name) => {
    await postAs(service, auth, '/v1/games', { name }).expect(201);
    const { body } = await service.http.patch('/v1/me').set(auth).send({ displayName: name }).expect(200);
    expect(body.displayName).toBe(name.normalize('NFC'));
  });
});

describe('a display name', () => {
  test('can be changed separately, and then no longer follows the handle', async () => {
    const { auth, handle } = await makePlayer(service, 'named');
    const patch = (change: object) => service.http.patch('/v1/me').set(auth).send(change).expect(200);
    expect((await patch({ displayName: 'Mira B.' })).body).toMatchObject({ handle, displayName: 'Mira B.' });
    const { body } = await patch({ handle: 'Named-Anew' });
    expect(body).toMatchObject({ handle: 'named-anew', displayName: 'Mira B.' });
  });

  test('cannot be another player’s handle, or sound official', async () => {
    const [one, two] = [await makePlayer(service, 'impostor'), await makePlayer(service, 'victim')];
    for (const displayName of [
      two.handle.toUpperCase(),
      'Moderator',
      'Deleted player',
      'Giocatore eliminato',
    ]) {
      const { body } = await one.patch('/v1/me', { displayName }).expect(409);
      expect(body.type).toBe('/problems/name-not-available');
    }
  });

  test.each([
    ['a Cyrillic letter', (handle: string) => handle.replace('a', 'а'), 400],
    ['a Greek letter', (handle: string) => handle.replace('o', 'ο'), 400],
    ['wide letters', (handle: string) => wide(handle), 409],
    ['mathematical letters', (handle: string) => handle.replaceAll(/[a-z]/g, mathematical), 409],
    ['a dot at the end', (handle: string) => `${handle}.`, 409],
    ['a dot below a letter', (handle: string) => handle.replace('a', 'ạ'), 409],
    ['a capital I for an l', (handle: string) => handle.replace('l', 'I'), 409],
    ['r and n for an m', (handle: string) => handle.replace('m', 'rn'), 409],
  ])('cannot resemble another player’s handle by %s', async (_, alike, status) => {
    const [one, two] = [await makePlayer(service, 'impostor'), await makePlayer(service, 'salmo')];
    const displayName = alike(two.handle);
    expect(displayName).not.toBe(two.handle);
    await one.patch('/v1/me', { displayName }).expect(status);
    const application = await makeApplication(service);
    const { body } = await putExternal(service, application, 'lookalike', { displayName });
    expect(body.displayName).toBe(`${displayName.normalize('NFC')} (irc)`);
  });

  test('cannot imitate a handle in another script, or the service', async () => {
    const { auth } = await makePlayer(service, 'impostor');
    await register('scope').expect(201);
    for (const displayName of ['ѕсоре', 'ЅСОРЕ', 'ａｄｍｉｎ', '𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫', 'Ada （robot）']) {
      const { body } = await service.http.patch('/v1/me').set(auth).send({ displayName }).expect(409);
      expect(body.type).toBe('/problems/name-not-available');
    }
  });

  test('can be the player’s own handle, whoever has a similar one', async () => {
    await register('lilian').expect(201);
    const { auth, handle } = await makePlayer(service, 'own');
    await service.http.patch('/v1/me').set(auth).send({ handle: 'Iilian' }).expect(200);
    await service.http.patch('/v1/me').set(auth).send({ displayName: 'IILIAN' }).expect(200);
    await service.http.patch('/v1/me').set(auth).send({ displayName: 'Lilian' }).expect(409);
    await service.http.patch('/v1/me').set(auth).send({ displayName: handle }).expect(200);
  });

  test('from an application is marked if it is an account’s handle or name', async () => {
    const player = await makePlayer(service, 'original');
    await player.patch('/v1/me', { displayName: 'The Original' }).expect(200);
    const application = await makeApplication(service);
    for (const displayName of [player.handle.toUpperCase(), 'the original', 'admin']) {
      const { body } = await putExternal(service, application, `chat-${displayName}`, { displayName });
      expect(body.displayName).toBe(`${displayName} (irc)`);
    }
    const { body } = await putExternal(service, application, 'unheard', { displayName: 'Unheard of' });
    expect(body.displayName).toBe('Unheard of');
  });
});

describe('a handle', () => {
  test('is compared by appearance in the database, too', async () => {
    const handle = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{2,29}$/);
    const handles = fc.sample(handle, { seed: 1701, numRuns: 300 });
    const { rows } = await service.db.pool.query(
      `SELECT translate(replace(lower(handle), 'm', 'rn'), '01l', 'oii') AS looks FROM unnest($1::text[]) AS handle`,
      [handles],
    );
    expect(rows.map(({ looks }) => looks)).toEqual(handles.map(looksOf));
    const { rows: indexes } = await service.db.pool.query(
      `SELECT indexdef FROM pg_indexes WHERE indexname = 'players_handle_looks_idx'`,
    );
    expect(indexes[0].indexdef).toContain(`translate(replace(lower(handle), 'm'::text, 'rn'::text)`);
  });

  test.each(['admin', 'Moderator', 'adm1n', 'sys-tem', 'no_reply', 'deleted-abc123'])(
    '%s is reserved',
    async (handle) => {
      const { body } = await register(handle).expect(409);
      expect(body.type).toBe('/problems/handle-taken');
      const { auth } = await makePlayer(service);
      await service.http.patch('/v1/me').set(auth).send({ handle }).expect(409);
    },
  );

  test('given up by a player stays reserved for that player for 90 days', async () => {
    const { auth, handle } = await makePlayer(service, 'mover');
    const other = await makePlayer(service, 'taker');
    const take = (fields: Record<string, string>, wanted: string) =>
      service.http.patch('/v1/me').set(fields).send({ handle: wanted });
    await take(auth, 'mover-anew').expect(200);
    await register(handle).expect(409);
    await take(other.auth, handle.toUpperCase()).expect(409);
    await take(auth, handle).expect(200);
    await take(auth, 'mover-again').expect(200);
    await take(other.auth, 'mover-anew').expect(409);
    service.pass(91 * dayMs);
    await register(handle).expect(201);
    service.pass(-91 * dayMs);
  });
});
