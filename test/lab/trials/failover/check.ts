import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Node } from './node.ts';
import type { Acknowledged, Played } from './players.ts';
import type { Receiver } from './receiver.ts';

/** What an independent look at the database found. Everything else but the first two should be 0. */
export interface Found {
  readonly acknowledged: number;
  readonly entries: number;
  /** Acknowledged moves that are not in the log as they were acknowledged. */
  readonly lost: number;
  /** Entries that nobody was told of, or that stand for several requests. */
  readonly doubled: number;
  /** Games whose row and log do not fit together. */
  readonly broken: number;
  /** Tables that one request made twice, or none although it was acknowledged. */
  readonly tables: number;
  readonly missingNotifications: number;
  /** Moves with notifications under several ids. */
  readonly severalIds: number;
  /** Replicas that hold another log than the leader. */
  readonly differingReplicas: number;
}

interface Entry {
  readonly game: string;
  readonly seq: number;
  readonly hash: string | Buffer;
}

const hexOf = (hash: string | Buffer) => (typeof hash === 'string' ? hash : hash.toString('hex'));
const moveOf = ({ game, seq }: Pick<Entry, 'game' | 'seq'>) => `${game} ${seq}`;

async function query<Row extends pg.QueryResultRow>(port: number, sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'carcassonne' });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

/** Compares what was acknowledged with the database of the leader, and that with its replicas. */
export async function check(
  leader: Node,
  nodes: readonly Node[],
  played: Played,
  receiver: Receiver,
): Promise<Found> {
  const entries = await query<Entry>(
    leader.port,
    `SELECT game_id::text AS game, seq, hash FROM log_entries WHERE seq > 0`,
  );
  const hashes = new Map(entries.map((entry) => [moveOf(entry), hexOf(entry.hash)]));
  const acknowledged = new Map<string, Acknowledged>();
  for (const move of played.moves) acknowledged.set(moveOf(move), move);
  const silent = entries.filter((entry) => !acknowledged.has(moveOf(entry))).length;
  await receivedAll(entries, receiver);
  return {
    acknowledged: played.moves.length,
    entries: entries.length,
    lost: played.moves.filter((move) => hashes.get(moveOf(move)) !== move.hash).length,
    doubled: silent + played.moves.length - acknowledged.size,
    broken: await countBroken(leader.port),
    tables: await countTables(leader.port, played),
    missingNotifications: entries.filter((entry) => !receiver.moves.has(moveOf(entry))).length,
    severalIds: [...receiver.moves.values()].filter((ids) => ids.size > 1).length,
    differingReplicas: await countDiffering(leader, nodes),
  };
}

/** Waits for notifications that are still on their way: until all are there, or none came for a while. */
async function receivedAll(entries: readonly Entry[], receiver: Receiver): Promise<void> {
  let quiet = 0;
  for (let last = -1; quiet < 30; last = receiver.total()) {
    if (entries.every((entry) => receiver.moves.has(moveOf(entry)))) return;
    quiet = receiver.total() === last ? quiet + 1 : 0;
    await pause(1_000);
  }
}

async function countBroken(port: number): Promise<number> {
  const sql = `
    SELECT count(*)::int AS broken FROM games g LEFT JOIN LATERAL (
      SELECT count(*) AS entries, max(seq) AS last FROM log_entries l WHERE l.game_id = g.id AND seq > 0) l ON true
    WHERE g.version <> l.entries OR g.version <> coalesce(l.last, 0)`;
  return (await query<{ broken: number }>(port, sql))[0]?.broken ?? 0;
}

async function countTables(port: number, { games }: Played): Promise<number> {
  const rows = await query<{ id: string; name: string }>(port, 'SELECT id::text, name FROM games');
  const made = rows.filter(({ id, name }) => games.get(name) !== id).length;
  const ids = new Set(rows.map(({ id }) => id));
  return made + [...games.values()].filter((id) => !ids.has(id)).length;
}

/** Returns how many replicas hold another log than the leader, after they have caught up. */
async function countDiffering(leader: Node, nodes: readonly Node[]): Promise<number> {
  const sql = `SELECT md5(coalesce(string_agg(game_id || ' ' || seq || ' ' || hash::text, ',' ORDER BY game_id, seq), '')) AS sum
               FROM log_entries`;
  const sumAt = async ({ port }: Node) => (await query<{ sum: string }>(port, sql))[0]?.sum;
  for (let second = 0; ; second += 1) {
    const [expected, ...sums] = await Promise.all([leader, ...nodes].map(sumAt));
    const differing = sums.filter((sum) => sum !== expected).length;
    if (differing === 0 || second === 30) return differing;
    await pause(1_000);
  }
}
