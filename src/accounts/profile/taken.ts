import { type Problem, problem } from '../../platform/problems.ts';
import { takenField } from '../store/accounts.ts';

/** Returns the problem of a handle or an address that is already taken, if that is what `error` is. */
export function takenProblem(error: unknown): Problem | undefined {
  const field = takenField(error);
  if (field === undefined) return undefined;
  return problem(field === 'handle' ? 'handle-taken' : 'email-taken');
}
