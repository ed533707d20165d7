import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../src/accounts/deletion/delete-account.ts';
import { erasedRows, keptColumns } from '../../src/accounts/store/erase.ts';
import { countGames } from '../../src/games/store/stored-games.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { openReceiver, type Receiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { dumpOf, tablesWith } from '../support/dump.ts';
import { makePlayer, testPassword } from '../support/players.ts';
import { leaveTraces, type Traces } from '../support/traces.ts';
import { findingsIn } from '../support/verified.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
useEmailWorkers(service);

const remove = (auth: Record<string, string>, password: string) =>
  service.http.delete('/v1/me').set(auth).send({ password });
const readGame = async (id: string) => (await traces.friend.get(`/v1/games/${id}`).expect(200)).body;

let receiver: Receiver;
let traces: Traces;

beforeAll(async () => {
  receiver = await openReceiver();
  traces = await leaveTraces(service, receiver.url);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(6), waiting);
});

test('a deletion requires the password', async () => {
  const player = await makePlayer(service, 'still-there');
  const { body } = await remove({ ...player.auth }, 'not the password').expect(403);
  expect(body.type).toBe('/problems/wrong-password');
  expect(tablesWith(await dumpOf(service.db), player.handle)).toContain('public.players');
});

describe('a deleted account', () => {
  beforeAll(async () => {
    await remove({ ...traces.person.auth }, testPassword).expect(204);
  });

  test('no longer has access by session, token or password', async () => {
    const { person, token } = traces;
    await person.get('/v1/me').expect(401);
    await service.http.get('/v1/me').set(token).expect(401);
    for (const email of [person.email, person.handle])
      await service.http.post('/v1/sessions').send({ email, password: testPassword }).expect(401);
  });

  test('has resigned its running games and left or cancelled its tables', async () => {
    const { games, person, chatGame } = traces;
    expect((await readGame(games.running)).status).toBe('finished');
    expect((await readGame(chatGame)).status).toBe('finished');
    expect((await readGame(games.created)).status).toBe('aborted');
    expect(
      (await readGame(games.friends)).players.map((each: { playerId: string }) => each.playerId),
    ).not.toContain(person.id);
  });

  test('appears to others as a deleted player', async () => {
    const { running } = traces.games;
    const { players, last } = await readGame(running);
    expect(players[0]).toMatchObject({ playerId: traces.person.id, displayName: 'Deleted player' });
    expect(players[0].handle).toMatch(/^deleted-[0-9a-f]{12}$/);
    expect(last.sentence).toContain('Deleted player');
    const { body } = await traces.friend.get(`/v1/games/${running}/messages`).expect(200);
    expect(body.items).toEqual([]);
    const invite = [players[0].handle];
    await traces.friend.post('/v1/games', { invite }).expect(404);
  });

  test('leaves every log intact, and every game replays', async () => {
    expect(await countGames(service.db.prisma)).toBeGreaterThan(3);
    expect(await findingsIn(service.db)).toEqual([]);
    const { body } = await traces.friend.get(`/v1/games/${traces.games.running}/record`).expect(200);
    const replayed = await service.http.post('/v1/records/replay').send(body).expect(200);
    expect(replayed.body.result).not.toBeNull();
  });

  test('leaves no name, address or message in any table', async () => {
    await vi.waitFor(async () => {
      const { rows } = await service.db.pool.query(`SELECT 1 FROM deliveries WHERE state = 'waiting'`);
      expect(rows).toEqual([]);
    }, waiting);
    const dump = await dumpOf(service.db);
    expect(dump.size).toBeGreaterThan(20);
    const found = traces.texts.flatMap((text) => tablesWith(dump, text).map((table) => `${text}: ${table}`));
    expect(found).toEqual([]);
  });

  test('keeps its handle reserved', async () => {
    const { handle } = traces.person;
    const body = { email: 'next@example.org', handle: handle.toUpperCase(), password: testPassword };
    const { body: refusal } = await service.http.post('/v1/accounts').send(body).expect(409);
    expect(refusal.type).toBe('/problems/handle-taken');
  });

  test('is removed from the stored answers of other players', async () => {
    const { rows } = await service.db.pool.query<{ result: string }>(
      'SELECT r::text AS result FROM decision_results r',
    );
    expect(rows.filter(({ result }) => result.includes('ilhelmina'))).toEqual([]);
  });
});

test('deleting twice, at once or in turn, is the same as deleting once', async () => {
  const { id } = await makePlayer(service, 'twice');
  await Promise.all([deleteAccount(service.deps, id), deleteAccount(service.deps, id)]);
  await deleteAccount(service.deps, id);
  const { rows } = await service.db.pool.query('SELECT 1 FROM erasures');
  expect(rows).toEqual([]);
});

test('every column that refers to a player is erased or kept on purpose', async () => {
  const { rows } = await service.db.pool.query<{ name: string }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'uuid'
      AND column_name IN ('player_id', 'owner_id', 'application_id', 'blocked_id', 'muted_id', 'reporter_id',
                          'reported_id', 'moderator_id')`);
  const known: readonly string[] = [...erasedRows, ...keptColumns];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
