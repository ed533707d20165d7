import type { TestApp, TestPlayer } from '../../support/app.ts';
import { startTable, type TestTable } from '../../support/table.ts';

/** The same player, with an API token that outlives any moving of the clock. */
export async function lasting(service: TestApp, player: TestPlayer): Promise<TestPlayer> {
  const wish = { name: 'test', scopes: ['games:read', 'games:play', 'webhooks'] };
  const { body } = await service.http.post('/v1/me/tokens').set(player.auth).send(wish).expect(201);
  return { ...player, auth: { authorization: `Bearer ${body.token}` } };
}

/** A running game whose players can call at any time. */
export async function lastingTable(service: TestApp, count: number, wish: object): Promise<TestTable> {
  const table = await startTable(service, count, wish);
  return { ...table, players: await Promise.all(table.players.map((player) => lasting(service, player))) };
}
