import pg from 'pg';
import type { Db } from '../../src/db/client.ts';
import { awaiting, type GameEvent, replay, resignedSeats, result, scores } from '../../src/engine/index.ts';
import { genesisHash, hashEntry } from '../../src/games/log/hash-chain.ts';
import { setupOf } from '../../src/games/state/setup.ts';
import type { StoredEntry } from '../../src/games/store/log-entries.ts';
import { findStoredGame } from '../../src/games/store/stored-games.ts';

/** Opens a connection with full rights, bypassing triggers and constraints. */
export async function openTampering(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query(`
    SELECT tgrelid::regclass AS name FROM pg_trigger WHERE tgenabled = 'A' AND NOT tgisinternal`);
  for (const { name } of rows) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER ALL`);
  return client;
}

/** Changes that an attacker who knows the service makes to a log; the rest is adjusted to fit. */
export interface Rewrite {
  readonly entries?: (entries: readonly StoredEntry[]) => readonly StoredEntry[];
  /** Whether stored answers are kept, even of removed entries. */
  readonly keepsAnswers?: boolean;
  readonly events?: (events: readonly GameEvent[], seq: number) => readonly GameEvent[];
}

const bytes = (hash: string) => Buffer.from(hash, 'hex');

/** Rewrites a log with matching hashes, and the game's row to match the new log. Stored answers are deleted. */
export async function rewriteLog(db: Db, client: pg.Client, id: string, rewrite: Rewrite): Promise<void> {
  const { row, log } = (await findStoredGame(db.prisma, id))!;
  const entries = rewrite.entries?.(log.entries) ?? log.entries;
  const events: (readonly GameEvent[])[] = [];
  const replayed = replay(setupOf(row), entries, (each) => events.push(each));
  await client.query('DELETE FROM log_entries WHERE game_id = $1 AND seq > 0', [id]);
  if (rewrite.keepsAnswers !== true)
    await client.query('DELETE FROM decision_results WHERE game_id = $1', [id]);
  let head = log.opening?.hash ?? genesisHash;
  for (const [index, { seat, decision, at }] of entries.entries()) {
    const seq = index + 1;
    const made = events[index] ?? [];
    const content = { game: id, seq, seat, decision, at, events: rewrite.events?.(made, seq) ?? made };
    head = hashEntry({ ...content, previousHash: head });
    await client.query(
      'INSERT INTO log_entries (game_id, seq, seat, decision, at, hash) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, seq, seat, JSON.stringify(decision), at, bytes(head)],
    );
  }
  const last = entries.at(-1)?.at ?? row.startedAt;
  await client.query('UPDATE games SET version = $2, head_hash = $3, updated_at = $4 WHERE id = $1', [
    id,
    entries.length,
    bytes(head),
    last,
  ]);
  if (!replayed.ok) return;
  const next = awaiting(replayed.state);
  const final = result(replayed.state);
  await client.query(
    `UPDATE games SET status = $2, awaiting_seat = $3, awaiting_phase = $4, scores = $5, places = $6, resigned = $7,
       finished_at = $8 WHERE id = $1`,
    [
      id,
      final === undefined ? 'running' : 'finished',
      next?.seat,
      next?.phase,
      scores(replayed.state),
      final?.places ?? [],
      resignedSeats(replayed.state),
      final === undefined ? null : last,
    ],
  );
}
