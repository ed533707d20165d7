import { DatabaseSetupError } from '../../embedded-postgres/index.ts';

/** A backup that can not be made, read or restored; the message is all that an operator needs. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Errors whose message is enough. */
const expected = ['ConfigError', 'MigrationError', DatabaseSetupError.name, BackupError.name];

/** Prints why a command failed, and lets the process end with status 1. */
export function explain(error: NodeJS.ErrnoException): void {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(expected.includes(error.name) || isUsage ? error.message : error);
  process.exitCode = 1;
}
