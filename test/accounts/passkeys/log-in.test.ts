import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../src/helpers/time-units.ts';
import { getAs, postAs } from '../../http/support/calls.ts';
import { serve, useApp } from '../../support/app.ts';
import { addPasskey, sendAssertion, sendPassword, startLogIn } from '../../support/passkeys.ts';
import { confirmAddress, makePlayer, resetByLink } from '../../support/players.ts';

const service = useApp();

async function makePerson() {
  const player = await makePlayer(service);
  return { player, ...(await addPasskey(service, player)) };
}

describe('a log-in by passkey only', () => {
  test('starts a session', async () => {
    const { player, authenticator } = await makePerson();
    const options = await startLogIn(service);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { body } = await sendAssertion(service, authenticator.get(options)).expect(201);
    expect(body.playerId).toBe(player.id);
    await getAs(service, { authorization: `Bearer ${body.accessToken}` }, '/v1/me').expect(200);
    const { body: passkeys } = await getAs(service, player.auth, '/v1/me/passkeys').expect(200);
    expect(passkeys.items[0].lastUsedAt).not.toBeNull();
  });

  test('works in another process than the one that started it', async () => {
    const { authenticator } = await makePerson();
    const other = await serve(service.db, { databaseUrl: service.deps.config.databaseUrl });
    const response = authenticator.get(await startLogIn(service));
    await sendAssertion(other, response).expect(201);
    await sendAssertion(service, response).expect(401);
    await other.app.close();
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['to a foreign challenge', { challenge: 'bm90IG91cnM' }],
    ['without user verification', { isUserVerified: false }],
    ['for another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('refuses an answer %s', async (_what, tampering) => {
    const { authenticator } = await makePerson();
    const response = authenticator.get(await startLogIn(service), tampering);
    const { body } = await sendAssertion(service, response).expect(401);
    expect(body.type).toBe('/problems/invalid-passkey');
  });

  test('accepts each challenge once, even after a wrong answer, and not after five minutes', async () => {
    const { authenticator } = await makePerson();
    const options = await startLogIn(service);
    await sendAssertion(service, authenticator.get(options)).expect(201);
    await sendAssertion(service, authenticator.get(options)).expect(401);
    const burned = await startLogIn(service);
    await sendAssertion(service, authenticator.get(burned, { origin: 'https://evil.example' })).expect(401);
    await sendAssertion(service, authenticator.get(burned)).expect(401);
    const late = await startLogIn(service);
    service.pass(5 * 60_000);
    await sendAssertion(service, authenticator.get(late)).expect(401);
  });

  test('accepts only one of several simultaneous answers to one challenge', async () => {
    const { authenticator } = await makePerson();
    const options = await startLogIn(service);
    const answers = Array.from({ length: 4 }, () => authenticator.get(options));
    const sent = await Promise.all(answers.map((answer) => sendAssertion(service, answer)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('refuses a signature by another key and an unknown credential', async () => {
    const [one, two] = [await makePerson(), await makePerson()];
    const forged = one.authenticator.get(await startLogIn(service), { signedBy: two.authenticator });
    await sendAssertion(service, forged).expect(401);
    await one.player.delete(`/v1/me/passkeys/${one.id}`).expect(204);
    await sendAssertion(service, one.authenticator.get(await startLogIn(service))).expect(401);
  });

  test('refuses a clone whose counter lags behind', async () => {
    const { authenticator } = await makePerson();
    const clone = authenticator.clone();
    await sendAssertion(service, authenticator.get(await startLogIn(service))).expect(201);
    await sendAssertion(service, clone.get(await startLogIn(service))).expect(401);
    await sendAssertion(service, authenticator.get(await startLogIn(service))).expect(201);
  });

  test('accepts authenticators without a counter', async () => {
    const { authenticator } = await makePerson();
    for (const _time of [1, 2]) {
      const response = authenticator.get(await startLogIn(service), { counter: 0 });
      await sendAssertion(service, response).expect(201);
    }
  });
});

describe('the second step after the password', () => {
  test('is required once the account has a passkey, and lists its passkeys', async () => {
    const { player, authenticator } = await makePerson();
    const problem = await sendPassword(service, player);
    expect(problem).toMatchObject({
      type: '/problems/second-factor-required',
      recoveryCodesLeft: 10,
      options: { challenge: problem.challenge, allowCredentials: [{ id: authenticator.id }] },
    });
    const response = authenticator.get(problem.options, { isUserVerified: false });
    const { body } = await sendAssertion(service, response).expect(201);
    expect(body.playerId).toBe(player.id);
  });

  test('is not revealed to a wrong password', async () => {
    const { player } = await makePerson();
    const request = { email: player.email, password: 'wrong horse battery' };
    const { body } = await postAs(service, {}, '/v1/sessions', request).expect(401);
    expect(body.type).toBe('/problems/invalid-credentials');
  });

  test('refuses the passkey of another account', async () => {
    const [one, two] = [await makePerson(), await makePerson()];
    const { options } = await sendPassword(service, one.player);
    await sendAssertion(service, two.authenticator.get(options)).expect(401);
  });

  test.each([
    ['an owner who never confirmed the address', false],
    ['before its address was confirmed', true],
  ])('of %s ends with the first reset by its owner', async (_, isConfirmedLater) => {
    const { player, authenticator } = await makePerson();
    service.pass(minuteMs);
    if (isConfirmedLater) await confirmAddress(service, player);
    const response = authenticator.get(await startLogIn(service));
    const password = 'another horse battery';
    await resetByLink(service, player, password);
    await sendAssertion(service, response).expect(401);
    await postAs(service, {}, '/v1/sessions', { email: player.email, password }).expect(201);
  });

  test('is still required after a new password by email', async () => {
    const player = await makePlayer(service);
    await confirmAddress(service, player);
    service.pass(minuteMs);
    await addPasskey(service, player);
    const password = 'another horse battery';
    await resetByLink(service, player, password);
    const { body } = await postAs(service, {}, '/v1/sessions', { email: player.email, password });
    expect(body.type).toBe('/problems/second-factor-required');
  });
});
