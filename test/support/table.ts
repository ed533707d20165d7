import type { OverHttp, TestApp } from './app.ts';
import { lasting, makePlayer, type TestPlayer } from './players.ts';

/** A game with its players in the order of their seats. */
export interface TestTable {
  readonly id: string;
  readonly players: TestPlayer[];
}

/** Creates a game of `count` new players over HTTP, which starts it. */
export async function startTable(service: OverHttp, count = 2, request: object = {}): Promise<TestTable> {
  const players: TestPlayer[] = [];
  for (let seat = 0; seat < count; seat += 1) players.push(await makePlayer(service, 'seat'));
  return seatAll(service, players, request);
}

/** Creates a game of these players over HTTP, which starts it. */
export async function seatAll(
  service: OverHttp,
  players: TestPlayer[],
  request: object = {},
): Promise<TestTable> {
  const [owner, ...others] = players as [TestPlayer, ...TestPlayer[]];
  const made = await owner.post('/v1/games', { seatCount: players.length, ...request }).expect(201);
  for (const { auth } of others) {
    await service.http
      .post(`/v1/games/${made.body.id}/seats`)
      .set(auth)
      .send({ invitation: made.body.invitation ?? undefined })
      .expect(201);
  }
  return { id: made.body.id, players };
}

/** The game as a player sees it. */
export async function readTable(service: OverHttp, { id }: Pick<TestTable, 'id'>, { auth }: TestPlayer) {
  return (await service.http.get(`/v1/games/${id}`).set(auth).expect(200)).body;
}

/** Returns the options that the player has now. */
export async function optionsOf(service: OverHttp, { id }: Pick<TestTable, 'id'>, { auth }: TestPlayer) {
  return (await service.http.get(`/v1/games/${id}/options`).set(auth).expect(200)).body.options;
}

/** Sends a decision. */
export function decide(
  service: OverHttp,
  { id }: Pick<TestTable, 'id'>,
  { auth }: TestPlayer,
  decision: object,
) {
  return service.http.post(`/v1/games/${id}/moves`).set(auth).send(decision);
}

/** Has a player take the first option. */
export async function takeFirst(service: OverHttp, table: TestTable, player: TestPlayer): Promise<void> {
  const [option] = await optionsOf(service, table, player);
  await decide(service, table, player, (option.deployments?.[0] ?? option).decision).expect(201);
}

/** Has a seat's player take the first option, without a piece. Returns the answer. */
export async function placeFirst(service: OverHttp, table: TestTable, seat: number) {
  const player = table.players[seat] as TestPlayer;
  const [option] = await optionsOf(service, table, player);
  return decide(service, table, player, option.decision).expect(201);
}

/** Has a player decide until it is another player's turn. */
export async function takeTurn(service: OverHttp, table: TestTable, player: TestPlayer): Promise<void> {
  for (;;) {
    const { awaiting } = await readTable(service, table, player);
    if (awaiting?.seats[0] !== table.players.indexOf(player)) return;
    await takeFirst(service, table, player);
  }
}

/** Decides for the awaiting player by `choose`, `turns` times or to the end. Returns the last answer. */
export async function playOn(service: OverHttp, table: TestTable, turns = 1000, choose = 0) {
  let answer = await readTable(service, table, table.players[0] as TestPlayer);
  for (let turn = 0; turn < turns && answer.awaiting !== null; turn += 1) {
    const player = table.players[answer.awaiting.seats[0]] as TestPlayer;
    const options = await optionsOf(service, table, player);
    const option = options[(choose + turn * 7) % options.length];
    const play = turn % 2 === 0 ? (option.deployments?.[0] ?? option) : option;
    answer = (await decide(service, table, player, play.decision).expect(201)).body;
  }
  return answer;
}

/** A table of three at which the game has waited for the player on seat 1 for two days. */
export async function tableWithAway(service: Pick<TestApp, 'http' | 'db'>): Promise<TestTable> {
  const table = await startTable(service, 3);
  await playOn(service, table, 1);
  const text = `UPDATE games SET updated_at = updated_at - interval '2 days' WHERE id = $1`;
  await service.db.pool.query(text, [table.id]);
  return table;
}

/** A running game whose players have tokens that do not expire. */
export async function lastingTable(service: TestApp, count: number, options: object): Promise<TestTable> {
  const table = await startTable(service, count, options);
  return { ...table, players: await Promise.all(table.players.map((player) => lasting(service, player))) };
}

/** Has a player resign a game. */
export async function resign(service: OverHttp, { id }: Pick<TestTable, 'id'>, { auth }: TestPlayer) {
  await service.http.post(`/v1/games/${id}/resign`).set(auth).expect(201);
}

/** Lets the first tile of a game complete a city. */
export const cityFirst = { scenario: { draws: ['base/E', 'base/U', 'base/V', 'base/U'] } };

/** Has the first player of a game with `cityFirst` score four points and resign. A game of two ends with that. */
export async function resignAhead(service: OverHttp, table: TestTable): Promise<void> {
  const [first] = table.players as [TestPlayer];
  const city = { type: 'tile', x: 0, y: -1, rotation: 180, deploy: { piece: 'meeple', segment: 'city0' } };
  const { body } = await decide(service, table, first, city).expect(201);
  if (body.scores[0] !== 4) throw new Error('The first player is not ahead.');
  await resign(service, table, first);
}

/** A game of `count` new players whose first player resigned while ahead. */
export async function tableWithResigner(service: OverHttp, count = 2, request: object = {}) {
  const table = await startTable(service, count, { ...cityFirst, ...request });
  await resignAhead(service, table);
  return table;
}
