/** Webhooks for one game, of its players and its spectators. */
import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, makePlayers, type TestPlayer } from '../support/players.ts';
import { resign, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { allFannedOut } from './support/numbered.ts';
import { useReceiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const { subscribe, deliveries, play } = webhookCalls(service);
const first = ({ players }: TestTable) => players[0] as TestPlayer;
const say = ({ id, players }: TestTable, text: string) =>
  service.http
    .post(`/v1/games/${id}/messages`)
    .set((players[1] as TestPlayer).auth)
    .send({ text })
    .expect(201);

test('a webhook for one game receives no other', async () => {
  const [one, all] = [await useReceiver(), await useReceiver()];
  const table = await startTable(service, 2);
  const player = first(table);
  const request = { seatCount: 2, robots: ['easy'], seating: 'as-taken' };
  const { body: other } = await player.post('/v1/games', request).expect(201);
  await allFannedOut(service);
  const hook = await subscribe(player, one.url, { gameId: table.id, name: 'club room' });
  expect(hook).toMatchObject({ gameId: table.id, name: 'club room' });
  await subscribe(player, all.url);
  await play({ ...table, id: other.id }, 0);
  await play(table, 0);
  const gamesAt = ({ received }: typeof one) => received.map(({ body }) => body.data.game.id);
  await vi.waitFor(() => expect(new Set(gamesAt(all))).toEqual(new Set([other.id, table.id])), waiting);
  await vi.waitFor(() => expect(gamesAt(one)).toEqual([table.id]), waiting);
  expect(await deliveries(player, hook.id)).toMatchObject([{ gameId: table.id, event: 'decision.made' }]);
});

test('a webhook cannot be for a game hidden from its owner', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  const stranger = await makePlayer(service);
  const post = (more: object) => stranger.post('/v1/me/webhooks', { url: 'https://bot.example/', ...more });
  const patch = (id: string, more: object) => stranger.patch(`/v1/me/webhooks/${id}`, more);
  expect((await post({ gameId: table.id }).expect(404)).body.type).toBe('/problems/game-not-found');
  const { body } = await post({}).expect(201);
  expect(body).toMatchObject({ gameId: null, name: null });
  expect((await patch(body.id, { gameId: table.id, name: 'x' }).expect(404)).body.type).toBe(
    '/problems/game-not-found',
  );
  const { body: list } = await stranger.get('/v1/me/webhooks').expect(200);
  expect(list.items).toMatchObject([{ id: body.id, gameId: null, name: null }]);
  const open = await startTable(service, 2);
  const changed = { gameId: open.id, name: 'the final' };
  expect((await patch(body.id, changed).expect(200)).body).toMatchObject(changed);
  const cleared = { gameId: null, name: null };
  expect((await patch(body.id, cleared).expect(200)).body).toMatchObject(cleared);
});

describe('a spectator’s webhook', () => {
  const events = ['decision.made', 'turn.started', 'message.posted', 'game.finished'];

  test('receives only public data', async () => {
    const [watching, playing] = [await useReceiver(), await useReceiver()];
    const table = await startTable(service, 2);
    const watcher = await makePlayer(service, 'watcher');
    await subscribe(first(table), playing.url, { events });
    await subscribe(watcher, watching.url, { events, gameId: table.id });
    await say(table, 'Good luck!');
    await play(table, 0);
    await resign(service, table, first(table));
    await vi.waitFor(() => expect(typesAt(watching)).toContain('game.finished'), waiting);
    await vi.waitFor(() => expect(typesAt(playing)).toContain('message.posted'), waiting);
    expect(typesAt(watching)).toEqual(['decision.made', 'decision.made', 'game.finished']);
    for (const { body } of watching.received)
      expect(body.data).toMatchObject({
        seat: null,
        player: { playerId: watcher.id },
        game: { id: table.id },
      });
  });

  test('receives nothing once the game is private', async () => {
    const [watching, playing] = [await useReceiver(), await useReceiver()];
    const table = await startTable(service, 2);
    const watcher = await makePlayer(service, 'watcher');
    const hook = await subscribe(watcher, watching.url, { events, gameId: table.id });
    await subscribe(first(table), playing.url, { events: ['decision.made'] });
    await service.db.prisma.game.update({ where: { id: table.id }, data: { visibility: 'private' } });
    await play(table, 0);
    await vi.waitFor(() => expect(typesAt(playing)).toEqual(['decision.made']), waiting);
    expect(await deliveries(watcher, hook.id)).toEqual([]);
  });

  test('receives nothing before the start', async () => {
    const [watching, hosting] = [await useReceiver(), await useReceiver()];
    const [owner, guest, watcher] = await makePlayers(service, 'owner', 'guest', 'watcher');
    const request = { seatCount: 2 };
    const { body: game } = await owner.post('/v1/games', request).expect(201);
    const joining = ['player.joined', 'game.started'];
    await subscribe(watcher, watching.url, { events: joining, gameId: game.id });
    await subscribe(owner, hosting.url, { events: joining });
    await guest.post(`/v1/games/${game.id}/seats`, {}).expect(201);
    await vi.waitFor(() => expect(typesAt(watching)).toContain('game.started'), waiting);
    await vi.waitFor(() => expect(typesAt(hosting)).toContain('game.started'), waiting);
    expect(typesAt(hosting)).toContain('player.joined');
  });
});
