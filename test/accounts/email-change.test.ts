import { describe, expect, test } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { emailTo, tokenIn } from '../notifications/support/mailbox.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, makeReachable, type TestPlayer, testPassword } from '../support/players.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const change = ({ auth }: TestPlayer, email: string, password = testPassword) =>
  postAs(service, auth, '/v1/me/email', { email, password });
const confirm = (token: string) => postAs(service, {}, '/v1/email-changes/confirm', { token });
const undo = (token: string) => postAs(service, {}, '/v1/email-changes/undo', { token });
const emailOf = async ({ auth }: TestPlayer) => (await getAs(service, auth, '/v1/me').expect(200)).body.email;

/** Requests a change. Returns the tokens in both emails. */
async function requested(
  player: TestPlayer,
  address: string,
): Promise<{ toConfirm: string; toUndo: string }> {
  await change(player, address).expect(202);
  const toConfirm = tokenIn(await emailTo(mailbox(), address, /new email address/), 'email-change');
  const toUndo = tokenIn(await emailTo(mailbox(), player.email, /being changed/), 'email-undo');
  return { toConfirm, toUndo };
}

describe('a change of address', () => {
  test('takes effect once, when the new address confirms it, and notifies the old one', async () => {
    const player = await makeReachable(service, 'mover');
    const { toConfirm } = await requested(player, 'mover-new@example.org');
    expect(await emailOf(player)).toBe(player.email);
    await confirm(toConfirm).expect(204);
    expect(await emailOf(player)).toBe('mover-new@example.org');
    await confirm(toConfirm).expect(404);
    await postAs(service, {}, '/v1/sessions', { email: player.email, password: testPassword }).expect(401);
  });

  test('needs the password', async () => {
    const player = await makeReachable(service, 'mover');
    const { body } = await change(player, 'stolen@example.org', 'not the password').expect(403);
    expect(body.type).toBe('/problems/wrong-password');
  });

  test('corrects a typo in an unconfirmed address', async () => {
    const player = await makePlayer(service, 'typist');
    await change(player, 'typist-right@example.org').expect(202);
    const received = await emailTo(mailbox(), 'typist-right@example.org', /new email address/);
    await confirm(tokenIn(received, 'email-change')).expect(204);
    expect(await emailOf(player)).toBe('typist-right@example.org');
  });

  test('gets the same answer for an address that belongs to an account; its owner gets an email', async () => {
    const [player, owner] = [await makeReachable(service, 'curious'), await makeReachable(service, 'known')];
    await change(player, owner.email).expect(202);
    await emailTo(mailbox(), owner.email, /already have an account/);
    expect(await emailOf(player)).toBe(player.email);
  });

  test('can be cancelled from the old address before it is confirmed', async () => {
    const player = await makeReachable(service, 'undoing');
    const { toConfirm, toUndo } = await requested(player, 'thief@example.org');
    await undo(toUndo).expect(204);
    await confirm(toConfirm).expect(404);
  });

  test('can be reverted afterwards, which ends all sessions and sends the old address a new password', async () => {
    const player = await makeReachable(service, 'robbed');
    const { toConfirm, toUndo } = await requested(player, 'robber@example.org');
    await confirm(toConfirm).expect(204);
    await undo(toUndo).expect(204);
    await postAs(service, {}, '/v1/sessions/refresh', { refreshToken: player.refreshToken }).expect(401);
    await postAs(service, {}, '/v1/sessions', { email: player.handle, password: testPassword }).expect(401);
    const token = tokenIn(await emailTo(mailbox(), player.email, /Choose a new password/), 'reset');
    const body = { token, password: 'another good password' };
    await postAs(service, {}, '/v1/password-resets/confirm', body).expect(204);
    await postAs(service, {}, '/v1/sessions', { email: player.email, password: body.password }).expect(201);
    await undo(toUndo).expect(404);
  });

  test('is replaced by the next request', async () => {
    const player = await makeReachable(service, 'twice');
    const { toConfirm } = await requested(player, 'first-choice@example.org');
    await change(player, 'second-choice@example.org').expect(202);
    await confirm(toConfirm).expect(404);
  });

  test('has pages behind both of its links', async () => {
    const player = await makeReachable(service, 'reader');
    const { toConfirm, toUndo } = await requested(player, 'reader-new@example.org');
    await service.http.get(`/email-change/${toConfirm}`).expect(200).expect('content-type', /html/);
    await service.http.post(`/email-change/${toConfirm}`).type('form').send({}).expect(200);
    await service.http
      .get(`/email-undo/${toUndo}`)
      .set('accept-language', 'it')
      .expect(200, /vecchio indirizzo/);
    await service.http.post(`/email-undo/${toUndo}`).type('form').send({}).expect(200);
    await service.http.post(`/email-undo/${toUndo}x`).type('form').send({}).expect(404);
  });

  test('shows a page with a way home for a truncated link', async () => {
    const { toConfirm, toUndo } = await requested(
      await makeReachable(service, 'hasty'),
      'hasty-new@example.org',
    );
    const pages = [
      `/email-change/${toConfirm.slice(0, -1)}`,
      `/email-undo/${toUndo.slice(0, -1)}`,
      '/verify/abc',
      '/reset/abc',
    ];
    for (const page of pages) {
      const { text } = await service.http.get(page).expect(404);
      expect(text).toContain('This link does not work');
      expect(text).toContain('<a href="/">Carcassonne by mail</a>');
      expect(text).not.toContain('<form');
    }
  });
});
