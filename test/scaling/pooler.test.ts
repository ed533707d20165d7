import { expect, test, vi } from 'vitest';
import { query, type TestDatabase } from '../support/database.ts';
import { playOn, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { describeOnPooler, startPooler } from './support/pgbouncer.ts';
import { emptyDatabase, startService, waitForEmail } from './support/service.ts';

describeOnPooler('behind PgBouncer in transaction mode', () => {
  test('services migrate, play and run jobs through the pooler only', async () => {
    const database = await emptyDatabase();
    const env = { DATABASE_URL: await startPooler(database.url), DATABASE_POOLER: 'transaction' };
    const services = await Promise.all([startService(env), startService(env)]);
    for (const service of services) {
      const tables = await Promise.all([1, 2, 3].map(() => startTable(service)));
      await Promise.all(tables.map((table) => playOn(service, table, 8)));
    }
    await Promise.any(services.map(waitForEmail));
    expect(services.flatMap(({ errors }) => errors)).toEqual([]);
    // A running job may hold a lock until its transaction ends.
    await vi.waitFor(
      async () => expect(await leftInSessions(database)).toEqual({ locks: 0, statements: 0 }),
      waiting,
    );
  });

  test('migrations use a direct address if one is given', async () => {
    const database = await emptyDatabase();
    const env = { DATABASE_URL: await startPooler(database.url), DATABASE_POOLER: 'transaction' };
    const service = await startService({ ...env, DATABASE_MIGRATE_URL: database.url, WORKERS: 'false' });
    const table = await startTable(service);
    await playOn(service, table, 2);
    const post = { ...table.players[0]?.auth, 'idempotency-key': 'once' };
    const create = () => service.http.post('/v1/games').set(post).send({ seatCount: 2 }).expect(201);
    expect((await create()).body).toEqual((await create()).body);
    expect(service.errors).toEqual([]);
  });
});

/** The services' remains in the pooler's sessions: locks that outlive a transaction, and prepared statements. */
async function leftInSessions({ adminUrl, url }: TestDatabase) {
  const [locks] = await query(
    adminUrl,
    `SELECT count(*)::int AS locks FROM pg_locks
     WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  const [prepared] = await query(url, 'SELECT count(*)::int AS statements FROM pg_prepared_statements');
  return { ...locks, ...prepared };
}
