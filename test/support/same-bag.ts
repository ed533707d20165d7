import type { TestApp } from './app.ts';
import { makePlayer, type TestPlayer } from './players.ts';
import type { TestTable } from './table.ts';

/** Has a non-playing host open tables with the same bag. Returns them as created. */
export async function openSameBag(
  service: TestApp,
  { auth }: TestPlayer,
  count: number,
  request: object = {},
): Promise<{ readonly id: string; readonly invitation: string }[]> {
  const sent = { games: Array(count).fill({ join: false, ...request }), sameBag: true };
  return (await service.http.post('/v1/games/batch').set(auth).send(sent).expect(201)).body.items;
}

/** Seats two new players at a table, which starts it. */
export async function fillTable(
  service: TestApp,
  { id, invitation }: { readonly id: string; readonly invitation: string },
): Promise<TestTable> {
  const players = [await makePlayer(service), await makePlayer(service)];
  for (const { auth } of players)
    await service.http.post(`/v1/games/${id}/seats`).set(auth).send({ invitation }).expect(201);
  return { id, players };
}
