import type { Schemas } from '#client';
import { type TableOptionTexts, usualOptions } from '../../src/texts/table-options.ts';
import type { Expansion, NewGame, RulesCatalogue } from '../api/types.ts';

type TableTemplate = Schemas['TableTemplate'];

/** The value of a rule option. */
export type OptionValue = string | number;

/** The options of a table that the form takes from the API unchanged. */
type Options = Readonly<Required<Omit<TableTemplate, 'name' | 'rules' | 'clock'>>>;

/** The choices for a new table. */
export interface NewTable extends Options {
  readonly expansions: readonly Expansion[];
  readonly edition: string;
  /** Options that differ from those of the edition. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Minimum reliability of players who join, in percent; 0 for no minimum. */
  readonly minReliability: number;
  /** Time for a decision as an ISO 8601 duration, or `none`. */
  readonly clock: string;
  readonly onTimeout: 'skip' | 'forfeit' | 'robot';
  /** The level of the robots on the other seats; `none` for no robots yet, `excluded` to allow none at all. */
  readonly robots: RobotChoice;
}

export const ROBOT_CHOICES = ['none', 'easy', 'fair', 'strong', 'excluded'] as const;
type RobotChoice = (typeof ROBOT_CHOICES)[number];

/** The choices for the minimum reliability of players, in percent. */
export const RELIABILITIES = [0, 80, 90, 95];

/** Returns the default choices. */
export const usualTable = (options: TableOptionTexts): NewTable => ({
  seatCount: 2,
  visibility: 'unlisted',
  expansions: [],
  edition: 'third',
  options: {},
  seating: 'drawn',
  minReliability: 0,
  clock: 'none',
  onTimeout: 'skip',
  robots: 'none',
  ...usualOptions(options),
});

/** Returns the maximum number of players with these expansions. */
export function maxSeats({ seatCount, expansions }: RulesCatalogue, chosen: readonly string[]): number {
  const hasSixth = expansions.some(({ id, supportsSixPlayers }) => supportsSixPlayers && chosen.includes(id));
  return hasSixth ? seatCount.maxWithSixth : seatCount.max;
}

/** Returns the levels of the robots on the remaining seats. */
function robotsFor({ robots }: NewTable, seats: number) {
  if (robots === 'none' || robots === 'excluded') return [];
  return Array.from({ length: Math.max(0, seats) }, () => robots);
}

/**
 * Returns the request for a new table.
 * @param invite names and email addresses, separated by spaces, commas or semicolons
 */
export function requestFor(
  table: NewTable,
  catalogue: RulesCatalogue,
  name: string,
  invite: string,
): NewGame {
  const { clock, onTimeout, edition, expansions, options, robots, minReliability, ...chosen } = table;
  const seatCount = Math.min(table.seatCount, maxSeats(catalogue, expansions));
  const invited = invite.split(/[\s,;]+/).filter((person) => person !== '');
  const request = {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...chosen,
    seatCount,
    ...(minReliability > 0 && { minReliability }),
    invite: invited,
    robots: robotsFor(table, seatCount - 1 - invited.length),
    allowRobots: robots !== 'excluded',
    rules: { edition, expansions, ...options },
    ...(clock !== 'none' && { clock: { perTurn: clock, onTimeout } }),
  };
  // The names of editions, expansions and options come from the service, which knows them better than the page.
  return request as NewGame;
}

/** Returns the template of a standing table: the table without invitations and robots. */
export function templateOf({ invite: _, robots: __, ...game }: NewGame): TableTemplate {
  return game as TableTemplate;
}
