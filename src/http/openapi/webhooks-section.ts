import { type EventType, eventTypes, testEvent, webhookSchedule } from '../../notifications/index.ts';
import { webhookEventSchema } from '../schemas/webhook-events.ts';
import { type ToldEvent, webhookExamples } from './webhook-examples.ts';

const described: Readonly<Record<ToldEvent, string>> = {
  ...(eventTypes satisfies Readonly<Record<EventType, string>>),
  [testEvent]: 'You asked for a test (`POST …/test`).',
};

const signature = 'v1,[A-Za-z0-9+/]{43}=';
const fields = [
  field(
    'webhook-id',
    'The same at every attempt, so that you can tell repetitions',
    '^[0-9a-f-]{36}$',
    '01980a3e-9a4c-7c11-8a52-1f6f0f4a2c01',
  ),
  field('webhook-timestamp', 'When this attempt was made, in seconds since 1970', '^[0-9]+$', '1772357400'),
  field(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes of the secret ' +
      '(what follows `whsec_`, from base64) as key. For a day after a rotation there are two, parted by a space.',
    `^${signature}( ${signature})*$`,
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const answers = {
  '2XX': { description: 'You have it. Nothing in your answer is read but its status.' },
  default: {
    description:
      '`410 Gone` switches the webhook off for good. Anything else, a redirect or no answer within 10 s included, has ' +
      `failed and is attempted again, ${webhookSchedule.slice(1).map(waitText).join(', ')} later.`,
  },
};

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

function field(name: string, description: string, pattern: string, example: string): object {
  return { name, in: 'header', required: true, description, schema: { type: 'string', pattern }, example };
}

/** The `webhooks` section of the API's description. */
export const webhooksSection = Object.fromEntries(
  (Object.keys(described) as ToldEvent[]).map((type) => [type, { post: sending(type) }]),
);

function sending(type: ToldEvent): object {
  return {
    operationId: `on ${type}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['notifications'],
    summary: type,
    description: described[type],
    security: [],
    parameters: fields,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${webhookEventSchema.meta()?.id}` },
          examples: { [type]: { value: webhookExamples[type] } },
        },
      },
    },
    responses: answers,
  };
}
