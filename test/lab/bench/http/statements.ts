import { readFile, stat } from 'node:fs/promises';
import pg from 'pg';
import { actionOf } from '../../../../src/db/connection/trace-statements.ts';
import type { Measured } from '../measured-service.ts';

/** Numbers of statements by what they do, such as `SELECT players`. */
export type Statements = ReadonlyMap<string, number>;

const logged = { log_statement: "'all'", log_line_prefix: "'%a|'", log_error_verbosity: "'terse'" };

/**
 * Runs `work` and returns the statements that services sent to PostgreSQL meanwhile, from its log, including BEGIN and
 * COMMIT.
 */
export async function statementsDuring(
  { adminUrl, databaseLog }: Measured,
  work: () => Promise<unknown>,
): Promise<Statements> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    for (const [name, value] of Object.entries(logged)) await set(admin, `SET ${name} = ${value}`);
    const { size } = await stat(databaseLog);
    await work();
    const written = await readFile(databaseLog);
    return countIn(written.subarray(size).toString());
  } finally {
    for (const name of Object.keys(logged)) await set(admin, `RESET ${name}`);
    await admin.end();
  }
}

async function set(admin: pg.Client, setting: string): Promise<void> {
  await admin.query(`ALTER SYSTEM ${setting}`);
  await admin.query('SELECT pg_reload_conf()');
}

/** Counts the statements of services in the log; those of the benchmark have no name of an application. */
function countIn(log: string): Statements {
  const counts = new Map<string, number>();
  for (const line of log.split(/\n(?!\t)/)) {
    const text = /^carcassonne[^|]*\|LOG: {2}(?:statement|execute [^:]*): (.*)/s.exec(line)?.[1];
    if (text === undefined) continue;
    const action = actionOf(text);
    counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  return counts;
}

/** Prints numbers of statements, divided by `divisor`: all together, and those of each kind, the most frequent first. */
export function printStatements(name: string, statements: Statements, divisor: number): void {
  const shown = (count: number) => (count / divisor).toFixed(2).padStart(8);
  const kinds = [...statements].filter(([, count]) => count !== 0).sort(([, one], [, other]) => other - one);
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  console.log(`${name}${shown(total)}`);
  for (const [kind, count] of kinds) console.log(`${shown(count)}  ${kind}`);
}
