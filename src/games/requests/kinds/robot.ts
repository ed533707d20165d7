import type { Tx } from '../../../db/tx.ts';
import { playerAt } from '../../../helpers/seats.ts';
import { dayMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { turnTimeOf } from '../../clock/turn-time.ts';
import { standIn } from '../../robots/stand-in.ts';
import type { GameRow } from '../../store/games.ts';
import { hasDecidedSince, lastDecisionTypes } from '../../store/log-entries.ts';
import type { Attempt, Kind } from '../kind.ts';

/** How long a game must have waited for a player before the others can request a robot, ms. */
const awayMs = dayMs;

/**
 * A robot stands in for a player who has kept the game waiting for a day or whose last turn was skipped, or for the player who requests it. A
 * resigned seat is out of the game for good (R-END-5), so this is the milder alternative.
 */
export const robot: Kind = {
  // A player who gives their own seat to a robot must name it.
  seatFor: ({ awaitingSeat }, bySeat) => (awaitingSeat === bySeat ? null : awaitingSeat),
  require: requireAway,
  async isOutdated(_deps, client, row, { bySeat, seat, version }) {
    if (playerAt(row, seat)?.robot !== null) return true;
    return seat !== bySeat && hasDecidedSince(client, row.id, seat, version);
  },
  async carryOut(deps, client, row, { seat }) {
    if (seat !== null) await standIn(deps, client, row, seat);
  },
};

async function requireAway(_deps: Deps, client: Tx, row: GameRow, attempt: Attempt): Promise<void> {
  const { bySeat, seat, at } = attempt;
  if (!row.allowRobots) throw problem('robots-excluded');
  const player = playerAt(row, seat);
  if (seat !== null && player === undefined) throw problem('seat-empty');
  if (seat === null || player?.robot !== null) throw problem('player-not-away');
  if (seat === bySeat) return;
  if (row.pausedAt !== null) throw problem('game-paused');
  const [last] = await lastDecisionTypes(client, row.id, seat, 1);
  if (last === 'skip') return;
  if (row.awaitingSeat !== seat) throw problem('player-not-away');
  const since = (await turnTimeOf(client, row))?.since ?? row.updatedAt;
  const nextAt = new Date(since.getTime() + awayMs);
  if (at < nextAt) throw problem('player-not-away', { nextAt: nextAt.toISOString() });
}
