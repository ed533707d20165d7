import { problem } from '../../../platform/problems.ts';
import { resume as resumeClock } from '../../clock/pauses.ts';
import type { Kind } from '../kind.ts';

/** The clock resumes after a pause. A player who does not answer can't hold up the game. */
export const resume: Kind = {
  isSilenceConsent: true,
  require(_deps, _client, { pausedAt }) {
    if (pausedAt === null) throw problem('game-not-paused');
  },
  isOutdated: (_deps, _client, { pausedAt }) => pausedAt === null,
  carryOut: resumeClock,
};
