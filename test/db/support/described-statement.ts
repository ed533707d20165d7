import pg from 'pg';

/** A result column of a statement. */
export interface Column {
  readonly name: string;
  /** The type as SQL writes it: `timestamp with time zone`. */
  readonly type: string;
  /** Whether it is a column of a table that allows null; undefined for a computed one. */
  readonly isNullable: boolean | undefined;
}

/** Members missing from the driver's type declarations. */
interface WireField extends pg.FieldDef {
  readonly tableID: number;
  readonly columnID: number;
}

type Done = (error: Error | undefined, fields: readonly WireField[]) => void;

/** Has PostgreSQL describe a statement without running it. */
class Description implements pg.Submittable {
  readonly #text: string;
  readonly #done: Done;
  #error: Error | undefined;
  #fields: readonly WireField[] = [];

  constructor(text: string, done: Done) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { readonly fields: readonly WireField[] }): void {
    this.#fields = fields;
  }
  handleError(error: Error): void {
    this.#error = error;
  }
  handleReadyForQuery(): void {
    this.#done(this.#error, this.#fields);
  }
}

/** Describes statements. */
export class Describer {
  readonly #client: pg.Client;
  readonly #types = new Map<number, string>();
  readonly #notNull = new Map<string, boolean>();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects to the database at `url`. */
  static async open(url: string): Promise<Describer> {
    const describer = new Describer(new pg.Client(url));
    await describer.#client.connect();
    await describer.#readCatalog();
    return describer;
  }

  async #readCatalog(): Promise<void> {
    // The driver returns enum values as text.
    const types = await this.#client.query(
      `SELECT oid::int, CASE typtype WHEN 'e' THEN 'text' ELSE format_type(oid, NULL) END AS name FROM pg_type`,
    );
    for (const { oid, name } of types.rows) this.#types.set(oid, name);
    const columns = await this.#client.query(
      'SELECT attrelid::int AS table, attnum AS column, attnotnull AS "isNotNull" FROM pg_attribute WHERE attnum > 0',
    );
    for (const { table, column, isNotNull } of columns.rows)
      this.#notNull.set(`${table}.${column}`, isNotNull);
  }

  /** Returns a statement's result columns. */
  async columnsOf(text: string): Promise<Column[]> {
    const fields = await new Promise<readonly WireField[]>((resolve, reject) => {
      this.#client.query(new Description(text, (error, found) => (error ? reject(error) : resolve(found))));
    });
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const isNotNull = this.#notNull.get(`${tableID}.${columnID}`);
      const isNullable = isNotNull === undefined ? undefined : !isNotNull;
      return { name, type: this.#types.get(dataTypeID) ?? String(dataTypeID), isNullable };
    });
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
