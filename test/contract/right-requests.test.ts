/** Valid requests to every operation, with every example of its description. The answers become examples themselves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeDump } from '../../src/games/records/dump/write-dump.ts';
import { hourMs } from '../../src/helpers/time-units.ts';
import { signedEmail } from '../inbound-email/support/handed-over.ts';
import { inboundEmail } from '../inbound-email/support/settings.ts';
import { useApp } from '../support/app.ts';
import { startPair } from '../support/mirrored-pair.ts';
import { decide } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { contents } from '../support/world/contents.ts';
import { keepAnswer, writeAnswers } from './answer-examples.ts';
import type { Exchange } from './check-answer.ts';
import { operations, type PlacedOperation } from './document.ts';
import { type Plan, type PlannedBody, surePlansFor } from './plans.ts';
import { requestFor } from './requests.ts';
import { send } from './sending.ts';
import { makeWorld, type World } from './world.ts';

const publicUrl = 'https://carcassonne.example';
const folder = mkdtempSync(join(tmpdir(), 'dumps-'));
const service = useApp({
  publicUrl,
  inboundEmail,
  dumps: { folder, licence: 'CC0-1.0' },
});
let pool: Pool;
let world: World;

beforeAll(async () => {
  pool = new Pool(service.url, { connections: 4 });
  world = await makeWorld(service);
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
  await writeAnswers();
});

/** Prepares the target of an operation. Returns the path values that differ from the usual ones. */
async function prepared({ operationId, path }: PlacedOperation): Promise<Record<string, string>> {
  if (operationId === 'putExternalPlayer') return { externalId: 'nora' };
  if (operationId === 'getDump') {
    await world.game('finished');
    await writeDump({ ...service.deps, clock: () => new Date(Date.now() + hourMs) }, folder);
  }
  const value = await contents[operationId]?.(world);
  const [name] = /(?<=\{)\w+(?=\})/.exec(path) ?? [];
  return value !== undefined && name !== undefined ? { [name]: value } : {};
}

/** Sends valid requests until one succeeds, and returns its answer. */
async function succeeding(plans: readonly Plan[], operation: PlacedOperation): Promise<Exchange> {
  const refusals = new Set<string>();
  for (const plan of plans) {
    const exchange = await send(pool, await requestFor(plan, operation, world));
    await world.settle(exchange);
    if (exchange.status < 300) return exchange;
    refusals.add(`${exchange.status} ${exchange.body}`);
  }
  throw new Error(`No right request succeeded: ${[...refusals].join('\n')}`);
}

function bodiesFor({ operationId, requestBody }: PlacedOperation): PlannedBody[] {
  const [{ examples = {} } = {}] = Object.values(requestBody?.content ?? {});
  const values = Object.values(examples).map(({ value }) => value);
  if (values.length === 0) return [{ kind: 'none' }];
  // No value of a move is replaced: the examples must be legal as they are.
  if (operationId === 'submitMove') return values.map((value) => ({ kind: 'made', value }));
  return values.map((example) => ({ kind: 'right', example }));
}

/** Requests whose answers are better examples than that to the first valid request. */
const better: Readonly<Record<string, Partial<Plan>>> = {
  explorePlans: { game: 'private' },
  listPlanOptions: { game: 'private', query: [['tile', 'base/U']] },
  takeSeat: { game: 'open' },
};
const elsewhere = ['getBetterBoardSvg', 'getBetterBoardPng', 'downloadDumpFile'];
const rest = operations.filter(({ operationId }) => !elsewhere.includes(operationId));

test.each(rest.map((operation) => [operation.operationId, operation] as const))(
  '%s accepts every example of its description',
  async (name, operation) => {
    await world.tidy();
    const values = Object.entries(await prepared(operation)).map(([key, made]) => [key, { made }]);
    const path: Plan['path'] = Object.fromEntries(values);
    for (const body of bodiesFor(operation)) {
      const headers = name === 'receiveEmail' ? signedEmail(String('example' in body && body.example)) : {};
      const plans = surePlansFor(operation).map((plan) => ({
        ...plan,
        ...better[name],
        path: { ...plan.path, ...path },
        headers,
        body,
      }));
      keepAnswer(name, await succeeding(plans, operation));
    }
    expect(service.errors).toEqual([]);
  },
);

test('decide accepts the example of a held decision in a mirrored pair', async () => {
  const decision = { type: 'tile', x: 1, y: 0, rotation: 90 };
  // Tiles are drawn at random: the example is legal for some.
  const { status, headers, text } = await vi.waitFor(async () => {
    const { first, anna } = await startPair(service);
    return decide(service, first, anna, decision).expect(202);
  }, waiting);
  keepAnswer('submitMove', { method: 'POST', url: '', status, headers, body: Buffer.from(text) });
});
