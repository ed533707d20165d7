import type { Deps } from '../platform/deps.ts';
import type { Limit } from '../platform/limit.ts';
import { counter } from '../platform/metrics.ts';
import { type Allowance, refusal } from './allowance.ts';
import { exactLimit } from './exact.ts';
import { growingLimit } from './growing.ts';
import { withHashedKeys } from './hash.ts';
import { LeasedLimit } from './leases.ts';
import type { Policy, PolicyName } from './policies.ts';
import { policyFor } from './sizes.ts';
import { openCounter } from './store.ts';

/** The part of `deps` that limits need. */
export type LimitDeps = Pick<Deps, 'db' | 'config' | 'keys' | 'metrics' | 'limits'>;

/** The size of a lease as a share of a request limit. A caller's limit can be off by this share for each further process. */
const leaseShare = 1 / 20;

/**
 * Spends a policy's points before their work. Counts are shared by all processes.
 * @param key the limited subject, such as an id or an address; only its hash is stored
 * @throws Problem too-many-requests with `retryAfter` in seconds and `violated-policies`
 */
export async function spend(deps: LimitDeps, name: PolicyName, key: string, points = 1): Promise<void> {
  const allowance = await count(deps, name, key, points);
  if (allowance?.isAllowed === false) throw refusal(allowance);
}

/** Spends points like `spend`, but returns the key's state instead of refusing; undefined if the policy is off. */
export async function count(
  deps: LimitDeps,
  name: PolicyName,
  key: string,
  points = 1,
): Promise<Allowance | undefined> {
  const found = limitOf(deps, name);
  if (found === undefined) return undefined;
  const { policy, limit } = found;
  const spent = await limit.spend(key, points);
  if (!spent.isAllowed) refusals(deps).inc({ policy: name });
  return { name, policy, ...spent };
}

/** Returns the points that a key can still spend; `Infinity` if the policy is off. */
export async function remaining(deps: LimitDeps, name: PolicyName, key: string): Promise<number> {
  const points = limitOf(deps, name)?.policy.points ?? Number.POSITIVE_INFINITY;
  return Math.max(0, points - (await spentOf(deps, name, key)));
}

/** Returns the points that a key has spent in its window. */
export async function spentOf(deps: LimitDeps, name: PolicyName, key: string): Promise<number> {
  return (await limitOf(deps, name)?.limit.spent(key)) ?? 0;
}

/** Refunds points to a key because their work was refused or did not fail. */
export async function refund(deps: LimitDeps, name: PolicyName, key: string, points = 1): Promise<void> {
  await limitOf(deps, name)?.limit.refund(key, points);
}

/** Resets a key's spent points. */
export async function reset(deps: LimitDeps, name: PolicyName, key: string): Promise<void> {
  await limitOf(deps, name)?.limit.reset(key);
}

const refusals = (deps: LimitDeps) =>
  counter(deps, {
    name: 'limit_refusals_total',
    help: 'What limits refused, by policy',
    labelNames: ['policy'],
  });

interface OpenLimit {
  readonly policy: Policy;
  readonly limit: Limit;
}

function limitOf(deps: LimitDeps, name: PolicyName): OpenLimit | undefined {
  const policy = policyFor(deps.config, name);
  if (policy === undefined) return undefined;
  const limit = deps.limits.get(name) ?? openLimit(deps, name, policy);
  deps.limits.set(name, limit);
  return { policy, limit };
}

function openLimit({ db, keys }: LimitDeps, name: PolicyName, policy: Policy): Limit {
  const { points, seconds, growth } = policy;
  const counts = withHashedKeys(keys, openCounter(db, name, seconds));
  if (policy.counts === 'points') return new LeasedLimit(counts, points, Math.ceil(points * leaseShare));
  if (growth === undefined) return exactLimit(counts, points);
  const waits = withHashedKeys(keys, openCounter(db, `${name}:wait`, growth.maxSeconds));
  return growingLimit(counts, waits, { ...policy, growth });
}
