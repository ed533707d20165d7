/** A backup that can not be made, read or restored; the message is all that an operator needs. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
