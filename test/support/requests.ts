import type { OverHttp } from './app.ts';
import type { TestPlayer } from './players.ts';
import { decide, optionsOf, readTable, startTable, type TestTable } from './table.ts';

const holes = ['0,0', '2,0'];
const cells = [-1, 0, 1, 2, 3].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** Rules and tiles of a table that asks each player for the abbey before a tile is drawn, with two gaps for it. */
export const abbeyTable = {
  rules: { expansions: ['abbey-and-mayor'] },
  scenario: {
    start: cells
      .filter(({ x, y }) => !holes.includes(`${x},${y}`))
      .map((cell) => ({ tile: 'base/B', ...cell, rotation: 0 })),
    draws: ['base/B', 'base/B', 'base/B', 'base/B', 'base/B', 'base/B'],
  },
};

/** A table whose first player has placed a tile and whose next is asked for the abbey, before any draw. */
export async function undoableTable(service: OverHttp, count = 2, request: object = {}): Promise<TestTable> {
  const table = await startTable(service, count, { ...abbeyTable, ...request });
  await layTile(service, table, 0);
  return table;
}

/** Draws a tile for a seat and places it on the first available cell. */
export async function layTile(service: OverHttp, table: TestTable, seat: number): Promise<void> {
  const player = table.players[seat]!;
  await decide(service, table, player, { type: 'draw' }).expect(201);
  const [option] = await optionsOf(service, table, player);
  await decide(service, table, player, option.decision).expect(201);
}

/** The kind of a request, and the seat it concerns, if any. */
interface RequestBody {
  readonly kind: string;
  readonly seat?: number;
}

/** Opens a request. */
export const openRequest = (service: OverHttp, { id }: TestTable, { auth }: TestPlayer, body: RequestBody) =>
  service.http.post(`/v1/games/${id}/requests`).set(auth).send(body);

/** Answers a request. */
export const answerRequest = (
  service: OverHttp,
  { id }: TestTable,
  { auth }: TestPlayer,
  request: string,
  agree = true,
) => service.http.post(`/v1/games/${id}/requests/${request}/answer`).set(auth).send({ agree });

/** Has all players agree to a seat's request. Returns the game as its player sees it. */
export async function agreeTo(service: OverHttp, table: TestTable, seat: number, kind: string) {
  const by = table.players[seat]!;
  const { body } = await openRequest(service, table, by, { kind }).expect(201);
  for (const other of table.players)
    if (other !== by) await answerRequest(service, table, other, body.id).expect(200);
  return readTable(service, table, by);
}

/** The requests of a table as its first player sees them, newest first. */
export async function requestsOf({
  id,
  players,
}: TestTable): Promise<
  { id: string; kind: string; state: string; awaiting: number[]; seat: number | null }[]
> {
  const { body } = await players[0]!.get(`/v1/games/${id}/requests`).expect(200);
  return body.items;
}
