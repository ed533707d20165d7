/** Thrown when the database can't be used; the message is a sentence for the person who starts the service. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}
