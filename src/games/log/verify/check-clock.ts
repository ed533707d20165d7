import type { GameRow } from '../../../db/games.ts';
import type { StoredLog } from '../../../db/log-entries.ts';
import type { Vacation } from '../../../db/vacations.ts';
import { deadlineFrom, deadlineWith } from '../../clock/deadlines.ts';
import { toleranceMs } from './check-entries.ts';
import type { Findings } from './finding.ts';

/** The seat that the game waits for after an entry, or at the start with 0. */
export type AwaitingAfter = (seq: number) => number | undefined;

/**
 * Checks what happened because time was over: no turn was skipped before the deadline that the clock gave it, and the
 * game's deadline is the one that the clock gives, or a later one because of vacations.
 */
export function checkClock(
  row: GameRow,
  log: StoredLog,
  vacations: readonly Vacation[],
  after: AwaitingAfter,
  found: Findings,
): void {
  let deadline = row.startedAt === null ? undefined : deadlineFrom(row.clock, row.startedAt);
  for (const { seq, at, decision } of log.entries) {
    const isEarly = deadline === undefined || at.getTime() < deadline.getTime() - toleranceMs;
    if (decision.type === 'skip' && isEarly)
      found.add('entry-too-early', 'The turn was skipped before its time was over.', seq);
    const isUnchanged = decision.type === 'resign' && after(seq) === after(seq - 1);
    if (!isUnchanged) deadline = deadlineFrom(row.clock, at);
  }
  checkDeadline(row, deadline, vacations, found);
}

function checkDeadline(
  row: GameRow,
  earliest: Date | undefined,
  vacations: readonly Vacation[],
  found: Findings,
): void {
  const expected = row.status === 'running' ? earliest : undefined;
  if (expected === undefined || row.deadline === null) {
    if (expected !== undefined || row.deadline !== null)
      found.add(
        'deadline-differs',
        'The game has a deadline without a clock, or a clock without a deadline.',
      );
    return;
  }
  const latest = deadlineWith(row.clock, row.updatedAt, vacations) ?? expected;
  if (row.deadline >= expected && row.deadline <= latest) return;
  const between = `${expected.toISOString()} and ${latest.toISOString()}`;
  found.add(
    'deadline-differs',
    `The deadline is ${row.deadline.toISOString()}; clock and vacations give one between ${between}.`,
  );
}
