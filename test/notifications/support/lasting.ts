import type { TestApp, TestPlayer } from '../../support/app.ts';
import { startTable, type TestTable } from '../../support/table.ts';

/** The same player with an API token that does not expire, even if the clock is moved. */
export async function lasting(service: TestApp, player: TestPlayer): Promise<TestPlayer> {
  const newToken = { name: 'test', scopes: ['games:read', 'games:play', 'webhooks', 'profile'] };
  const { body } = await service.http.post('/v1/me/tokens').set(player.auth).send(newToken).expect(201);
  return { ...player, auth: { authorization: `Bearer ${body.token}` } };
}

/** A running game whose players have such tokens. */
export async function lastingTable(service: TestApp, count: number, options: object): Promise<TestTable> {
  const table = await startTable(service, count, options);
  return { ...table, players: await Promise.all(table.players.map((player) => lasting(service, player))) };
}
