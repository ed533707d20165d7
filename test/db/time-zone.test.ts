import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { useDatabase } from '../support/database.ts';

const given = useDatabase();
let db: Db;

beforeAll(async () => {
  const name = new URL(given.database.url).pathname.slice(1);
  await given.db.pool.query(`ALTER DATABASE ${name} SET TimeZone = 'Asia/Kolkata'`);
  db = openDb(given.database.url, { poolSize: 2 });
});
afterAll(() => db.close());

test('times are stored unchanged, whatever the database’s time zone', async () => {
  const at = new Date('2026-03-04T05:06:07.089Z');
  await db.prisma.retiredHandle.create({ data: { fingerprint: 'by Prisma', retiredAt: at } });
  await db.prisma.$executeRaw`INSERT INTO retired_handles (fingerprint, retired_at) VALUES ('raw', ${at})`;
  const { rows } = await db.pool.query(
    'SELECT extract(epoch FROM retired_at)::text AS at FROM retired_handles',
  );
  expect(rows).toEqual([{ at: '1772600767.089000' }, { at: '1772600767.089000' }]);
  expect(await db.prisma.retiredHandle.findMany({ select: { retiredAt: true } })).toEqual([
    { retiredAt: at },
    { retiredAt: at },
  ]);
});
