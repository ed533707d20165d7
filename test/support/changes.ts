import pg from 'pg';

/** Recorded changes of the rows of a database. */
export interface Changes {
  /** Forgets the changes so far. */
  forget(): Promise<void>;
  /** Returns the changes since then, one per line, without rolled-back ones. */
  list(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Records every change of a row in the database at `adminUrl` from now on, except tables and columns that change
 * automatically.
 */
export async function recordChanges(
  adminUrl: string,
  uncounted: { readonly tables: readonly string[]; readonly columns: readonly string[] },
): Promise<Changes> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rows: tables } = await admin.query<{ id: string }>(
    `SELECT oid::regclass::text AS id FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL($1)
       AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
    [uncounted.tables],
  );
  const columns = uncounted.columns.map(pg.escapeLiteral).join();
  await admin.query(`
    CREATE TABLE recorded_changes (at bigint GENERATED ALWAYS AS IDENTITY, change text);
    CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      DECLARE
        before jsonb := to_jsonb(OLD) - ARRAY[${columns}];
        after jsonb := to_jsonb(NEW) - ARRAY[${columns}];
      BEGIN
        IF before IS DISTINCT FROM after THEN
          INSERT INTO public.recorded_changes (change) VALUES (concat_ws(' ', TG_OP, TG_TABLE_NAME, before, '→', after));
        END IF;
        RETURN NULL;
      END $$;
    ${tables
      .map(
        ({ id }) =>
          `CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON ${id}
           FOR EACH ROW EXECUTE FUNCTION record_change();`,
      )
      .join('\n')}`);
  return {
    forget: async () => {
      await admin.query('DELETE FROM recorded_changes');
    },
    list: async () => {
      const { rows } = await admin.query<{ change: string }>(
        'SELECT change FROM recorded_changes ORDER BY at',
      );
      return rows.map(({ change }) => change);
    },
    close: () => admin.end(),
  };
}
