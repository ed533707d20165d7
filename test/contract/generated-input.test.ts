import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { forRuns, isCore, seed } from '../support/depth.ts';
import { type Exchange, faultsOf } from './check-answer.ts';
import { operationAt, operations, type PlacedOperation, pathAt } from './document.ts';
import { isForbidden, type Plan, plansFor, refusedPlansFor } from './plans.ts';
import { type Request, requestFor } from './requests.ts';
import { send } from './sending.ts';
import { faultAt, pointerTo } from './validators.ts';
import { takeFaults } from './watch-answers.ts';
import { makeWorld, type World } from './world.ts';

/** Fewer requests where passwords are hashed or pictures drawn, and more for the most important operations. */
const special: Readonly<Record<string, number>> = {
  createAccount: 60,
  logIn: 60,
  resetPassword: 60,
  getBoardPng: 60,
  getBoardAtPng: 60,
  getReplayWebp: 60,
  getReplayGif: 60,
  logOut: 60,
  deleteAccount: 60,
  requestEmailChange: 60,
  confirmEmailChange: 60,
  undoEmailChange: 60,
  submitMove: 600,
  createGame: 300,
  createGames: 60,
  sendCommand: 300,
  sendGameCommand: 300,
};
const usual = 150;
/** Returns the number of generated requests for an operation; in the core run three, or one for slow operations. */
function runsFor(operation: string): { seed: number; numRuns: number } {
  const count = special[operation] ?? usual;
  return isCore ? { seed, numRuns: count < usual ? 1 : 3 } : forRuns(count);
}

const service = useApp({ accessTokenMinutes: 600 });
let pool: Pool;
let world: World;

beforeAll(async () => {
  pool = new Pool(service.url, { connections: 4 });
  world = await makeWorld(service);
});
afterAll(() => pool.close());

describe('every answer to generated input matches the description', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (name, operation) => {
      await world.tidy();
      for (const plan of refusedPlansFor(operation))
        expect(await statusOf(plan, operation)).toBeGreaterThanOrEqual(400);
      const property = fc.asyncProperty(plansFor(operation), async (plan) => {
        await statusOf(plan, operation);
      });
      await fc.assert(property, runsFor(name));
      expect(service.errors).toEqual([]);
    },
    600_000,
  );
});

/** Sends the request of a plan; fails if the answer is undescribed, or if a request that must fail succeeds. */
async function statusOf(plan: Plan, operation: PlacedOperation): Promise<number> {
  const request = await requestFor(plan, operation, world);
  const exchange = await send(pool, request);
  await world.settle(exchange);
  world.cursor = cursorIn(exchange) ?? world.cursor;
  const { operationId } = operation;
  if (operationId === 'createGame' && exchange.status === 201) await world.adopt(idIn(exchange));
  takeFaults(); // the same as below, for an operation without knowledge of the plan
  const faults = [
    ...faultsOf(exchange),
    ...faultsOfService(exchange, request),
    ...(exchange.status < 400 && isForbidden(plan, operation)
      ? ['accepted although it must be refused']
      : []),
  ];
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\n${formatValue(request)}\n${formatValue(service.errors)}`);
  return exchange.status;
}

const byteOrderMark = /^\ufeff/;

function idIn({ body }: Exchange): string {
  return JSON.parse(String(body)).id;
}

/** A service error, or an accepted request that the description does not allow. */
function faultsOfService({ method, url, status }: Exchange, { body }: Request): string[] {
  if (status >= 500) return ['a fault of the service'];
  const operation = operationAt(method, pathAt(url) ?? '');
  const media = operation?.requestBody?.content['application/json'];
  if (status >= 300 || operation === undefined || media === undefined || !body) return [];
  const names = ['paths', operation.path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
  const fault = faultAt(
    pointerTo(...names, 'schema'),
    JSON.parse(body.replace(byteOrderMark, '')),
    'request',
  );
  return fault === undefined ? [] : [`accepted, although ${fault}`];
}

function cursorIn({ status, body }: Exchange): string | undefined {
  const [, cursor] = (status === 200 && /"nextCursor":"([^"]+)"/.exec(String(body))) || [];
  return cursor;
}

function formatValue(value: unknown): string {
  return JSON.stringify(value, undefined, 2).slice(0, 3000);
}
