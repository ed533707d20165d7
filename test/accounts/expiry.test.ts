import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, testPassword } from '../support/players.ts';

const service = useApp();

const isDeleted = async (id: string) =>
  (await service.db.prisma.player.findUniqueOrThrow({ where: { id } })).deletedAt !== null;

test('deletes only accounts that stay unconfirmed and unused for 14 days', async () => {
  const unconfirmed = await makePlayer(service, 'unconfirmed');
  const confirmed = await makePlayer(service, 'confirmed');
  const inUse = await makePlayer(service, 'in-use');
  await confirmAddress(service, confirmed);
  service.pass(13 * dayMs);
  await tidyAccounts(service.deps);
  expect(await isDeleted(unconfirmed.id)).toBe(false);
  const credentials = { email: inUse.email, password: testPassword };
  await service.http.post('/v1/sessions').send(credentials).expect(201);
  service.pass(2 * dayMs);
  await tidyAccounts(service.deps);
  const players = [unconfirmed, confirmed, inUse];
  expect(await Promise.all(players.map(({ id }) => isDeleted(id)))).toEqual([true, false, false]);
  service.pass(-15 * dayMs);
});

test('an erasure that a process left unfinished is completed', async () => {
  const { id, handle } = await makePlayer(service, 'left-behind');
  const { pool } = service.db;
  await pool.query('UPDATE players SET deleted_at = now() WHERE id = $1', [id]);
  await pool.query('INSERT INTO erasures VALUES ($1, $2, $3, $4)', [id, [handle], [], service.deps.clock()]);
  await tidyAccounts(service.deps);
  const left = async () => (await pool.query('SELECT 1 FROM erasures')).rows.length;
  expect(await left()).toBe(1);
  service.pass(10 * 60_000);
  await tidyAccounts(service.deps);
  expect(await left()).toBe(0);
});

const month = 31 * 86_400_000;

test('a session is deleted with its last address a month after it ended', async () => {
  const [ended, open] = [await makePlayer(service), await makePlayer(service)];
  for (const player of [ended, open]) await confirmAddress(service, player);
  await ended.delete('/v1/sessions/current').expect(204);
  await tidyAccounts(service.deps);
  const sessionsOf = ({ id }: typeof ended) => service.db.prisma.session.count({ where: { playerId: id } });
  expect(await sessionsOf(ended)).toBe(1);
  service.pass(month);
  await tidyAccounts(service.deps);
  expect([await sessionsOf(ended), await sessionsOf(open)]).toEqual([0, 1]);
  service.pass(-month);
});
