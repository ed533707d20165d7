export { isLocal, isLoopback, networkOf } from './addresses.ts';
export { type Allowance, refusal, secondsLeft } from './allowance.ts';
export { hashOf } from './hash.ts';
export {
  completeFirstStep,
  completeLogIn,
  countLogIn,
  type LogInAttempt,
  type LogInHistory,
} from './log-ins.ts';
export { type Policy, type PolicyName, policies, policyNames } from './policies.ts';
export { count, refund, remaining, reset, spend } from './spend.ts';
export { withinQuota } from './within-quota.ts';
