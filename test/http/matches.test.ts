import { describe, expect, test, vi } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, resign } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { getAs, postAs } from './support/calls.ts';

const service = useApp();
useWorkers(service);

const two = async () => [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')] as const;

async function challenge(by: TestPlayer, opponent: TestPlayer, request: object = {}) {
  const sent = { opponent: opponent.handle, ...request };
  const { body } = await postAs(service, by.auth, '/v1/matches', sent).expect(201);
  return body;
}

const post = (player: TestPlayer, id: string, deed: string) =>
  postAs(service, player.auth, `/v1/matches/${id}/${deed}`);

const read = async (player: TestPlayer, id: string) =>
  (await getAs(service, player.auth, `/v1/matches/${id}`).expect(200)).body;

/** Has a player resign the running game, and waits until the match has advanced. */
async function lose(player: TestPlayer, id: string) {
  const before = await read(player, id);
  const game = before.games.findLast((each: { status: string }) => each.status === 'running');
  await resign(service, game, player);
  return vi.waitFor(async () => {
    const after = await read(player, id);
    expect(after.status === 'finished' || after.games.length > before.games.length).toBe(true);
    return after;
  }, waiting);
}

describe('a challenge', () => {
  test('reaches the opponent as an invitation, starts on acceptance, and is played to the majority', async () => {
    const [anna, bruno] = await two();
    const match = await challenge(anna, bruno, { name: 'Derby' });
    expect(match).toMatchObject({
      status: 'proposed',
      bestOf: 3,
      yourSide: 0,
      games: [{ game: 1, status: 'open', starter: null }],
    });
    const { body } = await getAs(service, bruno.auth, '/v1/me/invitations').expect(200);
    expect(body.items).toMatchObject([
      { game: { match: { id: match.id, bestOf: 3, status: 'proposed' } }, by: { handle: anna.handle } },
    ]);
    const begun = (await post(bruno, match.id, 'accept').expect(200)).body;
    expect(begun).toMatchObject({ status: 'running', games: [{ status: 'running', starter: 0 }] });
    expect((await readTable(service, begun.games[0], anna)).visibility).toBe('public');
    const after = await lose(bruno, match.id);
    const annas = after.players.findIndex(({ handle }: TestPlayer) => handle === anna.handle);
    expect(after.players[annas].points).toBe(1);
    expect(after.games[1]).toMatchObject({ game: 2, status: 'running', starter: 1 });
    const over = await lose(bruno, match.id);
    expect(over).toMatchObject({ status: 'finished', winner: annas });
    expect(over.games).toHaveLength(2);
    const list = (await getAs(service, bruno.auth, '/v1/me/matches?status=finished').expect(200)).body;
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([match.id]);
    const shown = await bruno.get(`/v1/players/${anna.handle}/matches`).expect(200);
    expect(shown.body.items).toMatchObject([{ id: match.id, winner: annas }]);
  });

  test('can be declined or withdrawn', async () => {
    const [anna, bruno] = await two();
    const declined = await challenge(anna, bruno);
    await post(bruno, declined.id, 'decline').expect(204);
    expect(await read(anna, declined.id)).toMatchObject({
      status: 'cancelled',
      games: [{ status: 'aborted' }],
    });
    const refused = (await post(bruno, declined.id, 'accept').expect(404)).body;
    expect(refused.type).toMatch(/match-not-found$/);
    const withdrawn = await challenge(anna, bruno);
    await post(bruno, withdrawn.id, 'cancel').expect(403);
    await post(anna, withdrawn.id, 'cancel').expect(204);
    expect(await read(anna, withdrawn.id)).toMatchObject({ status: 'cancelled' });
    await post(anna, withdrawn.id, 'cancel').expect(409);
  });

  test('is visible only to the two', async () => {
    const [anna, bruno] = await two();
    const carla = await makePlayer(service, 'carla');
    const { id, games } = await challenge(anna, bruno);
    await getAs(service, carla.auth, `/v1/matches/${id}`).expect(404);
    await service.http.get(`/v1/matches/${id}`).expect(404);
    const { invitation } = await readTable(service, games[0], anna);
    await postAs(service, carla.auth, `/v1/games/${games[0].id}/seats`, { invitation }).expect(404);
    const invite = { invite: [carla.handle] };
    await postAs(service, anna.auth, `/v1/games/${games[0].id}/invitations`, invite).expect(409);
    await postAs(service, anna.auth, `/v1/games/${games[0].id}/robots`, { level: 'easy' }).expect(409);
    await post(bruno, id, 'accept').expect(200);
    await getAs(service, carla.auth, `/v1/matches/${id}`).expect(200);
  });

  test('does not reveal a block, and is refused to guests and against oneself', async () => {
    const [anna, bruno] = await two();
    await bruno.put(`/v1/me/blocks/${anna.handle}`).expect(204);
    const { id } = await challenge(anna, bruno);
    await getAs(service, bruno.auth, `/v1/matches/${id}`).expect(404);
    expect((await getAs(service, bruno.auth, '/v1/me/matches').expect(200)).body.items).toEqual([]);
    expect((await getAs(service, anna.auth, '/v1/me/matches').expect(200)).body.items).toHaveLength(1);
    const guest = await makeGuest(service);
    const sent = { opponent: bruno.handle };
    await postAs(service, guest.auth, '/v1/matches', sent).expect(403);
    await postAs(service, bruno.auth, '/v1/matches', sent).expect(409);
  });
});

test('a rematch is proposed by the first to ask, and accepted by the other', async () => {
  const [anna, bruno] = await two();
  const { id } = await challenge(anna, bruno, { bestOf: 1, rated: false });
  await post(anna, id, 'rematch').expect(409);
  await post(bruno, id, 'accept').expect(200);
  await lose(anna, id);
  const next = (await post(anna, id, 'rematch').expect(201)).body;
  expect(next).toMatchObject({ status: 'proposed', bestOf: 1, rated: false });
  expect((await post(bruno, id, 'rematch').expect(201)).body).toMatchObject({
    id: next.id,
    status: 'running',
  });
  expect((await read(anna, id)).rematchId).toBe(next.id);
});

describe('a resigned match', () => {
  test('is lost with its running game, and the next one does not start', async () => {
    const [anna, bruno] = await two();
    const carla = await makePlayer(service, 'carla');
    const { id } = await challenge(anna, bruno);
    expect((await post(anna, id, 'resign').expect(409)).body.matchStatus).toBe('proposed');
    await post(bruno, id, 'accept').expect(200);
    await post(carla, id, 'resign').expect(403);
    const over = (await post(bruno, id, 'resign').expect(200)).body;
    const [winner, loser] = [over.players[over.winner], over.players[over.forfeitedBy]];
    expect(over).toMatchObject({ status: 'finished', games: [{ status: 'finished' }] });
    expect(winner).toMatchObject({ handle: anna.handle, points: 1 });
    expect(loser).toMatchObject({ handle: bruno.handle, points: 0 });
    expect((await post(bruno, id, 'resign').expect(409)).body.type).toMatch(/match-not-running$/);
    await post(anna, id, 'rematch').expect(201);
  });

  test('ends both games of a pair, with their held decisions', async () => {
    const [anna, bruno] = await two();
    const { id } = await challenge(anna, bruno, { bestOf: 3, form: 'mirrored' });
    const begun = (await post(bruno, id, 'accept').expect(200)).body;
    const [ours] = begun.games;
    const opener = begun.players[0].handle === anna.handle ? anna : bruno;
    const other = opener === anna ? bruno : anna;
    const [option] = await optionsOf(service, ours, opener);
    const { decision } = option.deployments?.[0] ?? option;
    await decide(service, ours, opener, decision).expect(202);
    const over = (await post(other, id, 'resign').expect(200)).body;
    expect(over.games.map(({ status }: { status: string }) => status)).toEqual(['finished', 'finished']);
    expect(over.players[over.winner]).toMatchObject({ handle: opener.handle, points: 1 });
    expect((await readTable(service, ours, opener)).held).toBeUndefined();
  });

  test('also resigns the next game if it was about to start', async () => {
    const [anna, bruno] = await two();
    const { id } = await challenge(anna, bruno);
    const { body } = await post(bruno, id, 'accept').expect(200);
    await resign(service, body.games[0], anna);
    const over = (await post(bruno, id, 'resign').expect(200)).body;
    expect(over.games).toHaveLength(2);
    expect(over.players.map(({ points }: { points: number }) => points)).toEqual([1, 1]);
    expect(over.players[over.winner].handle).toBe(anna.handle);
  });
});

test('deleting an account resigns its matches', async () => {
  const [anna, bruno] = await two();
  const { id } = await challenge(anna, bruno);
  await post(bruno, id, 'accept').expect(200);
  await bruno.delete('/v1/me', { password: 'correct horse battery' }).expect(204);
  const over = await read(anna, id);
  expect(over.status).toBe('finished');
  expect(over.players[over.winner].handle).toBe(anna.handle);
});

test('a mirrored pair starts both games at once, and is lost by resigning one', async () => {
  const [anna, bruno] = await two();
  const hands = { opponent: bruno.handle, form: 'mirrored', rules: { handSize: 3 } };
  await postAs(service, anna.auth, '/v1/matches', hands).expect(422);
  const { id } = await challenge(anna, bruno, { bestOf: 1, form: 'mirrored' });
  const begun = (await post(bruno, id, 'accept').expect(200)).body;
  expect(begun.games).toMatchObject([
    { game: 1, status: 'running', starter: 0 },
    { game: 1, status: 'running', starter: 1 },
  ]);
  const [first, second] = begun.games;
  await resign(service, first, bruno);
  await resign(service, second, bruno);
  await vi.waitFor(async () => expect((await read(anna, id)).status).toBe('finished'), waiting);
  const over = await read(anna, id);
  expect(over.players[over.winner].handle).toBe(anna.handle);
  expect(over.games).toHaveLength(2);
});
