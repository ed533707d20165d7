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
    outcome: z
      .enum(['answered', 'repeated', 'bounce', 'unknown-address', 'ignored'])
      .describe(
        'The result: the player gets a reply, the email was a duplicate or a bounce report, no one reads at that ' +
          'address, or the email gets no reply',
      ),
  })
  .meta({
    id: 'EmailReceipt',
    description: 'The result of processing an email.',
    examples: [{ outcome: 'answered' }],
  });

const emailSchema = z
  .string()
  .min(1)
  .describe('The raw email, including its headers')
  .meta({
    format: 'binary',
    examples: ['From: mira@example.org\r\nTo: reply+…@carcassonne.example\r\n\r\n7b\r\n'],
  });

const text = z.string().max(1000);
const headers = z.object({
  'webhook-id': text.optional().describe('Id of the request'),
  'webhook-timestamp': text.optional().describe('When it was sent, in seconds since 1970'),
  'webhook-signature': text.optional().describe('`v1,` followed by the signature in base64'),
  'envelope-from': text.optional().describe('The envelope sender; `<>` for reports of mail servers'),
  'envelope-to': text
    .optional()
    .describe('The envelope recipient; if omitted, the recipients in the headers are used'),
});

/** `/v1/inbound-mail`: a mail server or provider delivers players' replies. */
export const inboundMailRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url,
      id: 'receiveEmail',
      tag: 'notifications',
      summary: 'Submit an inbound email',
      description:
        'Takes an email to a reply address from the operator’s mail server or provider, and runs the command in it. ' +
        'The request is signed with the operator’s secret as in Standard Webhooks: HMAC-SHA256 of id, timestamp and ' +
        'body, separated by full stops.',
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
      return { outcome: await receive(deps, fields, raw) };
    },
  ),
];
/** Accepts emails as bytes, only at this address. */
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
