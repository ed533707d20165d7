import { DatabaseSetupError } from '../../embedded-postgres/index.ts';

/** Thrown when a backup can't be made, read or restored; the message is all that an operator needs. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Errors whose message suffices. */
const expected = ['ConfigError', 'MigrationError', DatabaseSetupError.name, BackupError.name];

/** Prints why a command failed, and sets exit status 1. */
export function explain(error: NodeJS.ErrnoException): void {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(expected.includes(error.name) || isUsage ? error.message : error);
  process.exitCode = 1;
}
