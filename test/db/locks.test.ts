import { expect, test } from 'vitest';
import { lockAnchors } from '../../src/anchors/store.ts';
import { locks } from '../../src/db/locks.ts';
import { outsideTransaction, transaction } from '../../src/db/transactions.ts';
import { numberEvents } from '../../src/notifications/store/feed.ts';
import { useDatabase } from '../support/database.ts';

const given = useDatabase();

test('each lock has its own number', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('events get their numbers while an anchor is created', async () => {
  await transaction(given.db, async (client) => {
    await lockAnchors(client);
    const numbered = outsideTransaction(() => numberEvents(given.db));
    expect(await numbered).toMatchObject({ total: 0 });
  });
});
