import { expect, test, vi } from 'vitest';
import { bodyOf, type Client, createClient, newKey, Refused, sessionTokens } from '#client';
import { useApp } from '../support/app.ts';
import { makePlayer, testPassword } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { clientOfPlayer, follow, openScenario, record } from './support.ts';

const service = useApp();

test('a short recorded game is played to the end, followed and read back', async () => {
  const players = [await clientOfPlayer(service), await clientOfPlayer(service)] as const;
  const id = await openScenario(players);
  const at = { params: { path: { id } } };
  const { received, stop } = await follow(players[1], id);
  for (const { seat, decision } of record.decisions) {
    const player = players[seat]!;
    const { options } = await bodyOf(player.GET('/v1/games/{id}/options', at));
    expect(options.length).toBeGreaterThan(0);
    const move = { ...at, body: decision as (typeof options)[number]['decision'], headers: newKey() };
    await bodyOf(player.POST('/v1/games/{id}/moves', move));
  }
  const game = await bodyOf(players[0].GET('/v1/games/{id}', at));
  expect(game).toMatchObject({ status: 'finished', version: record.decisions.length });
  const { decisions } = await bodyOf(players[1].GET('/v1/games/{id}/record', at));
  expect(decisions).toEqual(record.decisions);

  await vi.waitFor(() => expect(received.at(-1)?.type).toBe('game.finished'), waiting);
  const moves = received.filter((event) => event.type === 'decision.made');
  expect(moves.map(({ data }) => data.version)).toEqual(record.decisions.map((_, index) => index + 1));
  expect(moves.map(({ data }) => data.entry.decision)).toEqual(record.decisions.map((each) => each.decision));
  await stop();
});

test('a refusal has the type, message and members of its problem', async () => {
  const players = [await clientOfPlayer(service), await clientOfPlayer(service)] as const;
  const id = await openScenario(players);
  const body = { type: 'tile', x: 7, y: 7, rotation: 0 } as const;
  const refused = bodyOf(players[0].POST('/v1/games/{id}/moves', { params: { path: { id } }, body }));
  const refusal = await refused.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({
    status: 422,
    kind: 'illegal-decision',
    message: expect.stringMatching(/\w/),
  });
  expect((refusal as Refused).body).toMatchObject({ type: '/problems/illegal-decision', rule: 'R-TILE-1' });
});

test('an unreachable service is reported as offline', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:9' });
  await expect(bodyOf(client.GET('/v1/rules'))).rejects.toMatchObject({
    status: 0,
    kind: 'offline',
    message: 'The service cannot be reached.',
  });
});

test('repeating a key creates one game', async () => {
  const client = await clientOfPlayer(service);
  const request = { body: { seatCount: 2 }, headers: newKey() };
  const [one, same] = [
    await bodyOf(client.POST('/v1/games', request)),
    await bodyOf(client.POST('/v1/games', request)),
  ];
  expect(same.id).toBe(one.id);
  const { id } = await bodyOf(client.POST('/v1/games', { ...request, headers: newKey() }));
  expect(id).not.toBe(one.id);
});

test('a session continues after its access token expires, with one refresh for all requests', async () => {
  const { email } = await makePlayer(service, 'long');
  const baseUrl = service.url;
  const login = createClient({ baseUrl }).POST('/v1/sessions', { body: { email, password: testPassword } });
  const onRenewed = vi.fn();
  const token = sessionTokens(await bodyOf(login), { baseUrl, onRenewed });
  const client = createClient({ baseUrl, token });
  await bodyOf(client.GET('/v1/me'));
  expect(onRenewed).not.toHaveBeenCalled();
  service.pass(20 * 60_000);
  const accounts = await Promise.all([1, 2, 3].map(() => bodyOf(client.GET('/v1/me'))));
  expect(accounts.map((me) => me.email)).toEqual([email, email, email]);
  expect(onRenewed).toHaveBeenCalledTimes(1);

  await bodyOf(client.DELETE('/v1/sessions/current'));
  service.pass(20 * 60_000);
  await expect(bodyOf(client.GET('/v1/me'))).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(bodyOf(client.GET('/v1/me'))).rejects.toMatchObject({ status: 401 });
});

test('an application plays for players of a chat, whatever their names there', async () => {
  const owner = await clientOfPlayer(service, 'bot');
  const request = { name: 'bot', scopes: ['players:act-for' as const] };
  const { token } = await bodyOf(owner.POST('/v1/me/tokens', { body: request }));
  const application = createClient({ baseUrl: service.url, token });
  const names = ['anna/ü:1', '#bruno 2%'];
  for (const externalId of names) {
    const params = { path: { provider: 'irc', externalId } };
    const body = { displayName: externalId };
    await bodyOf(application.PUT('/v1/players/external/{provider}/{externalId}', { params, body }));
  }
  const [anna, bruno] = names.map((name) => application.actingFor('irc', name)) as [Client, Client];
  const id = await openScenario([anna, bruno]);
  const game = await bodyOf(bruno.GET('/v1/games/{id}', { params: { path: { id } } }));
  expect(game).toMatchObject({ yourSeat: 1, players: names.map((displayName) => ({ displayName })) });
  const stranger = application.actingFor('irc', 'another person');
  await expect(bodyOf(stranger.GET('/v1/games'))).rejects.toMatchObject({ status: 403 });
});
