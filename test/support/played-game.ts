import { newId } from '../../src/db/id.ts';
import type { Tx } from '../../src/db/tx.ts';
import { genesisHash, withHash } from '../../src/games/log/hash-chain.ts';
import { appendEntry, type NewEntry } from '../../src/games/store/append-entry.ts';
import { insertGame, startGame } from '../../src/games/store/games.ts';
import type { LogEntry } from '../../src/games/store/log-entries.ts';

const at = new Date('2026-01-01T00:00:00Z');

/** An open game without seats, for tests about rows rather than rules. Returns its id. */
export async function openGame(db: Tx): Promise<string> {
  const id = newId();
  const names = {
    name: 'rows',
    rules: {},
    seatCount: 2,
    visibility: 'public',
    seating: 'as-taken',
    engineVersion: 'test',
  } as const;
  await insertGame(db, { id, ownerId: newId(), ...names, seed: '0'.repeat(64), createdAt: at });
  return id;
}

/** The same, running, with two empty seats. Returns its id. */
export async function runningGame(db: Tx): Promise<string> {
  const id = await openGame(db);
  const seats = [0, 1].map((seat) => ({ gameId: id, seat, playerId: newId(), joinedAt: at }));
  await db.seat.createMany({ data: seats });
  const opening = { content: {}, hash: genesisHash };
  await startGame(db, id, { awaitingSeat: 0, awaitingPhase: 'place', scores: [0, 0], opening, at });
  return id;
}

/** The move after `last` (for the first, the game's id), with `decision` made by seats 0 and 1 in turn. */
export function entryAfter(last: LogEntry | string, decision: unknown = { type: 'skip' }): NewEntry {
  const [game, seq, previousHash] =
    typeof last === 'string' ? [last, 1, genesisHash] : [last.game, last.seq + 1, last.hash];
  const at = new Date(Date.UTC(2026, 0, 1, 0, seq, 0, 123));
  const seat = (seq - 1) % 2;
  const events = [{ type: 'decided', seat, text: 'ä "quoted" \u2028' }];
  // Not a decision or event of the rules: the log accepts any.
  const content = { game, seq, seat, decision, events, at, previousHash } as unknown as LogEntry;
  const entry = withHash(content);
  const after = {
    status: 'running',
    awaitingSeat: 1 - seat,
    awaitingPhase: 'place',
    scores: [seq, 0],
    places: [],
    resigned: [],
  } as const;
  return { entry, after: { ...after, deadline: undefined, pausedAt: null } };
}

/** A running game with a log of `length` entries; returns the entries. */
export async function playedGame(db: Tx, length: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const game = await runningGame(db);
  for (let seq = 1; seq <= length; seq++) {
    const move = entryAfter(entries.at(-1) ?? game, { type: 'tile', x: seq, y: -seq, rotation: 90 });
    await appendEntry(db, move);
    entries.push(move.entry);
  }
  return entries;
}
