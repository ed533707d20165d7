import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { partOf, seed } from '../support/depth.ts';
import { attacked, attacks } from './attacks.ts';
import { type Exchange, faultsOf, problemFaults } from './check-answer.ts';
import { operations } from './document.ts';
import { plansFor } from './plans.ts';
import { type Request, requestFor } from './requests.ts';
import { send } from './sending.ts';
import { takeFaults } from './watch-answers.ts';
import { makeWorld, type World } from './world.ts';

/** `TEST_DEPTH=2 npm test -- test/contract/hostile-requests.test.ts` sends 10,000. */
const count = partOf(5000);
/**
 * The maximum cost of a refusal, relative to a harmless body of the largest size: code with super-linear work takes
 * thousands of times as long.
 */
const maxTimes = 30;
const harmless: Request = {
  method: 'POST',
  path: '/v1/sessions',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'x'.repeat(60_000), password: 'x' }),
};
/** Operations that end the accounts of those who send the others. */
const ending = /^(logOut|end|delete(Me|Account)|register|logIn|resetPassword)/;

const service = useApp({ accessTokenMinutes: 600 });
const hit = operations.filter(({ operationId }) => !ending.test(operationId));
const plans = hit.map((operation) => [operation, plansFor(operation)] as const);
let pool: Pool;
let world: World;
/** Last measured CPU time of the harmless request, in ms. */
let usual = 0;

beforeAll(async () => {
  pool = new Pool(service.url, { connections: 1, pipelining: 1 });
  world = await makeWorld(service);
  usual = await minCpu(harmless);
});
afterAll(() => pool.close());

interface Measured {
  readonly exchange: Exchange;
  /** CPU time of this process, which also sends the request, in ms. */
  readonly cpu: number;
}

async function measured(request: Request): Promise<Measured> {
  const before = process.cpuUsage();
  const exchange = await send(pool, request);
  const { user, system } = process.cpuUsage(before);
  return { exchange, cpu: (user + system) / 1000 };
}

/** Returns the minimum CPU time, which excludes occasional compilation and garbage collection. */
async function minCpu(request: Request): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) times.push((await measured(request)).cpu);
  return Math.min(...times);
}

/** Whether a refusal costs too much, even compared with a fresh measurement of the harmless request. */
async function isCostly(request: Request, { exchange, cpu }: Measured): Promise<boolean> {
  if (exchange.status < 400 || cpu < maxTimes * usual) return false;
  usual = await minCpu(harmless);
  return (await minCpu(request)) > maxTimes * usual;
}

/** Any request can be refused for its headers, whatever its address. */
const faultsIn = (exchange: Exchange) =>
  exchange.status === 431 ? problemFaults(exchange) : faultsOf(exchange);

async function attack(index: number): Promise<number> {
  const [operation, planned] = plans[index % plans.length] as (typeof plans)[number];
  const [plan] = fc.sample(planned, { numRuns: 1, seed: seed + index });
  const [assault] = fc.sample(attacks, { numRuns: 1, seed: seed - index });
  if (plan === undefined || assault === undefined) throw new Error('nothing was generated');
  const request = attacked(await requestFor(plan, operation, world), assault);
  const first = await measured(request);
  await world.settle(first.exchange);
  const { status } = first.exchange;
  const what = `${index} ${request.method} ${request.path.slice(0, 100)} → ${status}, ${assault.at}`;
  takeFaults(); // the same as below
  const faults = [
    ...faultsIn(first.exchange),
    ...(status >= 500 ? ['a fault of the service'] : []),
    ...((await isCostly(request, first)) ? [`took ${first.cpu} ms, a harmless request ${usual} ms`] : []),
  ];
  expect(faults, `${what}\n${JSON.stringify(request).slice(0, 2000)}`).toEqual([]);
  return status;
}

test(`${count} hostile requests: no fault, no answer without a description, no refusal that costs much`, {
  timeout: 120_000 + count * 200,
}, async () => {
  let refused = 0;
  for (let index = 0; index < count; index += 1) refused += (await attack(index)) >= 400 ? 1 : 0;
  expect(service.errors).toEqual([]);
  expect(refused).toBeGreaterThan(count / 2);
});
