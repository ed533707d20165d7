import { parseArgs } from 'node:util';

/** The usage of the command. */
export const usage = `npm run moderate -- COMMAND
  queue                                    open reports, the oldest first
  show REPORT | HANDLE                     a report with its evidence, or a player
  warn HANDLE --because TEXT               warns a player
  silence HANDLE --because TEXT [--days N] no messages, invitations, nudges, names
  ban HANDLE --because TEXT [--days N]     no access at all
  undo SANCTION --because TEXT             undoes a warning, silence or ban
  dismiss REPORT --because TEXT            closes a report without consequences
  log                                      what operators did, the latest first
  fair-play [HANDLE]                       who may use several accounts, give games away or abandon them
  appoint HANDLE                           prints a token to moderate over HTTP
warn, silence and ban take --report REPORT, to close it. --as NAME is the name for the log.`;

/** Thrown for invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The parsed arguments. */
export interface Arguments {
  readonly command: string;
  /** A handle or an id; empty if none was given. */
  readonly about: string;
  readonly because: string;
  readonly days: number | undefined;
  readonly report: string | undefined;
  readonly as: string | undefined;
}

const longestReason = 1000;
const maxDays = 3650;

/**
 * Parses the arguments of the command.
 * @throws UsageError
 */
export function parseArguments(given: readonly string[]): Arguments {
  const { values, positionals } = parse(given);
  const [command = '', about = ''] = positionals;
  const { because = '', report, as } = values;
  if (because.length > longestReason) throw new UsageError(`--because: at most ${longestReason} characters`);
  return { command, about, because: because.trim(), days: daysOf(values.days), report, as };
}

function parse(given: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { because: text, days: text, report: text, as: text };
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxDays) return days;
  throw new UsageError(`--days: a number from 1 to ${maxDays}`);
}
