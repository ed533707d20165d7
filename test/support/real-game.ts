import { createHash } from 'node:crypto';
import { newId } from '../../src/db/id.ts';
import { transaction } from '../../src/db/transactions.ts';
import { resolveRules } from '../../src/engine/index.ts';
import { readEntries } from '../../src/games/log/read-entries.ts';
import { decide } from '../../src/games/play/decide.ts';
import { setupOf } from '../../src/games/state/setup.ts';
import { findGame, insertGame } from '../../src/games/store/games.ts';
import type { LogEntry } from '../../src/games/store/log-entries.ts';
import { insertSeat } from '../../src/games/store/seats.ts';
import { startOpenGame } from '../../src/games/table/start.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { randomGame } from './random-log.ts';
import { randomFrom } from './random-play.ts';

/** The number of games created in a database: each file gets the same games, whichever files ran before. */
const madeIn = new WeakMap<Deps['db'], number>();

/** A player's row, without an address or a password. Returns the id. */
export async function insertPlainPlayer({ pool }: Deps['db'], name: string): Promise<string> {
  const id = newId();
  const text = `
    INSERT INTO players (id, handle, display_name, created_at, updated_at) VALUES ($1, $2, $3, now(), now())`;
  await pool.query(text, [id, `${name}-${id.slice(-12)}`, name]);
  return id;
}

/** A base game that has just started, its players and its shuffle. Returns the game's id. */
export async function startedGame(deps: Deps, seatCount = 2): Promise<string> {
  const players = await Promise.all(
    Array.from({ length: seatCount }, () => insertPlainPlayer(deps.db, 'seat')),
  );
  const made = (madeIn.get(deps.db) ?? 0) + 1;
  madeIn.set(deps.db, made);
  const seed = createHash('sha256').update(`game ${made}`).digest('hex');
  const [id, at] = [newId(), deps.clock()];
  const names = {
    name: 'Carcassonne',
    visibility: 'public',
    seating: 'as-taken',
    engineVersion: '1',
  } as const;
  const draw = { seed, commitment: createHash('sha256').update(seed).digest('hex') };
  await transaction(deps.db, async (client) => {
    const row = { id, ownerId: players[0] as string, rules: resolveRules({}), seatCount, createdAt: at };
    await insertGame(client, { ...row, ...names, ...draw, inviteCode: id.slice(-16) });
    for (const [seat, player] of players.entries()) await insertSeat(client, id, seat, player, at);
    const open = await findGame(client, id);
    if (open !== undefined) await startOpenGame(client, open, at);
  });
  return id;
}

/** A base game with `length` random decisions, or played to the end. Returns its log. */
export async function realGame(deps: Deps, length = 1000): Promise<readonly LogEntry[]> {
  const id = await startedGame(deps);
  const row = (await findGame(deps.db.prisma, id))!;
  const decisions = randomGame(setupOf(row), randomFrom(madeIn.get(deps.db) ?? 0)).slice(0, length);
  for (const { seat, decision } of decisions) {
    const { playerId } = row.seats[seat]!;
    await decide(deps, { game: id, playerId, decision, key: { key: newId(), bodyHash: 'a'.repeat(64) } });
  }
  return readEntries(deps, (await findGame(deps.db.prisma, id))!, 0, 1000);
}
