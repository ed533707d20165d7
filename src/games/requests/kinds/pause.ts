import { problem } from '../../../platform/problems.ts';
import { pause as pauseClock } from '../../clock/pauses.ts';
import type { Kind } from '../kind.ts';

/** The clock stops until the players agree to resume. */
export const pause: Kind = {
  require(_deps, _client, { pausedAt }) {
    if (pausedAt !== null) throw problem('game-paused');
  },
  isOutdated: (_deps, _client, { pausedAt }) => pausedAt !== null,
  carryOut: pauseClock,
};
