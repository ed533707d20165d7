import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { QueryResultRow } from 'pg';
import { send } from './client.ts';
import {
  type Entry,
  emailFindings,
  type Findings,
  liveFindings,
  moveFindings,
  placeOf,
  placeOfMove,
  repeatedIn,
  type Seen,
  webhookFindings,
} from './findings.ts';
import { get, type Journal } from './journal.ts';

/** Requests that are sent again at the end, to get the first answer. */
const repeated = 200;

/** Longest wait for notifications after the last kill, ms. */
const longestWaitMs = 300_000;

/** Reads the database. */
export type Query = <Row extends QueryResultRow>(sql: string) => Promise<Row[]>;

/** Compares the acknowledged requests with the database, the API, and the deliveries. */
export async function check(seen: Seen, query: Query): Promise<Findings> {
  const { journal } = seen;
  const entries = await query<Entry>(
    `SELECT game_id::text AS game, seq, encode(hash, 'hex') AS hash FROM log_entries WHERE seq > 0`,
  );
  await settled(seen, entries, query);
  return {
    ...moveFindings(journal, entries),
    'moves answered otherwise by the log': await differing(seen),
    'repeated moves answered otherwise': await unlikeFirst(journal),
    ...(await postFindings(journal, query)),
    ...webhookFindings(seen, entries),
    ...(await withDeliveries(emailFindings(seen), query)),
    ...liveFindings(seen, entries),
    'games whose row and log differ': await brokenGames(query),
    'right requests refused': journal.refusals,
  };
}

/** Reads every log over HTTP, and compares each entry with the answer that its request got. */
async function differing({ journal, people: [person] }: Seen): Promise<string[]> {
  const found: string[] = [];
  for (const game of new Set(journal.moves.map((move) => move.game))) {
    const path = `/v1/games/${game}/moves?limit=500`;
    const { items } = await get(journal, path, person?.accessToken ?? '');
    const moves = journal.moves.filter((move) => move.game === game);
    for (const { body } of moves)
      if (!isDeepStrictEqual(items[body.entry.seq - 1], body.entry))
        found.push(placeOf({ game, ...body.entry }));
  }
  return found;
}

/** Sends moves again; returns those that did not get the first answer. */
async function unlikeFirst({ addresses, moves, trouble }: Journal): Promise<string[]> {
  const found: string[] = [];
  const step = Math.max(1, Math.floor(moves.length / repeated));
  for (const move of moves.filter((_, at) => at % step === 0)) {
    const { body, isReplay } = await send(addresses, move.sent, trouble);
    if (!isReplay || !isDeepStrictEqual(body, move.body)) found.push(placeOfMove(move));
  }
  return found;
}

/** Every acknowledged POST has made one thing, with its key as name or text, and no other was made. */
async function postFindings(journal: Journal, query: Query): Promise<Findings> {
  const sources = {
    game: ['games', 'name'],
    message: ['messages', 'text'],
    token: ['api_tokens', 'name'],
  } as const;
  const found: Record<string, string[]> = {};
  for (const [made, [table, column]] of Object.entries(sources)) {
    const rows = await query<{ key: string }>(`SELECT ${column} AS key FROM ${table}`);
    const keys = rows.map(({ key }) => key);
    const acknowledged = journal.made[made as keyof typeof sources];
    const wanted = new Set(acknowledged);
    const there = new Set(keys);
    found[`${table} lost`] = acknowledged.filter((key) => !there.has(key));
    found[`${table} made twice, or without a request`] = [
      ...repeatedIn(keys),
      ...keys.filter((key) => !wanted.has(key)),
    ];
  }
  return found;
}

async function brokenGames(query: Query): Promise<string[]> {
  const rows = await query<{ id: string }>(`
    SELECT g.id::text FROM games g LEFT JOIN LATERAL (
      SELECT count(*) AS entries, max(seq) AS last FROM log_entries l WHERE l.game_id = g.id AND seq > 0) l ON true
    WHERE g.version <> l.entries OR g.version <> coalesce(l.last, 0)`);
  return rows.map(({ id }) => id);
}

/** Adds the state of its delivery to each missing email. */
async function withDeliveries(findings: Findings, query: Query): Promise<Findings> {
  const name = 'emails missing';
  const found: string[] = [];
  for (const key of findings[name] ?? []) {
    const rows = await query<{ row: object }>(
      `SELECT json_build_object('now', now(), 'delivery', to_json(d)) AS row FROM deliveries d
       WHERE d.data->>'name' = '${key}'`,
    );
    found.push(`${key} ${rows.map(({ row }) => JSON.stringify(row)).join(' ') || 'has no delivery'}`);
  }
  return { ...findings, [name]: found };
}

/**
 * Waits for notifications that are on their way: until all are there, or none has come for half a minute and the database
 * knows of none that waits. An attempt that a kill cut off is made again after up to a minute.
 */
async function settled(seen: Seen, entries: readonly Entry[], query: Query): Promise<void> {
  const count = () => seen.receiver.total() + seen.mailbox.emails.length;
  const until = performance.now() + longestWaitMs;
  let last = -1;
  for (let quiet = 0; quiet < 30 && performance.now() < until; quiet += 1) {
    if (count() !== last) {
      last = count();
      const missing = [webhookFindings(seen, entries), emailFindings(seen), liveFindings(seen, entries)];
      if (missing.every((each) => Object.values(each).every((list) => list.length === 0))) return;
      quiet = 0;
    }
    const waiting = await query('SELECT FROM deliveries WHERE next_at IS NOT NULL LIMIT 1');
    if (waiting.length > 0) quiet = 0;
    await pause(1_000);
  }
}
