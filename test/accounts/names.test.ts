import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
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
];

describe('a name', () => {
  let application: TestApplication;
  let auth: TestPlayer['auth'];

  beforeAll(async () => {
    application = await makeApplication(service);
    ({ auth } = await makePlayer(service, 'namer'));
  });

  test.each(Object.entries(strange))(
    'of a game, player or external player is refused with %s',
    async (_, name) => {
      await service.http.post('/v1/games').set(auth).send({ name }).expect(400);
      await service.http.patch('/v1/me').set(auth).send({ displayName: name }).expect(400);
      await putExternal(service, application, 'somebody', { displayName: name }).expect(400);
    },
  );

  test.each(good)('such as %s is accepted', async (name) => {
    await service.http.post('/v1/games').set(auth).send({ name }).expect(201);
    const { body } = await service.http.patch('/v1/me').set(auth).send({ displayName: name }).expect(200);
    expect(body.displayName).toBe(name.normalize('NFC'));
  });
});

describe('a display name', () => {
  test('can be changed by itself, and then no longer follows the handle', async () => {
    const { auth, handle } = await makePlayer(service, 'named');
    const patch = (change: object) => service.http.patch('/v1/me').set(auth).send(change).expect(200);
    expect((await patch({ displayName: 'Mira B.' })).body).toMatchObject({ handle, displayName: 'Mira B.' });
    const { body } = await patch({ handle: 'Named-Anew' });
    expect(body).toMatchObject({ handle: 'named-anew', displayName: 'Mira B.' });
  });

  test('cannot be the handle of another player, nor sound like the service', async () => {
    const [one, two] = [await makePlayer(service, 'impostor'), await makePlayer(service, 'victim')];
    for (const displayName of [
      two.handle.toUpperCase(),
      'Moderator',
      'Deleted player',
      'Giocatore eliminato',
    ]) {
      const { body } = await service.http.patch('/v1/me').set(one.auth).send({ displayName }).expect(409);
      expect(body.type).toBe('/problems/name-not-available');
    }
  });

  test('given by an application is marked if it is the handle or the name of an account', async () => {
    const player = await makePlayer(service, 'original');
    await service.http.patch('/v1/me').set(player.auth).send({ displayName: 'The Original' }).expect(200);
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
  const register = (handle: string) =>
    service.http
      .post('/v1/accounts')
      .send({ email: `${handle}@example.org`, handle, password: testPassword });

  test.each(['admin', 'Moderator', 'adm1n', 'sys-tem', 'no_reply', 'deleted-abc123'])(
    '%s is reserved',
    async (handle) => {
      const { body } = await register(handle).expect(409);
      expect(body.type).toBe('/problems/handle-taken');
      const { auth } = await makePlayer(service);
      await service.http.patch('/v1/me').set(auth).send({ handle }).expect(409);
    },
  );

  test('that was given up is kept for its player for 90 days, then it is free', async () => {
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
