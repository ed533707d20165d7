import { appendFileSync, readFileSync } from 'node:fs';
import { COMMANDS } from '../../src/chat/commands/index.ts';

/** `operation` was answered with success; `refusal` is an operation answered with a problem. */
export type CoveredKind = 'operation' | 'refusal' | 'event' | 'command';

/** The coverage of one test file, by kind; events by type, commands and operations by name. */
export interface Covered {
  readonly file: string;
  readonly kind: CoveredKind;
  readonly name: string;
}

const found = new Map<string, Omit<Covered, 'file'>>();

/** Records that the running test file covered an item. */
export function cover(kind: CoveredKind, name: string): void {
  found.set(`${kind} ${name}`, { kind, name });
}

/** Appends the test file's coverage to the record of this run, if there is one, and clears it. */
export function recordCovered(file: string): void {
  const record = process.env['COVERED'];
  const lines = [...found.values()].map((each) => `${JSON.stringify({ file, ...each })}\n`);
  found.clear();
  // A single append is not interleaved with those of other workers.
  if (record !== undefined) appendFileSync(record, lines.join(''));
}

/** Returns the coverage of this run's test files so far. */
export function readCovered(): Covered[] {
  const text = readFileSync(process.env['COVERED'] ?? '', 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

let isWatching = false;

/** Records every text command this process runs from now on. */
export function watchCommands(): void {
  if (isWatching) return;
  isWatching = true;
  for (const command of COMMANDS) {
    const run = command.run.bind(command) as (...values: unknown[]) => Promise<never>;
    Object.assign(command, {
      run: (...values: unknown[]) => {
        cover('command', command.name);
        return run(...values);
      },
    });
  }
}
