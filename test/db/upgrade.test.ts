import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../src/commands/backup/restore.ts';
import { openDb } from '../../src/db/client.ts';
import { verifyAllLogs } from '../../src/games/log/verify/verify-logs.ts';
import { serve } from '../support/app.ts';
import { makeDatabase } from '../support/database.ts';

/**
 * Backups of earlier versions, each with a finished base game of anna and bruno, one after its 20th decision, one that
 * was shuffled and has no decision, and an open table.
 */
const backups = join(import.meta.dirname, '../fixtures/upgrade');
const record = JSON.parse(readFileSync('examples/records/base-game.json', 'utf8'));

test.each(readdirSync(backups))(
  'a database of version %s is brought up to date, and its games go on',
  async (name) => {
    const database = await makeDatabase('empty');
    await restoreBackup(database.url, join(backups, name));
    const db = openDb(database.url, { poolSize: 4 });
    const service = await serve(db, { databaseUrl: database.url });
    const auth: Record<string, string>[] = [];
    for (const handle of ['anna', 'bruno']) {
      const login = { email: `${handle}@example.org`, password: `the password of ${handle}` };
      const { body } = await service.http.post('/v1/sessions').send(login).expect(201);
      auth.push({ authorization: `Bearer ${body.accessToken}` });
    }
    const [anna, bruno] = auth as [Record<string, string>, Record<string, string>];
    const { body: games } = await service.http.get('/v1/games?mine=true').set(anna).expect(200);
    const named = (title: string) => games.items.find((game: { name: string }) => game.name === title);

    const finished = named('after 1000');
    expect(finished).toMatchObject({ status: 'finished', scores: record.scores ?? expect.any(Array) });
    const { body: log } = await service.http.get(`/v1/games/${finished.id}/moves?limit=500`).expect(200);
    expect(log.items.map(({ decision }: { decision: object }) => decision)).toEqual(
      record.decisions.map(({ decision }: { decision: object }) => decision),
    );
    expect(log.items[0].events.map(({ type }: { type: string }) => type)).toContain('tile-placed');

    const running = named('after 20');
    for (const { seat, decision } of record.decisions.slice(20))
      await service.http
        .post(`/v1/games/${running.id}/moves`)
        .set(seat === 0 ? anna : bruno)
        .send(decision)
        .expect(201);
    const { body: end } = await service.http.get(`/v1/games/${running.id}`).expect(200);
    expect(end).toMatchObject({ status: 'finished', scores: finished.scores });

    const findings: { readonly code: string }[] = [];
    const counts = await verifyAllLogs(db, {
      heads: [].values(),
      completeUntil: undefined,
      report: (finding) => findings.push(finding),
    });
    // Games that began before logs had openings go on without one.
    expect(findings.filter(({ code }) => code !== 'no-opening')).toEqual([]);
    expect(counts).toMatchObject({ games: 4 });
    await service.app.close();
    await db.close();
    await database.drop();
  },
);
