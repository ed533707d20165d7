import { playerAt } from '../../../helpers/seats.ts';
import { problem } from '../../../platform/problems.ts';
import { giveMoreTime } from '../../clock/more-time.ts';
import type { GameRow } from '../../store/games.ts';
import type { Attempt, Kind } from '../kind.ts';

/** The player to move gets the table's time for one decision again. */
export const moreTime: Kind = {
  seatFor: (row) => row.awaitingSeat,
  require: (_deps, _client, row, attempt) => requireDeadline(row, attempt),
  isOutdated: (_deps, _client, row, { version }) => row.version !== version || row.deadline === null,
  carryOut: giveMoreTime,
};

function requireDeadline(row: GameRow, { seat }: Attempt): void {
  const isTimed = row.deadline !== null && row.awaitingSeat === seat;
  if (!isTimed || playerAt(row, seat)?.robot !== null) throw problem('no-deadline');
}
