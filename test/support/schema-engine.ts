import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const schemaPath = 'prisma/schema.prisma';
const filters = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine on a database, which it leaves unchanged. */
export interface SchemaEngine {
  /** The SQL that would bring the database to schema.prisma; empty if they match. */
  missingSql(): Promise<string>;
  /** Prisma's judgement of the table of migrations against the folder. */
  history(): Promise<glue.DiagnoseMigrationHistoryOutput>;
  close(): Promise<void>;
}

/**
 * Opens Prisma's schema engine on a database, in the form that needs no binary. Never make a call that requires a
 * shadow database: with an adapter it would run the migrations on the database itself.
 */
export async function openSchemaEngine(url: string): Promise<SchemaEngine> {
  await loadEngine();
  const content = await readFile(schemaPath, 'utf8');
  const files = [{ path: schemaPath, content }];
  const pool = new pg.Pool({ connectionString: url, Client: ReadableClient });
  const adapter = bindMigrationAwareSqlAdapterFactory(readable(new PrismaPg(pool)));
  const engine = await glue.SchemaEngine.new({ datamodels: [[schemaPath, content]] }, () => {}, adapter);
  return {
    missingSql: async () => {
      const from = { tag: 'schemaDatasource', files, configDir: '.' } as const;
      const to = { tag: 'schemaDatamodel', files } as const;
      const rest = { shadowDatabaseUrl: null, script: true, exitCode: true, filters };
      const { exitCode, stdout } = await engine.diff({ from, to, ...rest });
      return exitCode === 0 ? '' : (stdout ?? 'no text');
    },
    history: async () => {
      const migrationsList = await readMigrations('prisma/migrations');
      return engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters });
    },
    close: () => pool.end(),
  };
}

let isLoaded = false;

async function loadEngine(): Promise<void> {
  if (isLoaded) return;
  isLoaded = true;
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(message);
      },
    },
  });
  const folder = dirname(
    createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  );
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await wasm.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  (glue as unknown as { __wbg_set_wasm(exports: object): void }).__wbg_set_wasm(instance.exports);
  instance.exports['__wbindgen_start']?.();
}

/** Node has it, but its types come with those of browsers. */
const wasm = (globalThis as unknown as { WebAssembly: WasmLoader }).WebAssembly;

interface WasmLoader {
  instantiate(bytes: Buffer, imports: object): Promise<{ instance: { exports: Record<string, () => void> } }>;
}

async function readMigrations(folder: string): Promise<glue.MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = async (name: string) => {
    const value = await readFile(join(folder, name, 'migration.sql'), 'utf8');
    const content: glue.JsResult<string, string> = { tag: 'ok', value };
    return { path: name, migrationFile: { path: 'migration.sql', content } };
  };
  const lock = {
    path: 'migration_lock.toml',
    content: await readFile(join(folder, 'migration_lock.toml'), 'utf8'),
  };
  const migrationDirectories = await Promise.all(names.sort().map(read));
  return { baseDir: folder, lockfile: lock, shadowDbInitScript: '', migrationDirectories };
}

// The adapter can't read columns of type "char" (oid 18), which the catalogues are full of. So they are declared as
// arrays of it (oid 1002), and the arrays get their own names back afterwards.

class ReadableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: takes and answers whatever any of pg's forms of the call does
  override query(...args: any[]): any {
    const done = args.at(-1);
    if (typeof done === 'function') {
      args[args.length - 1] = (error: Error, result: pg.QueryResult) =>
        done(error, result && disguised(result));
      return Reflect.apply(super.query, this, args);
    }
    const answer = Reflect.apply(super.query, this, args);
    return answer instanceof Promise ? answer.then(disguised) : answer;
  }
}

function disguised(result: pg.QueryResult): pg.QueryResult {
  for (const field of result.fields ?? []) if (field.dataTypeID === 18) field.dataTypeID = 1002;
  return result;
}

function readable(factory: PrismaPg): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () => {
    const adapter = await factory.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => undisguised(await queryRaw(query));
    return adapter;
  };
  const shadow = () => Promise.reject(new Error('no shadow database'));
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: shadow };
}

function undisguised(result: SqlResultSet): SqlResultSet {
  const { CharacterArray, Character } = ColumnTypeEnum;
  const columnTypes = result.columnTypes.map((type) => (type === CharacterArray ? Character : type));
  return { ...result, columnTypes };
}
