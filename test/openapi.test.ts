import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemSchema } from '../src/http/schemas/problem.ts';
import { notificationTypes, testEvent } from '../src/notifications/kinds/index.ts';
import { webhookEventSchema } from '../src/notifications/schemas/webhook-events.ts';
import { problemKinds } from '../src/platform/problems.ts';
import { apiDescription } from '../src/tools/openapi.ts';
import { pageLimits } from '../src/tools/page-limits.ts';
import { useApp } from './support/app.ts';

const service = useApp();
const written = readFileSync('openapi/openapi.json', 'utf8');
const document = JSON.parse(written);

interface Body {
  required: boolean;
  content: Record<string, { schema: object; examples?: Record<string, { value: object }> }>;
}
interface Example {
  summary: string;
  value: { status: number };
}
interface Answer {
  description: string;
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: object;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: object[];
  requestBody?: Body;
  responses: Record<string, Answer>;
}

const operations: [name: string, method: string, path: string, operation: Operation][] = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, string, Operation] => [
    operation.operationId,
    method,
    path,
    operation,
  ]),
);

const problemForm = ['application/problem+json'];
const oauthForm = ['application/json'];

/** The forms of a refusal: OAuth clients read RFC 6749, and problems where a request cannot be read. */
function formsOf(path: string, status: string): readonly string[] {
  if (status === '401' && ['/oauth/token', '/oauth/device-codes'].includes(path)) return oauthForm;
  return path.startsWith('/oauth/') && status === '400' ? [...oauthForm, ...problemForm] : problemForm;
}

test('openapi/openapi.json matches the routes (npm run openapi writes it)', async () => {
  expect(await apiDescription()).toBe(written);
  const { body } = await service.http.get('/openapi.json').expect(200);
  expect(body).toEqual(document);
});

test('web/api/limits.ts matches the description (npm run openapi writes it)', () => {
  expect(pageLimits(document)).toBe(readFileSync('web/api/limits.ts', 'utf8'));
});

test.each(operations)('%s is described', (_name, method, path, operation) => {
  expect(operation.summary).toMatch(/^[A-Z].{3,60}[^.]$/);
  expect(operation.description).toMatch(/[.:!]$/);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  expect(tags).toContain(operation.tags?.[0]);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = parametersOf(operation);
  expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
  for (const { name, description } of parameters) {
    expect(description ?? '', name).toMatch(/^.{9}/);
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    const { description, content } = resolved<Answer>(answer);
    expect(description.length, status).toBeGreaterThan(2);
    if (status < '400') continue;
    expect(Object.keys(content ?? {})).toEqual(formsOf(path, status));
    if (formsOf(path, status) === oauthForm) continue;
    const examples = Object.values(content?.['application/problem+json']?.examples ?? {});
    expect(examples.map((example) => resolved<Example>(example).value.status)).toContain(Number(status));
  }
  expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
  if (operation.requestBody) expect(examplesOf(operation).length).toBeGreaterThan(0);
  if (operation.security?.length) expect(operation.responses).toHaveProperty('401');
  if (method === 'post') expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key');
});

const shownElsewhere = ['getOpenApiDocument']; // this document itself
const answering = operations.filter(([name]) => !shownElsewhere.includes(name));

test.each(answering)('%s has an example of its answer', (_name, _method, _path, { responses }) => {
  for (const [status, { content }] of Object.entries(responses)) {
    const media = content?.['application/json'];
    if (!status.startsWith('2') || media === undefined) continue;
    const advice = 'test/contract/right-requests.test.ts must receive it; then run npm run openapi:examples';
    expect(Object.keys(media.examples ?? {}), advice).toEqual(['answer']);
  }
});

test('every problem has a valid example', () => {
  const examples = document.components.examples as Record<string, Example>;
  for (const [name, { summary, value }] of Object.entries(examples)) {
    expect(problemSchema.strict().parse(value)).toEqual(value);
    expect(value).toMatchObject({ type: `/problems/${name}`, title: summary });
  }
  const outsideOperations = ['method-not-allowed', 'request-timeout', 'headers-too-large'];
  expect([...Object.keys(examples), ...outsideOperations].sort()).toEqual(Object.keys(problemKinds).sort());
});

test('every component is described', () => {
  for (const [name, { description }] of Object.entries<{ description?: string }>(
    document.components.schemas,
  )) {
    expect(description ?? '', name).toMatch(/^.{9}/);
  }
});

test('every webhook event is described with its payload', () => {
  expect(Object.keys(document.webhooks).sort()).toEqual([...notificationTypes, testEvent].sort());
  for (const [type, { post }] of Object.entries<{ post: { requestBody: Body } }>(document.webhooks)) {
    const media = post.requestBody.content['application/json'] as Body['content'][string];
    expect(media.schema).toMatchObject({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+Event$/) });
    expect(webhookEventSchema.parse(media.examples?.[type]?.value)).toMatchObject({ type });
  }
  expect(document.components.schemas).toHaveProperty('WebhookEvent');
  expect(document.components.schemas).toHaveProperty('LiveEvent');
});

test('names are unique, and every reference resolves', () => {
  const names = operations.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [, kind, name] of written.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
    expect(Object.keys(document.components[kind as string])).toContain(name);
  }
});

/** The target of a reference in the document; anything else unchanged. */
function resolved<Kind>(value: object): Kind {
  const names = '$ref' in value ? String(value.$ref).split('/').slice(1) : [];
  return names.reduce((inner, name) => inner[name], names.length > 0 ? document : value);
}

function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.map(resolved<Parameter>);
}

function examplesOf(operation: Operation): object[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return Object.values(media?.examples ?? {}).map(({ value }) => value);
}
