import { expect, test } from 'vitest';
import { lockAnchors } from '../../src/db/anchors.ts';
import { transaction } from '../../src/db/client.ts';
import { numberEvents } from '../../src/db/feed.ts';
import { locks } from '../../src/db/locks.ts';
import { useDatabase } from '../support/database.ts';

const given = useDatabase();

test('each lock has a number of its own', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('events get their numbers while an anchor is made', async () => {
  await transaction(given.db, async (client) => {
    await lockAnchors(client);
    expect(await numberEvents(given.db, { notify: false })).toBe(0);
  });
});
