import type { Vacation } from '../../../players/store/vacations.ts';
import { deadlineFrom, deadlineWith, turnTimeFrom } from '../../clock/deadlines.ts';
import type { GameRow } from '../../store/games.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import type { TurnTime } from '../../store/turn-times.ts';
import { toleranceMs } from './check-entries.ts';
import type { Findings } from './finding.ts';

/** Reasons for a deadline later than the clock's. */
export interface Delays {
  readonly vacations: readonly Vacation[];
  /** The time that the players agreed on. */
  readonly turnTime: TurnTime | undefined;
}

/** The columns of a game's row about its time. */
export type ClockedRow = Pick<
  GameRow,
  | 'status'
  | 'heldSeat'
  | 'clock'
  | 'variation'
  | 'imported'
  | 'startedAt'
  | 'updatedAt'
  | 'pausedAt'
  | 'deadline'
>;

/** Returns the seat that the game waits for after an entry, or with 0 at the start. */
export type AwaitingAfter = (seq: number) => number | undefined;

/**
 * Checks entries and deadlines that depend on time. No turn may have been skipped before its deadline. The deadline of the game must be the
 * one given by its clock, or a later one because of vacations, agreed extra time or a pause; during a pause there is none. The first
 * entries of a variation or an imported game are not checked, because they had the clock of another game.
 */
export function checkClock(
  row: ClockedRow,
  log: StoredLog,
  { vacations, turnTime }: Delays,
  after: AwaitingAfter,
  found: Findings,
): void {
  let deadline = row.startedAt === null ? undefined : deadlineFrom(row.clock, row.startedAt);
  const first = row.variation?.entries ?? row.imported?.entries ?? 0;
  for (const { seq, at, decision } of log.entries) {
    const isEarly = deadline === undefined || at.getTime() < deadline.getTime() - toleranceMs;
    if (decision.type === 'skip' && isEarly && seq > first)
      found.add('entry-too-early', 'The turn was skipped before its time was over.', seq);
    const isUnchanged = decision.type === 'resign' && after(seq) === after(seq - 1);
    if (!isUnchanged) deadline = deadlineFrom(row.clock, at);
  }
  const time = turnTime ?? turnTimeFrom(row.clock, row.updatedAt);
  checkDeadline(row, deadline, time && deadlineWith(time, vacations), found);
}

function checkDeadline(
  row: ClockedRow,
  earliest: Date | undefined,
  latest: Date | undefined,
  found: Findings,
): void {
  const expected =
    row.status === 'running' && row.pausedAt === null && row.heldSeat === null ? earliest : undefined;
  if (expected === undefined || latest === undefined || row.deadline === null) {
    if (expected !== undefined || row.deadline !== null)
      found.add(
        'deadline-differs',
        'The game has a deadline without a clock, or a clock without a deadline.',
      );
    return;
  }
  if (row.deadline >= expected && row.deadline <= latest) return;
  const between = `${expected.toISOString()} and ${latest.toISOString()}`;
  found.add(
    'deadline-differs',
    `The deadline is ${row.deadline.toISOString()}; clock and vacations give one between ${between}.`,
  );
}
