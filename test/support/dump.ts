import type { Db } from '../../src/db/client.ts';

/** Returns every row of every table in every schema, as text, by table name. */
export async function dumpOf({ pool }: Db): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
  const dump = new Map<string, string>();
  for (const { name } of rows) {
    const content = await pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    dump.set(name, content.rows.map(({ text }) => text).join('\n'));
  }
  return dump;
}

/** Returns the tables of a dump that contain a text, in any case and also escaped as in JSON. */
export function tablesWith(dump: ReadonlyMap<string, string>, text: string): string[] {
  const forms = [text, JSON.stringify(text).slice(1, -1)].map((form) => form.toLowerCase());
  const plain = (row: string) => row.toLowerCase().replaceAll('""', '"').replaceAll('\\\\', '\\');
  return [...dump]
    .filter(([, rows]) => forms.some((form) => plain(rows).includes(form)))
    .map(([name]) => name);
}
