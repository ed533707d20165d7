import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  liveEventSchemas,
  streamEventSchemas,
  webhookEventSchemas,
} from '../../../src/notifications/index.ts';
import { cover } from '../../support/covered.ts';

/** The differences between the body of a webhook of format `standard` and its schema. */
export function faultsOfWebhookBody(body: { readonly type: string }): string[] {
  cover('event', body.type);
  return faultsOf(`webhook ${body.type}`, schemaOf(webhookEventSchemas, body.type), body);
}

/** The differences between a live event and its schema. */
export function faultsOfLiveEvent(type: string, data: unknown): string[] {
  cover('event', type);
  return faultsOf(`live event ${type}`, schemaOf({ ...liveEventSchemas, ...streamEventSchemas }, type), {
    type,
    data,
  });
}

const schemaOf = (schemas: Readonly<Record<string, z.ZodType>>, type: string) => schemas[type];

function faultsOf(name: string, schema: z.ZodType | undefined, value: unknown): string[] {
  if (schema === undefined) return [`${name} has no schema`];
  const { success, data, error } = schema.safeParse(value);
  if (!success) return error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`);
  return isDeepStrictEqual(data, value) ? [] : [`${name} has members that its schema does not name`];
}
