import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { isSigned, largestEmail, receiveEmail, TryLater } from '../index.ts';

const url = '/v1/inbound-mail';
const mediaType = 'message/rfc822';

const receiptSchema = z
  .object({
    receipt: z
      .enum(['answered', 'repeated', 'bounce', 'unknown-address', 'ignored'])
      .describe(
        'What became of it: a player gets an answer; it had come before; it reports one that came back; nobody reads ' +
          'there; or it is none that is answered',
      ),
  })
  .meta({ id: 'EmailReceipt', description: 'What became of an email.', examples: [{ receipt: 'answered' }] });

const emailSchema = z
  .string()
  .min(1)
  .describe('The email as it came in, header and all')
  .meta({
    format: 'binary',
    examples: ['From: mira@example.org\r\nTo: reply+…@carcassonne.example\r\n\r\n7b\r\n'],
  });

const text = z.string().max(1000);
const headers = z.object({
  'webhook-id': text.optional().describe('Names the request'),
  'webhook-timestamp': text.optional().describe('When it is sent, in seconds since 1970'),
  'webhook-signature': text.optional().describe('`v1,` and the signature in base64'),
  'envelope-from': text.optional().describe('The sender in the envelope; `<>` for reports of mail servers'),
  'envelope-to': text
    .optional()
    .describe('The recipient in the envelope; else those in the header are looked at'),
});

/** `/v1/inbound-mail`: a mail server or provider hands over what players answer. */
export const inboundMailRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url,
      id: 'receiveEmail',
      tag: 'notifications',
      summary: 'Hand over an email',
      description:
        'For the mail server of the operator, or a provider: takes an email to a reply address, and carries out the ' +
        'command in it. Signed with the secret of the operator as Standard Webhooks are: HMAC-SHA256 of id, timestamp ' +
        'and body, with full stops between them.',
      needs: 'none',
      consumes: [mediaType],
      problems: ['invalid-signature', 'payload-too-large', 'unavailable'],
      headers,
      body: emailSchema,
      response: { 200: receiptSchema },
    },
    async ({ deps, body, request }) => {
      const raw = Buffer.from(body, 'latin1');
      const fields = headers.parse(request.headers);
      requireSignature(deps, fields, raw);
      return { receipt: await receive(deps, fields, raw) };
    },
  ),
];
/** Takes emails as bytes, and at this address only. */
export function readEmails(app: FastifyInstance): void {
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'buffer', bodyLimit: largestEmail },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      if (routeOptions.url !== url) throw problem('unsupported-media-type');
      return body.toString('latin1');
    },
  );
}

type Fields = z.infer<typeof headers>;

/** @throws Problem invalid-signature */
function requireSignature({ config, clock }: Deps, fields: Fields, raw: Buffer): void {
  const secret = config.inboundEmail?.secret;
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = fields;
  const signature = fields['webhook-signature'] ?? '';
  if (secret === undefined || !isSigned(secret, { id, timestamp, signature }, raw, clock())) {
    throw problem('invalid-signature');
  }
}

async function receive(deps: Deps, fields: Fields, raw: Buffer) {
  const { 'envelope-from': from, 'envelope-to': to } = fields;
  const envelope = { from: from?.replace(/[<>]/g, '').trim(), to: to === undefined ? [] : [to.trim()] };
  try {
    return await receiveEmail(deps, {}, raw, { ...envelope, client: undefined });
  } catch (error) {
    throw error instanceof TryLater ? problem('unavailable', { detail: error.message }) : error;
  }
}
