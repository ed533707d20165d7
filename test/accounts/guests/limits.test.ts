import { expect, test } from 'vitest';
import { tidyAccounts } from '../../../src/accounts/deletion/expire.ts';
import { dayMs } from '../../../src/helpers/time-units.ts';
import { sanction } from '../../../src/moderation/sanction.ts';
import { undo } from '../../../src/moderation/undo.ts';
import { testConfig, useApp } from '../../support/app.ts';
import { makeGuest } from '../../support/players.ts';

const limited = useApp({
  rateLimitPerMinute: 1_000,
  trustProxy: 1,
  limits: { ...testConfig.limits, 'new-guests-hourly': 2, 'new-guests-in-all': 4, 'guest-games-daily': 1 },
});
const without = useApp({ guestDays: 0 });
const moderated = useApp({ trustProxy: 1 });

const guestAt = ({ http }: typeof limited, address: string) =>
  http.post('/v1/guests').set('x-forwarded-for', address).send({});

test('guests and their games are limited by address and in total', async () => {
  const [first] = [await guestAt(limited, '192.0.2.1').expect(201), await guestAt(limited, '192.0.2.1')];
  const refused = await guestAt(limited, '192.0.2.1').expect(429);
  expect(refused.body['violated-policies']).toEqual(['new-guests-hourly']);
  await guestAt(limited, '192.0.2.2').expect(201);
  await guestAt(limited, '192.0.2.3').expect(201);
  const inAll = await guestAt(limited, '192.0.2.4').expect(429);
  expect(inAll.body['violated-policies']).toEqual(['new-guests-in-all']);
  const auth = { authorization: `Bearer ${first.body.accessToken}` };
  await limited.http.post('/v1/games').set(auth).send({}).expect(201);
  const games = await limited.http.post('/v1/games').set(auth).send({}).expect(429);
  expect(games.body['violated-policies']).toEqual(['guest-games-daily']);
});

test('operators can disable guests', async () => {
  expect((await without.http.get('/v1/guests').expect(200)).body).toEqual({ isEnabled: false, days: 0 });
  const { body } = await without.http.post('/v1/guests').expect(403);
  expect(body.type).toBe('/problems/account-required');
});

test('remembers a ban, so that the guest cannot return from the same address', async () => {
  const [address, operator] = ['192.0.2.9', { operator: 'test' }];
  const { body } = await guestAt(moderated, address).expect(201);
  const ban = { player: body.playerId, kind: 'ban', reason: 'Threats.' } as const;
  const { id } = await sanction(moderated.deps, operator, ban);
  const refused = await guestAt(moderated, address).expect(403);
  expect(refused.body.type).toBe('/problems/account-required');
  await guestAt(moderated, '192.0.2.10').expect(201);
  moderated.pass(20 * dayMs);
  await tidyAccounts(moderated.deps);
  await guestAt(moderated, address).expect(403);
  await undo(moderated.deps, operator, id, 'A mistake.');
  await guestAt(moderated, address).expect(201);
  moderated.pass(-20 * dayMs);
});

test('a guest can read their stored data and leave at once', async () => {
  const guest = await makeGuest(moderated);
  const { body } = await moderated.http.get('/v1/me/export').set(guest.auth).expect(200);
  expect(body.profile).toMatchObject({ isGuest: true, handle: guest.handle });
  await moderated.http.delete('/v1/me').set(guest.auth).send({}).expect(204);
  await moderated.http.get('/v1/me').set(guest.auth).expect(401);
});
