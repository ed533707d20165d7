import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { type Auth, makePlayer, makeToken, resetByLink, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';

const one = useApp();

describe.each([
  ['that PostgreSQL notifies', true],
  ['that must poll', false],
])('another process on the same database %s', (_which, databaseListen) => {
  let two: TestApp;
  beforeAll(async () => {
    const url = String(one.db.pool.options.connectionString);
    two = await serve(openDb(url, { poolSize: 4 }), { databaseUrl: url, databaseListen });
  });
  afterAll(async () => {
    await two.app.close();
    await two.db.close();
  });

  const status = async (auth: Auth) => (await two.http.get('/v1/me').set(auth)).status;
  const expectRefusedSoon = async (...credentials: Auth[]) => {
    await vi.waitFor(async () => {
      for (const auth of credentials) expect(await status(auth)).toBe(401);
    }, waiting);
  };

  test('refuses a session ended here', async () => {
    const player = await makePlayer(one);
    expect(await status(player.auth)).toBe(200);
    await one.http.delete('/v1/sessions/current').set(player.auth).expect(204);
    await expectRefusedSoon(player.auth);
  });

  test('refuses an API token deleted here', async () => {
    const player = await makePlayer(one);
    const token = await makeToken(one, player);
    expect(await status(token.auth)).toBe(200);
    await one.http.delete(`/v1/me/tokens/${token.id}`).set(player.auth).expect(204);
    await expectRefusedSoon(token.auth);
  });

  test('refuses everything from before a password reset here', async () => {
    const player: TestPlayer = await makePlayer(one);
    const token = await makeToken(one, player);
    expect([await status(player.auth), await status(token.auth)]).toEqual([200, 200]);
    await resetByLink(one, player, 'staple a correct horse');
    await expectRefusedSoon(player.auth, token.auth);
  });
});

describe('a process notified by PostgreSQL', () => {
  test('reads nothing from the database for a known credential, and forgets it on revocation', async () => {
    const url = String(one.db.pool.options.connectionString);
    const two = await serve(openDb(url, { poolSize: 4 }), { databaseUrl: url });
    const player = await makePlayer(one);
    const query = vi.spyOn(two.db.pool, 'query');
    const stateQueries = () =>
      query.mock.calls.filter(([statement]) =>
        /FROM (sessions|"public"\."sessions")/.test((statement as unknown as { text: string }).text),
      ).length;
    const read = () => two.http.get('/v1/me').set(player.auth);
    // The first answer may come before the service listens; a credential cached then soon expires.
    await vi.waitFor(async () => {
      const before = stateQueries();
      await read().expect(200);
      expect(before).toBeGreaterThan(0);
      expect(stateQueries()).toBe(before);
    }, waiting);
    await one.http.delete('/v1/sessions/current').set(player.auth).expect(204);
    await vi.waitFor(async () => expect((await read()).status).toBe(401), waiting);
    await two.app.close();
    await two.db.close();
  });
});
