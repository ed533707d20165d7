import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';

/** The database of one test file. */
export interface TestDatabase {
  /** As the service's own role, like the service. */
  readonly url: string;
  /** The same database as superuser. */
  readonly adminUrl: string;
  drop(): Promise<void>;
}

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

/** Creates a database: a copy of the migrated one, or an empty one. */
export async function makeDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = new URL(inject('templateUrl'));
  const source = kind === 'migrated' ? template.pathname.slice(1) : 'template0';
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${source} OWNER ${template.username} STRATEGY FILE_COPY`);
  return {
    url: at(template.href, name),
    adminUrl: at(inject('adminUrl'), name),
    drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

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
