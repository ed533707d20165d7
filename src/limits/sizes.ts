import type { Config } from '../settings/config.ts';
import { type Policy, type PolicyName, policies } from './policies.ts';

/** The share of a logged-in caller's points that an address gets for callers who are not. */
const anonymousShare = 1 / 2;

/** Returns a policy with the points from the settings; undefined if it is off. */
export function policyFor(config: Config, name: PolicyName): Policy | undefined {
  const policy: Policy = policies[name];
  const perMinute = config.rateLimitPerMinute;
  if (perMinute === 0 && policy.isAlwaysOn !== true) return undefined;
  return { ...policy, points: config.limits[name] ?? pointsOf(name, policy, perMinute) };
}

function pointsOf(name: PolicyName, { points }: Policy, perMinute: number): number {
  if (name === 'default') return perMinute;
  return name === 'anonymous' ? Math.ceil(perMinute * anonymousShare) : points;
}
