import { openDb } from '../../../../src/db/client.ts';
import { takeDue } from '../../../../src/db/due.ts';
import { printTimes } from '../paced.ts';

const clocks = 100_000;

/** Measures the search for due clocks among many, without and with a hundred due. No clock is actually run. */
export async function measureClocks(url: string): Promise<void> {
  const db = openDb(url, { poolSize: 2 });
  const { pool, prisma } = db;
  await pool.query(
    `INSERT INTO due (key, kind, at)
     SELECT gen_random_uuid(), 'timer', '2100-01-01'::timestamptz + make_interval(secs => n) FROM generate_series(1, $1) n`,
    [clocks],
  );
  await pool.query('ANALYZE due');
  const start = Date.parse('2100-01-01T00:00:00Z');
  const until = new Date('2200-01-01T00:00:00Z');
  const take = (now: Date) => takeDue(prisma, 'timer', { now, until, limit: 100 });
  const none: number[] = [];
  const hundred: number[] = [];
  for (let count = 0; count < 300; count += 1) none.push(await timed(() => take(new Date(start - 1e6))));
  for (let count = 1; count <= 50; count += 1) {
    const due = new Date(start + count * 100_000);
    hundred.push(await timed(() => take(due)));
  }
  console.log(`\n${clocks} open games with a clock`);
  printTimes('looking for due clocks, none is', none);
  printTimes('taking a hundred that are', hundred);
  await db.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
