import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates a secret in the form of the Standard Webhooks specification: 32 random bytes. */
export const newSigningSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/**
 * Returns the headers of the Standard Webhooks specification for a body sent now, with a signature by each valid secret:
 * the previous one stays valid for a while after a rotation.
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
