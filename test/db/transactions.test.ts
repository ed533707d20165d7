import { beforeEach, describe, expect, test } from 'vitest';
import { violatedConstraint } from '../../src/db/client.ts';
import {
  afterCommit,
  evenIfRefused,
  outsideTransaction,
  type RequestTransaction,
  startRequestTransaction,
  transaction,
} from '../../src/db/transactions.ts';
import { useDatabase } from '../support/database.ts';

const given = useDatabase();

beforeEach(async () => {
  await given.db.pool.query('DROP TABLE IF EXISTS notes; CREATE TABLE notes (text text PRIMARY KEY)');
});

const write = (text: string) => given.db.prisma.$executeRaw`INSERT INTO notes VALUES (${text})`;
const written = async () =>
  (await given.db.pool.query('SELECT text FROM notes ORDER BY text')).rows.map(({ text }) => text);
const nothing = async () => {};

/** Runs a request in its own transaction, which the test ends. */
async function request(work: () => Promise<unknown>): Promise<RequestTransaction> {
  const prepared = given.db.transactions.prepare(nothing);
  await new Promise<void>((resolve, reject) => prepared.run(() => work().then(() => resolve(), reject)));
  return prepared;
}

describe('a transaction', () => {
  test('includes everything the database does, and runs post-commit work after the commit', async () => {
    const done: string[] = [];
    await transaction(given.db, async () => {
      await write('within');
      afterCommit(() => done.push('after'));
      expect(await written()).toEqual([]);
      expect(done).toEqual([]);
    });
    expect(await written()).toEqual(['within']);
    expect(done).toEqual(['after']);
  });

  test('leaves nothing when it fails, and skips post-commit work', async () => {
    const done: string[] = [];
    const failing = transaction(given.db, async () => {
      await write('within');
      afterCommit(() => done.push('after'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect([await written(), done]).toEqual([[], []]);
  });

  test('drops the post-commit work of a nested transaction that fails', async () => {
    const done: string[] = [];
    await transaction(given.db, async () => {
      const failing = transaction(given.db, async () => {
        afterCommit(() => done.push('undone'));
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      afterCommit(() => done.push('after'));
    });
    expect(done).toEqual(['after']);
  });

  test('joins a surrounding transaction', async () => {
    const done: string[] = [];
    await transaction(given.db, async () => {
      await write('outer');
      await transaction(given.db, async () => {
        await write('inner');
        afterCommit(() => done.push('after'));
      });
      expect([await written(), done]).toEqual([[], []]);
    });
    expect([await written(), done]).toEqual([['inner', 'outer'], ['after']]);
  });
});

describe('the transaction of a request', () => {
  test('includes every statement, also of nested transactions, and shows nothing before the commit', async () => {
    const prepared = await request(async () => {
      await startRequestTransaction();
      await write('plain');
      await transaction(given.db, (tx) => tx.$executeRaw`INSERT INTO notes VALUES ('within')`);
    });
    expect(await written()).toEqual([]);
    await prepared.commit(async (tx) => {
      await tx.$executeRaw`INSERT INTO notes VALUES ('answer')`;
    });
    expect(await written()).toEqual(['answer', 'plain', 'within']);
  });

  test('excludes statements from before it started', async () => {
    const prepared = await request(async () => {
      await write('before');
      await startRequestTransaction();
      await write('after');
    });
    await prepared.rollBack(true);
    expect(await written()).toEqual(['before']);
  });

  test('continues when a nested transaction fails', async () => {
    const prepared = await request(async () => {
      await startRequestTransaction();
      await write('first');
      const again = transaction(given.db, (tx) => tx.$executeRaw`INSERT INTO notes VALUES ('first')`);
      expect(await again.catch(violatedConstraint)).toBe('notes_pkey');
      const failing = transaction(given.db, async (tx) => {
        await tx.$executeRaw`INSERT INTO notes VALUES ('undone')`;
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      await write('second');
    });
    await prepared.commit(nothing);
    expect(await written()).toEqual(['first', 'second']);
  });

  test('accepts simultaneous statements', async () => {
    const prepared = await request(async () => {
      await startRequestTransaction();
      await Promise.all(['a', 'b', 'c'].map(write));
    });
    await prepared.commit(nothing);
    expect(await written()).toEqual(['a', 'b', 'c']);
  });

  test('runs post-commit work after the commit, and not when it fails', async () => {
    const done: string[] = [];
    const work = async () => {
      await startRequestTransaction();
      afterCommit(() => done.push('work'));
    };
    await (await request(work)).rollBack(false);
    const failing = (await request(work)).commit(() => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    expect(done).toEqual([]);
    await (await request(work)).commit(nothing);
    expect(done).toEqual(['work']);
    afterCommit(() => done.push('at once'));
    expect(done).toEqual(['work', 'at once']);
  });

  test('keeps outside work and lasting changes of a refused request', async () => {
    const work = async () => {
      await startRequestTransaction();
      await write('rolled back');
      await outsideTransaction(() => write('outside'));
      await evenIfRefused(() => write('used up'));
    };
    await (await request(work)).rollBack(true);
    expect(await written()).toEqual(['outside', 'used up']);
  });

  test('keeps only outside work of a failed request', async () => {
    const work = async () => {
      await startRequestTransaction();
      await outsideTransaction(() => write('outside'));
      await evenIfRefused(() => write('used up'));
    };
    await (await request(work)).rollBack(false);
    expect(await written()).toEqual(['outside']);
  });

  test('never starts if its first step fails', async () => {
    const prepared = given.db.transactions.prepare(() => Promise.reject(new Error('taken')));
    await expect(prepared.begin()).rejects.toThrow('taken');
    await prepared.rollBack(true);
    expect(given.db.pool.idleCount).toBe(given.db.pool.totalCount);
  });

  test('refuses statements once it has ended', async () => {
    let late = given.db.prisma;
    const prepared = given.db.transactions.prepare(nothing);
    await prepared.begin();
    await prepared.commit(async (tx) => {
      late = tx;
    });
    await expect(late.$executeRaw`SELECT 1`).rejects.toThrow('Transaction already closed');
  });
});
