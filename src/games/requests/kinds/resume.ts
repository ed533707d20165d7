import { problem } from '../../../platform/problems.ts';
import { resume as resumeClock } from '../../clock/pauses.ts';
import type { Kind } from '../kind.ts';

/** The clock goes on after a pause. Nobody can hold up a game by being silent. */
export const resume: Kind = {
  isSilenceConsent: true,
  require(_deps, _client, { pausedAt }) {
    if (pausedAt === null) throw problem('game-not-paused');
  },
  isOutdated: (_deps, _client, { pausedAt }) => pausedAt === null,
  carryOut: resumeClock,
};
