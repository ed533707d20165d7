import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';

/** The database of one test file. */
export interface TestDatabase {
  /** Connected with the service's own role. */
  readonly url: string;
  /** The same database as superuser. */
  readonly adminUrl: string;
  drop(): Promise<void>;
  /** Deletes everything written since the database was created. */
  empty(): Promise<void>;
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Runs statements on a separate connection. Returns the rows. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(sql, values && [...values]).finally(() => client.end());
  return rows;
}

/** Opens a connection until the test ends. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const asAdmin = async (sql: string, url = inject('adminUrl')) => void (await query(url, sql));

/** Creates a database: a copy of the migrated one, or an empty one. */
export async function makeDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = new URL(inject('templateUrl'));
  const source = kind === 'migrated' ? template.pathname.slice(1) : 'template0';
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${source} OWNER ${template.username} STRATEGY FILE_COPY`);
  const adminUrl = at(inject('adminUrl'), name);
  return {
    url: at(template.href, name),
    adminUrl,
    drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`),
    empty: () => asAdmin(emptying, adminUrl),
  };
}

/**
 * Empties all tables that have rows. The triggers that protect the log refuse that to everyone, so they are disabled
 * meanwhile.
 */
const emptying = `
  DO $$
  DECLARE
    one record;
    has_rows boolean;
    filled text[] := '{}';
  BEGIN
    FOR one IN
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %s)', one.name) INTO has_rows;
      IF has_rows THEN filled := filled || one.name; END IF;
    END LOOP;
    IF filled = '{}' THEN RETURN; END IF;
    CREATE TEMP TABLE guards ON COMMIT DROP AS
      SELECT tgrelid::regclass AS name, tgname FROM pg_trigger WHERE tgenabled = 'A' AND tgtype & 32 > 0;
    FOR one IN SELECT * FROM guards LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', one.name, one.tgname);
    END LOOP;
    EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE';
    FOR one IN SELECT * FROM guards LOOP
      EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', one.name, one.tgname);
    END LOOP;
  END $$`;

/** Gives a test file an open, migrated database for as long as the file runs. */
export function useDatabase(): { readonly db: Db; readonly database: TestDatabase } {
  let opened: { db: Db; database: TestDatabase } | undefined;
  const get = () => {
    if (!opened) throw new Error('The database is there from beforeAll on.');
    return opened;
  };
  beforeAll(async () => {
    const database = await makeDatabase();
    opened = { database, db: openDb(database.url, { poolSize: 8 }) };
  });
  afterAll(async () => {
    await opened?.db.close();
    await opened?.database.drop();
  });
  return {
    get db() {
      return get().db;
    },
    get database() {
      return get().database;
    },
  };
}
