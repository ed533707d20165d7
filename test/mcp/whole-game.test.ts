import { expect, test } from 'vitest';
import { shortGame } from '../http/support/short-game.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, makeToken } from '../support/players.ts';
import { seatAll } from '../support/table.ts';
import { type Assistant, connect, textOf } from './support/assistant.ts';

const service = useApp();
useWorkers(service);

async function assistantOf(name: string) {
  const player = await makePlayer(service, name);
  const { auth } = await makeToken(service, player, ['games:play']);
  return { player, assistant: await connect(service, auth) };
}

/** Plays a game to the end, as an assistant that knows only the tools. Returns the result. */
async function playToEnd(assistant: Assistant, game: string, choose: number) {
  for (let turn = 0; ; turn += 1) {
    const { isReady, games } = await assistant.ask('wait_for_turn', { game });
    const [now] = games;
    if (now.status === 'finished') return now;
    if (!isReady) continue;
    const { version, options } = await assistant.ask('list_options', { game });
    const option = options[(choose + turn * 7) % options.length];
    const [withPiece] = option.deployments ?? [];
    const { label } = turn % 2 === 0 && withPiece !== undefined ? withPiece : option;
    expect(await assistant.ask('play', { game, decision: label, version })).toMatchObject({
      outcome: 'done',
    });
  }
}

test('two assistants create a table together, and one creates one with a robot', async () => {
  const [anna, bruno] = [await assistantOf('anna'), await assistantOf('bruno')];
  const made = await anna.assistant.ask('new_game', { name: 'Two assistants', visibility: 'private' });
  expect(made).toMatchObject({ game: { status: 'open', yourSeat: 0 }, invitation: expect.any(String) });
  const { game } = await bruno.assistant.ask('join_game', { game: made.invitation });
  expect(game).toMatchObject({ id: made.game.id, status: 'running', yourSeat: 1 });
  const alone = await anna.assistant.ask('new_game', { robots: ['easy'] });
  expect(alone).toMatchObject({ game: { status: 'running', awaiting: { seats: [0] } }, invitation: null });
});

test('two assistants play a short game to the end', async () => {
  const [anna, bruno] = [await assistantOf('anna'), await assistantOf('bruno')];
  const { id } = await seatAll(service, [anna.player, bruno.player], { visibility: 'private', ...shortGame });
  const ends = await Promise.all([playToEnd(anna.assistant, id, 0), playToEnd(bruno.assistant, id, 3)]);
  expect(ends[0].scores).toEqual(ends[1].scores);
  const { body } = await anna.player.get(`/v1/games/${id}`).expect(200);
  expect(body).toMatchObject({ status: 'finished', scores: ends[0].scores, places: ends[0].places });
  const check = await anna.player.get(`/v1/games/${id}/moves/verify`);
  expect(check.body).toMatchObject({ ok: true, entries: body.version });
  const listed = await anna.assistant.ask('list_games');
  expect(listed.games).toEqual([expect.objectContaining({ id, status: 'finished' })]);
  expect(textOf(await anna.assistant.call('read_game', { game: id }))).toContain('has won');
  expect(service.errors).toEqual([]);
});

test('an assistant plays a short game against a robot to the end', async () => {
  const { player, assistant } = await assistantOf('alone');
  const game = { robots: ['easy'], ...shortGame };
  const { body } = await player.post('/v1/games', game).expect(201);
  const end = await playToEnd(assistant, body.id, 1);
  expect(end).toMatchObject({ status: 'finished', awaiting: null });
  expect(end.places).toHaveLength(2);
  expect(service.errors).toEqual([]);
});
