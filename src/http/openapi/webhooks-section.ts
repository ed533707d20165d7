import { webhookEventSchemas, webhookExamples, webhookSchedule } from '../../notifications/index.ts';

type WebhookEventType = keyof typeof webhookEventSchemas;

const signature = 'v1,[A-Za-z0-9+/]{43}=';
const fields = [
  field(
    'webhook-id',
    'The same for every attempt, so you can recognise repeats',
    '^[0-9a-f-]{36}$',
    '01980a3e-9a4c-7c11-8a52-1f6f0f4a2c01',
  ),
  field('webhook-timestamp', 'Time of this attempt, in seconds since 1970', '^[0-9]+$', '1772357400'),
  field(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`. The key is the bytes of ' +
      'the secret (the part after `whsec_`, decoded from base64). For a day after a rotation there are two ' +
      'signatures, separated by a space.',
    `^${signature}( ${signature})*$`,
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The possible responses of a receiver, for `components.responses`. */
export const webhookAnswers = {
  WebhookReceived: { description: 'Received. Only the status of your response matters.' },
  WebhookFailed: {
    description:
      '`410 Gone` disables the webhook permanently. Anything else, including a redirect or no response within 10 s, ' +
      `is a failure and is retried ${webhookSchedule.slice(1).map(waitText).join(', ')} later.`,
  },
};

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

function field(name: string, description: string, pattern: string, example: string): object {
  return { name, in: 'header', required: true, description, schema: { type: 'string', pattern }, example };
}

/** The `webhooks` section of the API description. */
export const webhooksSection = Object.fromEntries(
  (Object.keys(webhookExamples) as WebhookEventType[]).map((type) => [type, { post: sending(type) }]),
);

function sending(type: WebhookEventType): object {
  const { id, description } = webhookEventSchemas[type].meta() ?? {};
  return {
    operationId: `on ${type}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['notifications'],
    summary: type,
    description,
    security: [],
    parameters: fields,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${id}` },
          examples: { [type]: { value: webhookExamples[type] } },
        },
      },
    },
    responses: {
      '2XX': { $ref: '#/components/responses/WebhookReceived' },
      default: { $ref: '#/components/responses/WebhookFailed' },
    },
  };
}
