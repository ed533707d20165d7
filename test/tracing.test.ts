import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useDatabase } from './support/database.ts';
import { startService, unlimited } from './support/service-process.ts';
import { waiting } from './support/waiting.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: { readonly spans: Span[] }[];
  }[];
}

const tested = useDatabase();
const received: Export[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());

const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

test('a request and its statements are traced as part of the caller’s trace', async () => {
  const { port } = collector.address() as AddressInfo;
  const service = startService({
    ...unlimited,
    DATABASE_URL: tested.database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_SERVICE_NAME: 'carcassonne of a test',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const response = await fetch(`${await service.address}/v1/games?status=open`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  expect(response.status).toBe(200);
  await service.end('SIGTERM'); // which sends the pending spans
  await vi.waitFor(() => expect(spans().some((span) => span.traceId === traceId)).toBe(true), waiting);
  const traced = spans().filter((span) => span.traceId === traceId);
  const request = traced.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
  expect(request).toBeDefined();
  const inRequest = traced.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const statements = traced.filter((span) => inRequest.some(({ spanId }) => spanId === span.parentSpanId));
  expect(statements.length).toBeGreaterThan(0);
  const attributes = received[0]?.resourceSpans[0]?.resource.attributes;
  expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'carcassonne of a test' } });
});
