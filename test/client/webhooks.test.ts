import { expect, test } from 'vitest';
import { UnverifiedWebhook, verifyWebhook } from '#client/webhooks';
import { newSigningSecret, signedHeaders } from '../../src/notifications/channels/webhook/signature.ts';

const [secret, older, wrong] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
const body = JSON.stringify({
  type: 'turn.started',
  timestamp: '2026-03-01T09:30:00Z',
  data: { sentence: 'Ä' },
});
const signed = (at = new Date(), ...secrets: string[]) =>
  signedHeaders('msg_1', at, body, [secret, ...secrets]);

test('returns the event with its id', () => {
  const event = verifyWebhook(body, signed(), secret);
  expect(event).toMatchObject({ id: 'msg_1', type: 'turn.started', data: { sentence: 'Ä' } });
  expect(verifyWebhook(Buffer.from(body), new Headers(signed()), [secret])).toEqual(event);
});

test('accepts either secret during a rotation', () => {
  expect(verifyWebhook(body, signed(), [older, secret]).id).toBe('msg_1');
  expect(verifyWebhook(body, signed(new Date(), older), older).id).toBe('msg_1');
});

test.each([
  ['another secret', () => verifyWebhook(body, signed(), [wrong, older])],
  ['another body', () => verifyWebhook(`${body} `, signed(), secret)],
  ['an old request', () => verifyWebhook(body, signed(new Date(Date.now() - 6 * 60_000)), secret)],
  ['no signature', () => verifyWebhook(body, { 'webhook-id': 'msg_1' }, secret)],
  ['no secret', () => verifyWebhook(body, signed(), [])],
])('refuses %s', (_name, verify) => {
  expect(verify).toThrow(UnverifiedWebhook);
});
