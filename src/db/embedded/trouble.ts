/** The embedded database can't run here; the message is a sentence for whoever started the service. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
}
