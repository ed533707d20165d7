import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer } from '../support/players.ts';

const service = useApp();
const month = 31 * 86_400_000;

test('a session is forgotten a month after its end, with the address that it was used from', async () => {
  const [ended, open] = [await makePlayer(service), await makePlayer(service)];
  for (const player of [ended, open]) await confirmAddress(service, player);
  await service.http.delete('/v1/sessions/current').set(ended.auth).expect(204);
  await tidyAccounts(service.deps);
  const sessionsOf = ({ id }: typeof ended) => service.db.prisma.session.count({ where: { playerId: id } });
  expect(await sessionsOf(ended)).toBe(1);
  service.pass(month);
  await tidyAccounts(service.deps);
  expect([await sessionsOf(ended), await sessionsOf(open)]).toEqual([0, 1]);
  service.pass(-month);
});
