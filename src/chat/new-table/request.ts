import type { RulesRequest } from '../../engine/index.ts';
import type { Terms } from '../../games/terms.ts';
import type { RobotLevel } from '../../robots/index.ts';

/** A requested table; unspecified parts are omitted. */
export interface TableRequest extends Partial<Omit<Terms, 'rules' | 'clock'>> {
  readonly name?: string;
  readonly seatCount?: number;
  readonly rules: RulesRequest;
  /** Time for each decision, an ISO 8601 duration; `none` for no deadlines. */
  readonly perTurn?: string;
  readonly onTimeout?: 'skip' | 'forfeit' | 'robot';
  /** Levels of the robots. */
  readonly robots?: readonly RobotLevel[];
  /** Handles and email addresses. */
  readonly invite: readonly string[];
}

/** The addition to a request by one part of its text. */
export interface Addition extends Omit<TableRequest, 'invite' | 'rules'> {
  readonly rules?: RulesRequest;
  readonly invite?: readonly string[];
}
