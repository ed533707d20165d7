import type { GameRow } from '../../../db/games.ts';
import { problem } from '../../../problems.ts';
import { playerAt } from '../../../seats.ts';
import { dayMs } from '../../../time-units.ts';
import { standIn } from '../../robots/stand-in.ts';
import type { Attempt, Kind } from '../kind.ts';

/** How long a game has to wait for somebody before the others may have a robot stand in, ms. */
export const awayMs = dayMs;

/** A robot stands in for somebody for whom the game has been waiting for a day. */
export const robot: Kind = {
  seatFor: (row) => row.awaitingSeat,
  require: (_deps, _client, row, attempt) => requireAway(row, attempt),
  isOutdated: (_deps, _client, row, { seat }) =>
    row.awaitingSeat !== seat || playerAt(row, seat)?.robot !== null,
  async carryOut(deps, client, row, { seat }) {
    if (seat !== null) await standIn(deps, client, row, seat);
  },
};

function requireAway(row: GameRow, { bySeat, seat, at }: Attempt): void {
  if (!row.allowRobots) throw problem('robots-excluded');
  const player = playerAt(row, seat);
  if (player === undefined) throw problem('seat-empty');
  const nextAt = new Date(row.updatedAt.getTime() + awayMs);
  if (seat === bySeat || row.awaitingSeat !== seat || player.robot !== null) throw problem('player-not-away');
  if (at < nextAt) throw problem('player-not-away', { nextAt: nextAt.toISOString() });
}
