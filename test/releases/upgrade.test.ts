import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restoreBackup } from '../../src/commands/backup/restore.ts';
import { openDb } from '../../src/db/client.ts';
import { notificationsFrom } from '../../src/notifications/kinds/index.ts';
import { lookUp } from '../../src/notifications/kinds/look-up.ts';
import { feedFrom, withData } from '../../src/notifications/store/feed.ts';
import { serve, type TestApp } from '../support/app.ts';
import { makeDatabase } from '../support/database.ts';
import { findingsIn } from '../support/verified.ts';
import { callerOf, essentials, type Fixture } from './fixture.ts';

/** The versions that were released; each has a folder made by `make.ts`. */
const versions = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const fixtureOf = (version: string): Fixture =>
  JSON.parse(readFileSync(join(import.meta.dirname, version, 'fixture.json'), 'utf8'));

/** Serves what a version left, brought up to date, while `use` runs. */
async function withUpgraded(version: string, use: (service: TestApp) => Promise<void>): Promise<void> {
  const database = await makeDatabase('empty');
  try {
    await restoreBackup(database.url, join(import.meta.dirname, version, 'backup'));
    const service = await serve(openDb(database.url, { poolSize: 4 }), { databaseUrl: database.url });
    try {
      await use(service);
    } finally {
      await service.app.close();
      await service.db.close();
    }
  } finally {
    await database.drop();
  }
}

/** Returns the types of the notifications that the outbox still gives rise to. */
async function notifiedOf({ db: { prisma } }: TestApp): Promise<Set<string>> {
  const events = await withData(prisma, await feedFrom(prisma, 1, 500));
  return new Set((await lookUp(prisma, events)).flatMap(notificationsFrom).map(({ type }) => type));
}

describe.each(versions)('a database of version %s', (version) => {
  test('keeps every entry, verifies, and continues with its players and tokens', async () => {
    const { players, password, token, games } = fixtureOf(version);
    await withUpgraded(version, async (service) => {
      const call = callerOf(service.url);
      for (const { id, entries } of games) {
        const { items } = await call('GET', `/v1/games/${id}/moves?limit=200`, { token });
        expect(items.map(essentials)).toEqual(entries);
      }
      expect(await findingsIn(service.db)).toEqual([]);
      expect(await notifiedOf(service)).toEqual(
        new Set([
          'player.joined',
          'game.started',
          'decision.made',
          'game.finished',
          'turn.started',
          'message.posted',
          'request.opened',
        ]),
      );
      const [running] = games;
      const { awaiting, version: before } = await call('GET', `/v1/games/${running?.id}`, { token });
      const handle = players[awaiting.seats[0]];
      const body = { email: `${handle}@example.org`, password };
      const { accessToken } = await call('POST', '/v1/sessions', { body });
      const mover = { token: accessToken };
      const { options } = await call('GET', `/v1/games/${running?.id}/options`, mover);
      const { entry } = await call('POST', `/v1/games/${running?.id}/moves`, {
        ...mover,
        body: options[0].decision,
      });
      expect(entry.seq).toBe(before + 1);
    });
  });
});
