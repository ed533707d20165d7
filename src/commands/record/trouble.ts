/** Why a command could not do what was asked, in a sentence for whoever asked. */
export class RecordTrouble extends Error {
  /** 1: something is wrong with the record; 2: with the call or with a file. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'RecordTrouble';
    this.exitCode = exitCode;
  }
}
