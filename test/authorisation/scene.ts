import type { TestApp } from '../support/app.ts';
import { addPasskey } from '../support/passkeys.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim, testPassword } from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { decide, optionsOf } from '../support/table.ts';
import { type Accounts, type Callers, makeAccounts, makeCallers } from './callers.ts';

/** Callers, and what the host has that they might want to get at. */
export interface Scene {
  readonly callers: Callers;
  /** A running game of host and seat, by visibility. */
  readonly games: Readonly<Record<'private' | 'public', string>>;
  /** Ids in paths that do not lead to games, by the path before them. */
  readonly things: Readonly<Record<string, string>>;
}

export async function makeScene(service: TestApp): Promise<Scene> {
  const accounts = await makeAccounts(service);
  const games = {
    private: await makeGame(service, accounts, 'private'),
    public: await makeGame(service, accounts, 'public'),
  };
  const callers = await makeCallers(service, accounts, games.private);
  await inviteElsewhere(service, accounts);
  return { callers, games, things: await makeThings(service, accounts) };
}

/** Creates a running game in which the first decision has been made, and whose table somebody left before the start. */
async function makeGame(service: TestApp, accounts: Accounts, visibility: string): Promise<string> {
  const { host, left, seat } = accounts;
  const { http } = service;
  const { body } = await http.post('/v1/games').set(host.auth).send({ seatCount: 3, visibility }).expect(201);
  const path = `/v1/games/${body.id}`;
  const request = { invitation: body.invitation ?? undefined };
  await http.post(`${path}/seats`).set(left.auth).send(request).expect(201);
  await http.delete(`${path}/seats/me`).set(left.auth).expect(204);
  await http.post(`${path}/seats`).set(seat.auth).send(request).expect(201);
  await http.post(`${path}/start`).set(host.auth).expect(200);
  const [option] = await optionsOf(service, { id: body.id }, host);
  await decide(service, { id: body.id }, host, option.decision).expect(201);
  return body.id;
}

async function inviteElsewhere(service: TestApp, { host, invited }: Accounts): Promise<void> {
  const request = { seatCount: 2, visibility: 'private', invite: [invited.handle] };
  await service.http.post('/v1/games').set(host.auth).send(request).expect(201);
}

async function makeThings(service: TestApp, { host }: Accounts): Promise<Scene['things']> {
  const { http } = service;
  const post = async (url: string, request: object) =>
    (await http.post(url).set(host.auth).send(request)).body;
  const token = await post('/v1/me/tokens', { name: 'a thing', scopes: ['games:read'] });
  const { body: apps } = await http.get('/v1/me/apps').set(host.auth).expect(200);
  const session = await post('/v1/sessions', { email: host.email, password: testPassword });
  const { id: passkeyId } = await addPasskey(service, host);
  const webhook = await post('/v1/me/webhooks', { url: 'https://bot.example/' });
  const competition = await post('/v1/competitions', { kind: 'swiss', name: 'Spring Cup' });
  for (let count = 0; count < 2; count++) {
    const { auth } = await makePlayer(service);
    await http.post(`/v1/competitions/${competition.id}/entrants`).set(auth).expect(204);
  }
  const device = await post('/v1/me/push-subscriptions', newBrowser('https://push.example/').subscription);
  const application = await makeApplication(service);
  await makeExternal(service, application, 'nils');
  const name = await post('/v1/me/external-players', {
    claim: await offerClaim(service, application, 'nils'),
  });
  const wait = await post('/v1/me/pools', { seats: 2, preset: 'base', pace: 'week' });
  const standing = await post('/v1/me/standing-tables', { game: { seatCount: 2 } });
  const club = await post('/v1/clubs', { handle: `club-${host.id.slice(-12)}`, name: 'A club' });
  const url = 'https://club.example/';
  const clubHook = await post('/v1/me/webhooks', { url, games: 'club', club: club.handle });
  const challenged = await makePlayer(service, 'challenged');
  const match = await post('/v1/matches', { opponent: challenged.handle });
  return {
    '/v1/matches/': match.id,
    '/v1/me/pools/': wait.id,
    '/v1/me/standing-tables/': standing.id,
    '/v1/clubs/': club.handle,
    '/v1/clubs/{club}/webhooks/': clubHook.id,
    '/v1/me/tokens/': token.id,
    '/v1/me/apps/': apps.items[0].id,
    '/v1/me/sessions/': session.sessionId,
    '/v1/me/passkeys/': passkeyId,
    '/v1/me/webhooks/': webhook.id,
    '/v1/competitions/': competition.id,
    '/v1/me/push-subscriptions/': device.id,
    '/v1/me/external-players/': name.id,
  };
}
