import { appendFileSync, readFileSync } from 'node:fs';
import { COMMANDS } from '../../src/chat/commands/index.ts';

/** `operation` was answered with success, `refusal` is an operation that was answered with a problem. */
export type CoveredKind = 'operation' | 'refusal' | 'event' | 'command';

/** What one test file has covered, by kind; events by type, commands and operations by name. */
export interface Covered {
  readonly file: string;
  readonly kind: CoveredKind;
  readonly name: string;
}

const found = new Map<string, Omit<Covered, 'file'>>();

/** Notes that the running test file has covered something. */
export function cover(kind: CoveredKind, name: string): void {
  found.set(`${kind} ${name}`, { kind, name });
}

/** Adds what the test file has covered to the record of this run, where there is one, and forgets it. */
export function recordCovered(file: string): void {
  const record = process.env['COVERED'];
  const lines = [...found.values()].map((each) => `${JSON.stringify({ file, ...each })}\n`);
  found.clear();
  // One write of appended lines is not interleaved with those of other workers.
  if (record !== undefined) appendFileSync(record, lines.join(''));
}

/** Returns what the test files of this run have covered so far. */
export function readCovered(): Covered[] {
  const text = readFileSync(process.env['COVERED'] ?? '', 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

let isWatching = false;

/** Notes every text command that this process runs from now on. */
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
