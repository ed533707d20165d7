import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { type Exchange, faultsOf } from './check-answer.ts';
import { operationAt, operations, type PlacedOperation, pathAt } from './document.ts';
import { revive } from './people.ts';
import { isForbidden, type Plan, plansFor, surePlansFor } from './plans.ts';
import { type Request, requestFor } from './requests.ts';
import { send } from './sending.ts';
import { faultAt, pointerTo } from './validators.ts';
import { takeFaults } from './watch-answers.ts';
import { makeWorld, type World } from './world.ts';

/** `SEED=1 TIMES=10 npm test -- test/contract` tries other requests, and more of them; a failure names its seed. */
const seed = Number(process.env['SEED'] ?? 20260301);
const times = Number(process.env['TIMES'] ?? 1);
const leastRequests = 10_000;
/** Where passwords are hashed or pictures drawn there are fewer requests, and more at the heart of it all. */
const special: Readonly<Record<string, number>> = {
  register: 60,
  logIn: 60,
  resetPassword: 60,
  drawBoardPng: 60,
  drawBoardAtPng: 60,
  logOut: 60,
  deleteMe: 60,
  requestEmailChange: 60,
  confirmEmailChange: 60,
  undoEmailChange: 60,
  decide: 600,
  createGame: 300,
  sendCommand: 300,
  sendGameCommand: 300,
};
const usual = 150;

const service = useApp({ accessTokenMinutes: 600 });
let pool: Pool;
let world: World;
let sent = 0;
const statuses = new Map<string, Set<number>>();

beforeAll(async () => {
  pool = new Pool(service.url, { connections: 4 });
  world = await makeWorld(service);
});
afterAll(() => pool.close());

describe('whatever is sent, the answer is one that the description has', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (name, operation) => {
      await world.things.tidy();
      const property = fc.asyncProperty(plansFor(operation), async (plan) => {
        await revive(service, world.people);
        const request = await requestFor(plan, operation, world);
        const exchange = await send(pool, request);
        note(exchange, operation);
        world.cursor = cursorIn(exchange) ?? world.cursor;
        if (name === 'createGame' && exchange.status === 201) await world.games.adopt(idIn(exchange));
        takeFaults(); // the same as below, for a test that knows no better
        const faults = [
          ...faultsOf(exchange),
          ...faultsOfService(exchange, request),
          ...(exchange.status < 400 && isForbidden(plan, operation) ? ['nobody may do this'] : []),
        ];
        if (faults.length > 0)
          throw new Error(`${faults.join('\n')}\n${told(request)}\n${told(service.errors)}`);
      });
      const examples = surePlansFor(operation).map((plan): [Plan] => [plan]);
      await fc.assert(property, { seed, numRuns: times * (special[name] ?? usual), examples });
    },
    times * 120_000,
  );
});

/** What needs an analysis or the signature of the operator: other tests have them do their work. */
const workElsewhere = ['drawBetterSvg', 'drawBetterPng', 'receiveEmail'];

test('every operation was reached: each has done its work, and refused', () => {
  const ever = (name: string, from: number) =>
    [...(statuses.get(name) ?? [])].some((status) => status >= from && status < from + 100);
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !ever(name, 200))).toEqual(workElsewhere);
  expect(names.filter((name) => !ever(name, 400))).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(leastRequests);
  expect(service.errors).toEqual([]);
});

/** What became of a request, by the operation that it was meant for: a wrong method is a refusal of it. */
function note({ method, url, status }: Exchange, meant: PlacedOperation): void {
  sent += 1;
  const operation = operationAt(method, pathAt(url) ?? '') ?? meant;
  const known = statuses.get(operation.operationId) ?? new Set();
  statuses.set(operation.operationId, known.add(status));
}

const byteOrderMark = /^\ufeff/;

function idIn({ body }: Exchange): string {
  return JSON.parse(String(body)).id;
}

/** The service's own fault, or something accepted that the description does not allow. */
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

function told(value: unknown): string {
  return JSON.stringify(value, undefined, 2).slice(0, 3000);
}
