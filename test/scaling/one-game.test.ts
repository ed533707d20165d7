import { expect, test } from 'vitest';
import { faultsOf } from './support/one-game.ts';

test.each([
  'SELECT 1 FROM games WHERE id = $1 AND version = $2',
  'SELECT 1 FROM players WHERE id = $1',
  'SELECT * FROM games g JOIN seats s ON s.game_id = g.id WHERE $1::uuid = g.id',
  'SELECT (SELECT count(*) FROM seats s WHERE s.game_id = g.id) FROM games g WHERE g.id = $1',
  'WITH game AS (UPDATE games SET version = 1 WHERE id = $1 RETURNING id) SELECT * FROM seats JOIN game ON game_id = id',
  'WITH game AS (SELECT id FROM games WHERE id = $1) INSERT INTO timers (game_id, version) SELECT id, 1 FROM game',
  'INSERT INTO timers (version, game_id) VALUES ($2, $1) ON CONFLICT (game_id) DO UPDATE SET version = 1',
  'DELETE FROM timers WHERE game_id = $1 AND version <= $2',
  'SELECT * FROM ((SELECT game_id FROM seats WHERE game_id = $1) UNION (SELECT game_id FROM timers WHERE game_id = $1)) u',
])('%s names the game', async (sql) => {
  expect(await faultsOf(sql)).toEqual([]);
});

test.each([
  ['SELECT 1 FROM games WHERE version = $1', ['games as games']],
  ['SELECT 1 FROM games WHERE id = $1 OR version = $2', ['games as games']],
  ['SELECT 1 FROM games WHERE id <> $1', ['games as games']],
  ['SELECT * FROM games g JOIN seats s ON s.player_id = g.owner_id WHERE g.id = $1', ['seats as s']],
  ['SELECT (SELECT count(*) FROM seats) FROM games g WHERE g.id = $1', ['seats as seats']],
  ['SELECT * FROM seats WHERE player_id IN (SELECT owner_id FROM games WHERE id = $1)', ['seats as seats']],
  [
    'WITH game AS (SELECT owner_id FROM games WHERE id = $1) INSERT INTO timers (game_id) SELECT owner_id FROM game',
    ['insert into timers'],
  ],
  ['INSERT INTO timers (version) VALUES ($1)', ['insert into timers']],
  ['INSERT INTO timers (game_id) VALUES ($1), ($2)', ['insert into timers']],
  ['UPDATE games SET version = 1 FROM seats s WHERE id = $1', ['seats as s']],
  ['SELECT * FROM seats WHERE game_id = ANY($1)', ['seats as seats']],
  ['DELETE FROM timers USING games g WHERE g.id = $1', ['timers as timers']],
])('%s does not', async (sql, faults) => {
  expect(await faultsOf(sql)).toEqual(faults);
});
