import type { Config } from '../settings/config.ts';
import { type Policy, type PolicyName, policies } from './policies.ts';

/** Share of the points of a logged-in caller that an address gets to which nobody has logged in. */
const anonymousShare = 1 / 2;

/** Returns a policy with the points that the settings give it; undefined where it is switched off. */
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
