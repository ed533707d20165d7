import { describe, expect, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { addPasskey, sendAssertion, sendPassword, startLogIn } from '../../support/passkeys.ts';
import { makePlayer, testPassword } from '../../support/players.ts';

const service = useApp();
const origin = 'http://localhost';
const url = '/v1/me/passkeys';

describe('adding a passkey', () => {
  test('shows no key, and ten recovery codes for the first passkey only', async () => {
    const player = await makePlayer(service);
    const first = await addPasskey(service, player, 'phone');
    expect(new Set(first.recoveryCodes).size).toBe(10);
    expect(first.recoveryCodes.every((code) => /^([0-9a-z]{4}-){3}[0-9a-z]{4}$/.test(code))).toBe(true);
    const second = await addPasskey(service, player, 'key ring');
    expect(second.recoveryCodes).toEqual([]);
    const { body } = await player.get(url).expect(200);
    expect(body.items).toMatchObject([
      { id: first.id, name: 'phone', isBackedUp: true, lastUsedAt: null },
      { id: second.id, name: 'key ring' },
    ]);
    expect(Object.keys(body.items[0])).not.toContain('publicKey');
  });

  test('keeps recovery codes as hashes', async () => {
    const player = await makePlayer(service);
    const { recoveryCodes } = await addPasskey(service, player);
    const stored = JSON.stringify(await service.db.prisma.recoveryCode.findMany());
    expect(
      recoveryCodes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', ''))),
    ).toEqual([]);
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for a foreign challenge', { challenge: 'bm90IG91cnM' }],
    ['with an unrequested attestation', { format: 'tpm' }],
  ])('refuses one %s', async (_what, tampering) => {
    const player = await makePlayer(service);
    const { body: options } = await player.post(`${url}/options`).expect(200);
    const response = new Authenticator(origin).create(options, tampering);
    const { body } = await player.post(url, { name: 'x', response }).expect(422);
    expect(body.type).toBe('/problems/passkey-refused');
    expect(await service.db.prisma.passkey.count({ where: { playerId: player.id } })).toBe(0);
  });

  test('accepts a challenge once, within five minutes, from the player it was issued to', async () => {
    const [player, other] = [await makePlayer(service), await makePlayer(service)];
    const startRegistration = async () => (await player.post(`${url}/options`)).body;
    const send = (response: object, { auth } = player) =>
      service.http.post(url).set(auth).send({ name: 'x', response });
    await send(new Authenticator(origin).create(await startRegistration()), other).expect(422);
    const used = new Authenticator(origin).create(await startRegistration());
    await send(used).expect(201);
    await send(used).expect(422);
    const late = new Authenticator(origin).create(await startRegistration());
    service.pass(5 * 60_000);
    await send(late).expect(422);
  });

  test('refuses a credential that is already registered', async () => {
    const [player, other] = [await makePlayer(service), await makePlayer(service)];
    const { id } = (await addPasskey(service, player)).authenticator;
    const { body: options } = await other.post(`${url}/options`).expect(200);
    const response = new Authenticator(origin).create(options, { id });
    const { body } = await other.post(url, { name: 'x', response }).expect(409);
    expect(body.type).toBe('/problems/passkey-exists');
  });
});

describe('a passkey', () => {
  test('can be renamed and deleted only by its owner', async () => {
    const [player, other] = [await makePlayer(service), await makePlayer(service)];
    const { id } = await addPasskey(service, player);
    const { body } = await player.patch(`${url}/${id}`, { name: 'old phone' });
    expect(body.name).toBe('old phone');
    await other.patch(`${url}/${id}`, { name: 'mine' }).expect(404);
    await other.delete(`${url}/${id}`).expect(404);
    await player.delete(`${url}/${id}`).expect(204);
    await player.delete(`${url}/${id}`).expect(404);
  });

  test('leaves only the password, without recovery codes, when the last one is deleted', async () => {
    const player = await makePlayer(service);
    const { id } = await addPasskey(service, player);
    expect((await sendPassword(service, player)).type).toBe('/problems/second-factor-required');
    await player.delete(`${url}/${id}`).expect(204);
    await service.http
      .post('/v1/sessions')
      .send({ email: player.email, password: 'correct horse battery' })
      .expect(201);
    const { body } = await player.get('/v1/me/recovery-codes').expect(200);
    expect(body).toEqual({ left: 0, createdAt: null });
    await player.post('/v1/me/recovery-codes').expect(409);
  });

  test('is reported by email when it is added or deleted', async () => {
    const player = await makePlayer(service);
    const { id } = await addPasskey(service, player, 'phone');
    await player.delete(`${url}/${id}`).expect(204);
    const emails = await service.db.prisma.delivery.findMany({
      where: { playerId: player.id, type: { startsWith: 'account.passkey' } },
      orderBy: { id: 'asc' },
    });
    expect(emails.map(({ type, data }) => [type, data])).toEqual([
      ['account.passkey-added', { name: 'phone' }],
      ['account.passkey-removed', { name: 'phone' }],
    ]);
  });
});

describe('more than ten minutes after the log-in', () => {
  const minutes = 60_000;

  test('the first passkey needs the password', async () => {
    const player = await makePlayer(service);
    service.pass(11 * minutes);
    const startRegistration = (body?: object) => player.post(`${url}/options`, body);
    expect((await startRegistration().expect(403)).body.type).toBe('/problems/password-required');
    expect((await startRegistration({ password: 'guessed' }).expect(403)).body.type).toBe(
      '/problems/wrong-password',
    );
    await startRegistration({ password: testPassword }).expect(200);
  });

  test('the password cannot change a second factor: that requires another log-in', async () => {
    const player = await makePlayer(service);
    const { id, authenticator } = await addPasskey(service, player);
    service.pass(11 * minutes);
    const changes = [
      player.post(`${url}/options`, { password: testPassword }),
      player.delete(`${url}/${id}`),
      player.post('/v1/me/recovery-codes'),
    ];
    for (const change of changes)
      expect((await change.expect(403)).body.type).toBe('/problems/recent-login-required');
    const response = authenticator.get(await startLogIn(service));
    const { body } = await sendAssertion(service, response).expect(201);
    const auth = { authorization: `Bearer ${body.accessToken}` };
    await service.http.delete(`${url}/${id}`).set(auth).expect(204);
  });
});
