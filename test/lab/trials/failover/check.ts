import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from '../support/check.ts';
import type { Findings } from '../support/findings.ts';
import type { Node } from './node.ts';

/** Returns a function that reads the database of a node. */
export function queryAt({ port }: Node): Query {
  return async <Row extends pg.QueryResultRow>(sql: string) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'carcassonne' });
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  };
}

/** Finds replicas whose log still differs from the leader's after time to catch up. */
export async function replicaFindings(leader: Node, nodes: readonly Node[]): Promise<Findings> {
  const sql = `SELECT md5(coalesce(string_agg(game_id || ' ' || seq || ' ' || hash::text, ',' ORDER BY game_id, seq), '')) AS sum
               FROM log_entries`;
  const sumAt = async (node: Node) => (await queryAt(node)<{ sum: string }>(sql))[0]?.sum;
  for (let second = 0; ; second += 1) {
    const [expected, ...sums] = await Promise.all([leader, ...nodes].map(sumAt));
    const differing = nodes.filter((_, at) => sums[at] !== expected).map(({ name }) => name);
    if (differing.length === 0 || second === 30) return { 'replicas that differ from the leader': differing };
    await pause(1_000);
  }
}
