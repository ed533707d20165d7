import { tidyAccounts } from '../accounts/deletion/expire.ts';
import { keepDailyAnchors } from '../anchors/index.ts';
import { handOver } from '../clubs/members.ts';
import { keepConduct } from '../games/conduct/keep.ts';
import { keepDailyDump } from '../games/records/dump/keep-dump.ts';
import { keepTablesOpen } from '../games/recurring-tables/keep-open.ts';
import { expireRequests } from '../games/requests/close-stale.ts';
import { cancelExpiredGames } from '../games/table/cancel.ts';
import { hourMs, minuteMs } from '../helpers/time-units.ts';
import { deleteOld } from '../notifications/workers/index.ts';
import type { Deps } from '../platform/deps.ts';
import { forgetExpiredWaits } from '../pools/wait.ts';
import { keepRatings } from '../ratings/keep.ts';

/** Periodic work of each process; if once is enough, the database records that it was done. */
interface Job {
  /** Pause after its end, ms. */
  readonly every: number;
  /** `signal` is aborted when the process stops. */
  run(deps: Deps, signal: AbortSignal): Promise<unknown>;
}

/** Everything that runs periodically. */
export const jobs: readonly Job[] = [
  { every: minuteMs, run: keepTablesOpen },
  { every: minuteMs, run: keepRatings },
  { every: minuteMs, run: keepConduct },
  { every: 10 * minuteMs, run: keepDailyAnchors },
  { every: 10 * minuteMs, run: keepDailyDump },
  { every: hourMs, run: cancelExpiredGames },
  { every: hourMs, run: expireRequests },
  { every: hourMs, run: forgetExpiredWaits },
  { every: hourMs, run: handOver },
  { every: hourMs, run: tidyAccounts },
  { every: hourMs, run: deleteOld },
];
