import type { IncomingHttpHeaders } from 'node:http';
import { document, type Parameter, resolved } from './document.ts';
import { faultAt, pointerTo } from './validators.ts';

/** Returns how a webhook of format `standard` differs from the API description, which covers no other format. */
export function faultsOfWebhook(headers: IncomingHttpHeaders, body: { readonly type?: string }): string[] {
  if (headers['webhook-signature'] === undefined) return [];
  const { type = 'none' } = body;
  const described = document.webhooks[type]?.post;
  if (described === undefined) return [`the webhook ${type} is not described`];
  const fields = (described.parameters as readonly object[])
    .map(resolved<Parameter & { schema: { pattern: string } }>)
    .filter(({ name, schema }) => !new RegExp(schema.pattern).test(String(headers[name] ?? '')))
    .map(({ name }) => `the field ${name} is malformed: ${headers[name]}`);
  const pointer = pointerTo('webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema');
  const fault = faultAt(pointer, body);
  return [...fields, ...(fault === undefined ? [] : [fault])].map((one) => `webhook ${type}: ${one}`);
}
