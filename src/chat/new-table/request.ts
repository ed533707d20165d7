import type { RulesRequest } from '../../engine/index.ts';
import type { Terms } from '../../games/terms.ts';
import type { RobotLevel } from '../../robots/index.ts';

/** A table that somebody requests; what is not specified is left out. */
export interface TableRequest extends Partial<Omit<Terms, 'rules' | 'clock'>> {
  readonly name?: string;
  readonly seatCount?: number;
  readonly rules: RulesRequest;
  /** Time for each decision, an ISO 8601 duration; `none`: no deadlines. */
  readonly perTurn?: string;
  readonly onTimeout?: 'skip' | 'forfeit' | 'robot';
  /** Levels of the robots. */
  readonly robots?: readonly RobotLevel[];
  /** Handles and email addresses. */
  readonly invite: readonly string[];
}

/** The addition that one part of a text makes to a request. */
export interface Addition extends Omit<TableRequest, 'invite' | 'rules'> {
  readonly rules?: RulesRequest;
  readonly invite?: readonly string[];
}
