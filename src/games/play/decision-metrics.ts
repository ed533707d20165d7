import type { Deps } from '../../platform/deps.ts';
import { counter } from '../../platform/metrics.ts';
import type { ProblemName } from '../../platform/problems.ts';

/** Counts a decision by its outcome: `made`, `repeated` for one sent again, a problem, or `error`. */
export function countDecision(deps: Deps, outcome: 'made' | 'repeated' | 'error' | ProblemName): void {
  const decisions = counter(deps, {
    name: 'decisions_total',
    help: 'Decisions of players and clocks, by outcome: made, repeated, error, or the type of the problem',
    labelNames: ['outcome'],
  });
  decisions.inc({ outcome });
}
