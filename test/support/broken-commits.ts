import pg from 'pg';

/** Aborts every transaction that stores the answer to a request with an idempotency key, at its commit. */
export interface BrokenCommits {
  begin(): Promise<void>;
  end(): Promise<void>;
  close(): Promise<void>;
}

const triggers = [
  ['idempotency_keys', 'CONSTRAINT TRIGGER', 'DEFERRABLE INITIALLY DEFERRED'],
  ['decision_results', 'TRIGGER', ''],
] as const;

/** Installs it in the database at `adminUrl`, for as long as it is started. */
export async function breakCommits(adminUrl: string): Promise<BrokenCommits> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`
    CREATE TABLE broken_commits (at timestamptz);
    CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF EXISTS (SELECT FROM broken_commits) THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NEW;
      END $$;
    ${triggers
      .map(
        ([table, kind, when]) =>
          `CREATE ${kind} end_connection AFTER INSERT ON ${table} ${when}
           FOR EACH ROW EXECUTE FUNCTION end_connection();`,
      )
      .join('\n')}`);
  return {
    begin: async () => {
      await admin.query('INSERT INTO broken_commits VALUES (now())');
    },
    end: async () => {
      await admin.query('DELETE FROM broken_commits');
    },
    close: () => admin.end(),
  };
}
