import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  type TestPlayer,
} from '../support/players.ts';

const service = useApp();
const publicMembers = ['displayName', 'handle', 'id', 'isGuest', 'locale'];

async function tokenOf({ auth }: TestPlayer, scopes: readonly string[]): Promise<Record<string, string>> {
  const { body } = await service.http.post('/v1/me/tokens').set(auth).send({ name: 'a token', scopes });
  return { authorization: `Bearer ${body.token}` };
}

const readMe = async (fields: Record<string, string>) =>
  (await service.http.get('/v1/me').set(fields).expect(200)).body;

test('an application that may play for an account does not read its address or preferences', async () => {
  const player = await makePlayer(service);
  const application = await makeApplication(service);
  const { auth } = await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  const body = { claim, mayAct: true };
  await service.http.post('/v1/me/external-players').set(player.auth).send(body).expect(201);
  const me = await readMe(auth);
  expect(Object.keys(me).sort()).toEqual(publicMembers);
  expect(me.id).toBe(player.id);
});

test.each([['games:read'], ['games:play'], ['webhooks'], ['players:act-for']])(
  'a token with %s alone reads only what others see',
  async (scope) => {
    const token = await tokenOf(await makePlayer(service), [scope]);
    expect(Object.keys(await readMe(token)).sort()).toEqual(publicMembers);
  },
);

test('a session and a token with profile read everything', async () => {
  const player = await makePlayer(service);
  for (const fields of [player.auth, await tokenOf(player, ['profile'])]) {
    const me = await readMe(fields);
    expect(me).toMatchObject({ email: player.email, emailVerified: false, timeZone: 'UTC' });
    expect(me).toHaveProperty('notifications');
    expect(me).toHaveProperty('vacations');
  }
});

test('a token with profile changes nothing', async () => {
  const token = await tokenOf(await makePlayer(service), ['profile']);
  await service.http.patch('/v1/me').set(token).send({ displayName: 'Somebody else' }).expect(403);
});
