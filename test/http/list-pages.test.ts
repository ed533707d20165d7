/** Every list of the API description, paginated the same way. */

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, operations, type PlacedOperation, resolved } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { contents } from '../support/world/contents.ts';
import type { Fields } from '../support/world/credentials.ts';
import { makeWorld, type World } from '../support/world.ts';

const service = useApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(service);
});

interface Page {
  readonly items: readonly object[];
  readonly nextCursor: string | null;
}

interface ObjectSchema {
  readonly properties?: { readonly items?: { readonly items?: object } };
  readonly required?: readonly string[];
}

/** An operation's successful answer. */
function answerOf({ responses }: PlacedOperation): ObjectSchema {
  const { content } = resolved<Answer>(responses['200'] ?? {});
  const { schema } = content?.['application/json'] ?? {};
  return schema === undefined ? {} : resolved<ObjectSchema>(schema);
}

const lists = operations.filter((one) => one.method === 'GET' && answerOf(one).properties?.items);

/** Returns every item of a list, in pages of `limit`. */
async function walk(url: string, auth: Fields, limit: number): Promise<object[]> {
  const items: object[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, ...(cursor !== undefined && { cursor }) };
    const { body } = await service.http.get(url).query(query).set(auth).expect(200);
    const page: Page = body;
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

describe.each(lists)('$operationId', (operation) => {
  let url: string;
  let auth: Fields;
  beforeAll(async () => {
    const [, parameter] = /\{(\w+)\}/.exec(operation.path) ?? [];
    const id = await contents[operation.operationId]?.(world);
    url = operation.path.replace(`{${parameter}}`, id ?? world.people.rival.handle);
    auth = await world.credential(url.startsWith('/v1/moderation/') ? 'moderate' : 'owner');
  });

  test('is described as a paginated list', () => {
    const parameters = (operation.parameters ?? []).map((one) => resolved<{ name: string }>(one).name);
    expect(parameters).toEqual(expect.arrayContaining(['limit', 'cursor']));
    expect(answerOf(operation).required).toEqual(expect.arrayContaining(['items', 'nextCursor']));
    const { content } = resolved<Answer>(operation.responses['200'] ?? {});
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'application/x-ndjson']);
    expect(content?.['application/x-ndjson']?.schema).toEqual(answerOf(operation).properties?.items?.items);
  });

  test('shows each item once, for any page size, and refuses other cursors', async () => {
    const whole = await walk(url, auth, 100);
    expect(whole.length).toBeGreaterThan(1);
    expect(new Set(whole.map((item) => JSON.stringify(item))).size).toBe(whole.length);
    expect(await walk(url, auth, 1)).toEqual(whole);
    const { body } = await service.http.get(url).query({ cursor: 'bnVsbA' }).set(auth).expect(400);
    expect(body.errors).toMatchObject([{ in: 'query', pointer: '/cursor' }]);
  });

  test('uses no more statements for all items than for one', async () => {
    expect(await statementsFor(`${url}?limit=100`, auth)).toBe(await statementsFor(`${url}?limit=1`, auth));
  });

  test('is also served as JSON lines, and in no third form', async () => {
    const whole = await walk(url, auth, 100);
    const page = await get(`${url}?limit=1`, auth, 'application/json, application/x-ndjson;q=0.9');
    expect(await page.json()).toMatchObject({ items: [whole[0]] });
    const lines: string[] = [];
    let next: string | undefined = `${url}?limit=1`;
    while (next !== undefined) {
      const answer: Response = await get(next, auth, 'application/json;q=0.1, application/x-ndjson');
      expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      expect(answer.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
      lines.push(await answer.text());
      next = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(lines).toEqual(whole.map((item) => `${JSON.stringify(item)}\n`));
    await expectOwnTag(`${url}?limit=1`, auth);
    const refused = await get(url, auth, 'text/csv, application/json;q=0');
    expect(refused.status).toBe(406);
    expect(await refused.json()).toMatchObject({
      type: '/problems/not-acceptable',
      accepted: ['application/json', 'application/x-ndjson'],
    });
  });
});

/** Returns the number of statements for a page on its second read, with warm caches. */
async function statementsFor(url: string, auth: Fields): Promise<number> {
  await service.http.get(url).set(auth).expect(200);
  const spy = vi.spyOn(service.db.pool, 'query');
  try {
    await service.http.get(url).set(auth).expect(200);
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

const get = (url: string, auth: Fields, accept: string, tag?: string) =>
  fetch(service.url + url, { headers: { ...auth, accept, ...(tag && { 'if-none-match': tag }) } });

/** Checks that a polled list has different ETags as a page and as lines. */
async function expectOwnTag(url: string, auth: Fields): Promise<void> {
  const types = ['application/json', 'application/x-ndjson'] as const;
  const tagAs = async (type: string) => (await get(url, auth, type)).headers.get('etag') ?? undefined;
  const [page, lines] = [await tagAs(types[0]), await tagAs(types[1])];
  if (page === undefined && lines === undefined) return;
  const statusOf = async (type: string, tag?: string) => (await get(url, auth, type, tag)).status;
  expect([await statusOf(types[0], page), await statusOf(types[1], lines)]).toEqual([304, 304]);
  expect([await statusOf(types[0], lines), await statusOf(types[1], page)]).toEqual([200, 200]);
}
