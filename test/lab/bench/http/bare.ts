import { fastify } from 'fastify';
import pg from 'pg';
import { postRequest } from './connection.ts';
import type { Step } from './load.ts';

/**
 * The upper limit for moves: a route of the same framework that only runs one durable statement on two
 * plain tables, updating a game by its version and inserting the decision.
 */
const tables = `
  CREATE TABLE bare_games (id uuid PRIMARY KEY, version int NOT NULL);
  CREATE TABLE bare_moves (
    game_id uuid NOT NULL REFERENCES bare_games, seq int NOT NULL, decision jsonb NOT NULL, PRIMARY KEY (game_id, seq));
  INSERT INTO bare_games SELECT gen_random_uuid(), 0 FROM generate_series(1, $COUNT)`;

const statement = `
  WITH game AS (UPDATE bare_games SET version = version + 1 WHERE id = $1 AND version = $2 RETURNING id, version)
  INSERT INTO bare_moves (game_id, seq, decision) SELECT id, version, $3 FROM game RETURNING seq`;

/** Creates the tables with that many games; returns their ids. */
export async function createBareGames(db: pg.Client, count: number): Promise<string[]> {
  await db.query(tables.replace('$COUNT', String(count)));
  return (await db.query<{ id: string }>('SELECT id FROM bare_games')).rows.map(({ id }) => id);
}

interface BareMove {
  readonly game: string;
  readonly version: number;
  readonly decision: unknown;
}

/** Listens on a free port of its own; returns the port. */
export async function serveBareRoute(databaseUrl: string, connections: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const app = fastify();
  app.post<{ Body: BareMove }>('/', async ({ body }, reply) => {
    const values = [body.game, body.version, JSON.stringify(body.decision)];
    const { rows } = await pool.query({ name: 'bare-move', text: statement, values });
    return reply.code(rows.length === 1 ? 201 : 409).send({ seq: rows[0]?.seq });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await pool.end();
  };
  return { port: Number(new URL(address).port), close };
}

const decision = { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } };

/** Returns moves in all games in turn. */
export function bareMoves(ids: readonly string[]): () => Step {
  const games = ids.map((game) => ({ game, version: 0 }));
  return () => {
    const game = games.shift() ?? { game: '', version: 0 };
    const done = () => {
      game.version++;
      games.push(game);
    };
    return { request: postRequest('/', JSON.stringify({ ...game, decision })), done };
  };
}
