import { lasting } from '../../notifications/support/lasting.ts';
import type { OverHttp, TestApp, TestPlayer } from '../../support/app.ts';
import { optionsOf, decide as sendDecision, startTable, type TestTable } from '../../support/table.ts';

/** Requests something at a table. */
export const request = (service: OverHttp, { id }: TestTable, { auth }: TestPlayer, body: object) =>
  service.http.post(`/v1/games/${id}/requests`).set(auth).send(body);

/** Answers a request. */
export const answer = (
  service: OverHttp,
  { id }: TestTable,
  { auth }: TestPlayer,
  to: { readonly id: string },
  agree: boolean,
) => service.http.post(`/v1/games/${id}/requests/${to.id}/answer`).set(auth).send({ agree });

/** Has a table of two agree on something. */
export async function agreeOn(service: OverHttp, table: TestTable, body: object): Promise<void> {
  const [by, other] = table.players as [TestPlayer, TestPlayer];
  const { body: opened } = await request(service, table, by, body).expect(201);
  if (opened.state === 'open') await answer(service, table, other, opened, true).expect(200);
}

/** The requests of a table as its first player sees them, the newest first. */
export async function requestsOf(
  service: OverHttp,
  { id, players }: TestTable,
): Promise<{ id: string; kind: string; state: string; awaiting: number[]; seat: number | null }[]> {
  const { body } = await service.http.get(`/v1/games/${id}/requests`).set(players[0]!.auth).expect(200);
  return body.items;
}

/** A running game with players whose tokens outlive a clock that is moved. */
export async function tableOf(service: TestApp, count: number, options: object): Promise<TestTable> {
  const table = await startTable(service, count, options);
  return { ...table, players: await Promise.all(table.players.map((player) => lasting(service, player))) };
}

/** Has a player take the first option. */
export async function play(service: OverHttp, table: TestTable, player: TestPlayer): Promise<void> {
  const [option] = await optionsOf(service, table, player);
  await sendDecision(service, table, player, (option.deployments?.[0] ?? option).decision).expect(201);
}
