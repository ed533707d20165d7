import { describe, expect, test, vi } from 'vitest';
import { requestPasswordReset } from '../../src/accounts/passwords/reset.ts';
import { openDb } from '../../src/db/client.ts';
import { verifyLink } from '../../src/notifications/links.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { emailTo, tokenIn } from '../notifications/support/mailbox.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, testPassword } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const register = (email: string, handle: string) =>
  service.http.post('/v1/accounts').send({ email, handle, password: testPassword });
const logIn = (email: string, password = testPassword) =>
  service.http.post('/v1/sessions').send({ email, password });
async function confirm(id: string, email: string, status?: number) {
  const token = (await verifyLink(service.deps, id, email)).split('/').at(-1);
  const answer = await service.http.post('/v1/verifications').send({ token });
  if (status !== undefined) expect(answer.status).toBe(status);
  return answer;
}

describe('an address that belongs to an account', () => {
  test('gives a registration the same answer and sends its owner an email', async () => {
    const owner = await makePlayer(service, 'owner');
    await confirmAddress(service, owner);
    const known = await register(owner.email, 'second-try').expect(201);
    const unknown = await register('unknown@example.org', 'first-try').expect(201);
    expect(Object.keys(known.body).sort()).toEqual(Object.keys(unknown.body).sort());
    expect(known.body).toMatchObject({ email: owner.email, emailVerified: false });
    const { text } = await emailTo(mailbox(), owner.email, /already have an account/);
    expect(text).toContain(owner.handle);
    expect(text).not.toContain('second-try');
    expect(
      mailbox()
        .to(owner.email)
        .filter((email) => email.text.includes('second-try')),
    ).toEqual([]);
  });

  test('cannot be confirmed by another account', async () => {
    const owner = await makePlayer(service, 'owner');
    const { body } = await register(owner.email, 'too-late').expect(201);
    await confirmAddress(service, owner);
    const refusal = await confirm(body.id, owner.email, 409);
    expect(refusal.body.type).toBe('/problems/email-taken');
  });

  test('is confirmed by only one of several simultaneous attempts', async () => {
    const email = 'racers@example.org';
    const ids = [];
    for (const handle of ['racer-a', 'racer-b', 'racer-c'])
      ids.push((await register(email, handle).expect(201)).body.id);
    const answers = await Promise.all(ids.map((id) => confirm(id, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  });
});

describe('an unconfirmed address', () => {
  test('is not squatted: its owner can register and confirm it', async () => {
    const email = 'squatted@example.org';
    await register(email, 'squatter').expect(201);
    const { body } = await register(email, 'rightful').expect(201);
    await confirm(body.id, email, 204);
    const session = await logIn(email).expect(201);
    expect(session.body.playerId).toBe(body.id);
  });

  test('logs in to the newest account; each account can log in by its handle', async () => {
    const email = 'shared@example.org';
    const older = await register(email, 'older-one').expect(201);
    const newer = await register(email, 'newer-one').expect(201);
    expect((await logIn(email).expect(201)).body.playerId).toBe(newer.body.id);
    expect((await logIn('Older-One').expect(201)).body.playerId).toBe(older.body.id);
    await logIn('older-one', 'wrong password').expect(401);
  });
});

describe('requesting a new password', () => {
  test('does the same work for every address; only the job looks up the account', async () => {
    const { email } = await makePlayer(service, 'forgetful');
    // On separate connections, which no job uses.
    const db = openDb(String(service.db.pool.options.connectionString), { poolSize: 1 });
    const send = vi.spyOn(db.pool, 'query');
    for (const address of [email, 'nobody-at-all@example.org'])
      await requestPasswordReset({ ...service.deps, db }, address);
    const texts = send.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    await db.close();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('INSERT INTO deliveries');
    await service.http.post('/v1/password-resets').send({ email }).expect(202);
    const token = tokenIn(await emailTo(mailbox(), email, /password/), 'reset');
    const body = { token, password: 'a quite new password' };
    await service.http.post('/v1/password-resets/confirm').send(body).expect(204);
    await logIn(email, body.password).expect(201);
  });

  test('sends no email to an address without an account', async () => {
    const address = 'no-account@example.org';
    await service.http.post('/v1/password-resets').send({ email: address }).expect(202);
    const state = async () =>
      (await service.db.pool.query('SELECT state FROM deliveries WHERE address = $1', [address])).rows[0]
        ?.state;
    await vi.waitFor(async () => expect(await state()).toBe('dropped'), waiting);
    expect(mailbox().to(address)).toEqual([]);
  });
});
