import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from '../support/arguments.ts';
import { cpuOf, cpuOfFamily } from './http/cpu.ts';
import { printStatements, statementsDuring } from './http/statements.ts';
import { type Measured, withMeasuredService } from './measured-service.ts';

/**
 * `npm run bench:idle`: the cost of an idle service: statements by kind, and CPU of the service and PostgreSQL.
 * Described in docs/benchmarks.md.
 */

const { seconds, settle } = readOptions({ seconds: 60, settle: 20 });

async function run(measured: Measured): Promise<void> {
  await pause(settle * 1000); // until the work after a start is done
  const cpu = () => [
    measured.processes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    cpuOfFamily(measured.databasePid),
  ];
  const before = cpu();
  const statements = await statementsDuring(measured, () => pause(seconds * 1000));
  const [service = 0, postgres = 0] = cpu().map((taken, at) => (100 * (taken - (before[at] ?? 0))) / seconds);
  printStatements(`statements a second over ${seconds} s:`, statements, seconds);
  console.log(`CPU of the service ${service.toFixed(2)} % of a core, of PostgreSQL ${postgres.toFixed(2)} %`);
}

await withMeasuredService(run);
