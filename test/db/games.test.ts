import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { playedGame } from '../support/played-game.ts';

describe('the row of a game', () => {
  const given = useDatabase();

  beforeAll(() => playedGame(given.db.prisma, 1));

  test.each([
    `visibility = 'everywhere'`,
    `seating = 'standing'`,
    'seat_count = 7',
    'seat_count = seat_count, awaiting_seat = seat_count',
    `seed = 'too short'`,
    `started_at = now(), status = 'open'`,
    `started_at = now(), status = 'lost'`,
  ])('is refused with %s', async (change) => {
    await expect(given.db.pool.query(`UPDATE games SET ${change}`)).rejects.toMatchObject({ code: '23514' });
  });

  test('is refused when it is new, too', async () => {
    const copy = `
      INSERT INTO games (id, owner_id, name, rules, seat_count, engine_version, created_at, updated_at)
      SELECT gen_random_uuid(), owner_id, name, rules, 1, engine_version, created_at, updated_at FROM games`;
    await expect(given.db.pool.query(copy)).rejects.toMatchObject({ code: '23514' });
  });
});
