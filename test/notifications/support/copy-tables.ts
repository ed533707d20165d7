import pg from 'pg';

const tables = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND relname <> '_prisma_migrations'`;
const sequences = `SELECT sequencename AS name, last_value AS last FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL`;

/** Copies the rows of all tables, and the states of sequences, into a migrated database elsewhere, like a dump. */
export async function copyTables(from: pg.Pool, adminUrl: string): Promise<void> {
  const to = new pg.Client(adminUrl);
  await to.connect();
  await to.query('SET session_replication_role = replica');
  for (const { name } of (await from.query<{ name: string }>(tables)).rows) {
    const { rows } = await from.query(`SELECT to_json(t)::text AS row FROM ${name} t`);
    const all = `[${rows.map(({ row }) => row).join(',')}]`;
    await to.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [all]);
  }
  for (const { name, last } of (await from.query<{ name: string; last: string }>(sequences)).rows)
    await to.query('SELECT setval($1, $2)', [name, last]);
  await to.end();
}
