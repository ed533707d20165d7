/** Explains in a sentence why a JCloisterZone file can't be read, or a record can't be written as one. */
export class JczRefusal extends Error {
  /** Location in the file: `replay[3]`, `setup.sets`; undefined for the whole file. */
  readonly where: string | undefined;

  constructor(message: string, where?: string) {
    super(where === undefined ? message : `${where}: ${message}`);
    this.name = 'JczRefusal';
    this.where = where;
  }
}
