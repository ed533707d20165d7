/** Says in a sentence why a command failed. */
export class RecordCommandError extends Error {
  /** 1: something is wrong with the record; 2: with the call or with a file. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'RecordCommandError';
    this.exitCode = exitCode;
  }
}
