import { parseArgs } from 'node:util';
import { grant, roleIn } from '../db/admin/grants.ts';
import { migrate } from '../db/admin/migrate.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { environment, readSettings } from '../settings/config.ts';
import { openServiceDatabase } from './service-database.ts';

/**
 * `npm run migrate [-- --grant-to ROLE]`: applies the pending migrations at DATABASE_MIGRATE_URL, by default at the
 * service's database, and grants the role of DATABASE_URL, or ROLE, the rights that the service needs at run time.
 */
async function migrateDatabase(): Promise<void> {
  const options = { 'grant-to': { type: 'string', multiple: true } } as const;
  const { values } = parseArgs({ options, strict: true });
  const settings = readSettings(environment());
  const { databaseUrl, databaseMigrateUrl } = settings;
  const roles = values['grant-to'] ?? (databaseUrl === undefined ? [] : [roleIn(databaseUrl)]);
  const database = await openServiceDatabase({ ...settings, databaseUrl: databaseMigrateUrl ?? databaseUrl });
  try {
    const { applied, unknown } = await migrate(database.url);
    for (const role of roles) await grant(database.url, role, { always: true });
    for (const name of applied) console.log(`applied ${name}`);
    for (const name of unknown)
      console.log(`not known here: ${name}; the database is newer than this service`);
    if (applied.length === 0) console.log('Nothing was missing.');
    for (const role of roles) console.log(`${role} has the rights of the service.`);
  } finally {
    await database.stop();
  }
}

/** Errors whose message suffices. */
const expected = ['ConfigError', 'MigrationError', DatabaseSetupError.name];

await migrateDatabase().catch((error: NodeJS.ErrnoException) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected.includes(error.name) || isUsage ? error.message : error);
  process.exitCode = 1;
});
