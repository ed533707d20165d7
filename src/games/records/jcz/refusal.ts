/** Says in a sentence why a file of JCloisterZone cannot be read, or a record cannot be written as one. */
export class JczRefusal extends Error {
  /** Where in the file: `replay[3]`, `setup.sets`; undefined if it is about all of it. */
  readonly where: string | undefined;

  constructor(message: string, where?: string) {
    super(where === undefined ? message : `${where}: ${message}`);
    this.name = 'JczRefusal';
    this.where = where;
  }
}
