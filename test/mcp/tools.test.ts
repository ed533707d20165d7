import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { optionsOf, playOn, seatAll, startTable, takeFirst } from '../support/table.ts';
import { connect, textOf } from './support/assistant.ts';

const service = useApp();

test('each tool describes its input and output, and whether it changes anything', async () => {
  const { client } = await connect(service, (await makePlayer(service)).auth);
  expect(client.getServerVersion()).toMatchObject({ name: 'carcassonne-by-mail' });
  expect(client.getInstructions()).toContain('list_games');
  const { tools } = await client.listTools();
  const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
  expect(changing.map(({ name }) => name)).toEqual(['new_game', 'join_game', 'play', 'say', 'send_command']);
  for (const { description, inputSchema, outputSchema } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
  }
  // It is read at the start of each conversation.
  expect(JSON.stringify(tools).length).toBeLessThan(40_000);
});

test('lists the player’s games, those waiting for them, and tables with free seats', async () => {
  const table = await startTable(service);
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  const [one, two] = [await connect(service, anna.auth), await connect(service, bruno.auth)];
  const idsOf = async ({ ask }: typeof one, which?: string) =>
    (await ask('list_games', which === undefined ? {} : { which })).games.map(({ id }: { id: string }) => id);
  expect(await idsOf(one)).toEqual([table.id]);
  expect(await idsOf(one, 'waiting')).toEqual([table.id]);
  expect(await idsOf(two, 'waiting')).toEqual([]);
  const { body } = await anna.post('/v1/games', {}).expect(201);
  expect(await idsOf(two, 'open')).toContain(body.id);
  expect(textOf(await two.call('list_games', { which: 'open' }))).toContain(`#${body.id.slice(-5)}`);
  expect(await two.ask('join_game', { game: `#${body.id.slice(-5)}` })).toMatchObject({
    game: { id: body.id, status: 'running', yourSeat: 1 },
  });
});

test('returns the board as text and picture, and options with their scores', async () => {
  const table = await startTable(service);
  await playOn(service, table, 4);
  const [anna] = table.players as [TestPlayer];
  const { call, ask } = await connect(service, anna.auth);
  const { game, table: seen } = await ask('read_game', { game: table.id });
  expect(game).toMatchObject({ id: table.id, version: 4, yourSeat: 0, awaiting: { seats: [0] } });
  const { body } = await anna.get(`/v1/games/${table.id}`).expect(200);
  expect(seen).toMatchObject({ drawn: body.table.drawn, hand: null, remaining: body.table.bag.remaining });
  expect(textOf(await call('read_game', { game: table.id }))).toContain(seen.board);

  const listed = await call('list_options', { game: table.id });
  const expected = await optionsOf(service, table, anna);
  const told = (listed.structuredContent as { options: { label: string; gains: number[] }[] }).options;
  expect(told.map(({ label, gains }) => [label, gains])).toEqual(
    expected.map(({ label, gains }: { label: string; gains: number[] }) => [label, gains]),
  );
  for (const { label, text } of expected) expect(textOf(listed)).toContain(`${label}: ${text}`);

  const { content } = await call('draw_board', { game: table.id, options: true });
  expect(content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('Carcassonne') });
  const [, picture] = content;
  if (picture?.type !== 'image') throw new Error('There is no picture.');
  expect(picture.mimeType).toBe('image/png');
  const bytes = Buffer.from(picture.data, 'base64');
  const { body: drawn } = await anna.get(`/v1/games/${table.id}/board.png?legal=1&size=800`).expect(200);
  expect(bytes.equals(drawn)).toBe(true);
});

test('a hand is visible to no one else', async () => {
  const table = await startTable(service, 2, { rules: { handSize: 3 } });
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  const handOf = async (player: TestPlayer) => {
    const { ask, call } = await connect(service, player.auth);
    const { table: seen } = await ask('read_game', { game: table.id });
    return { hand: seen.hand as string[] | null, text: textOf(await call('read_game', { game: table.id })) };
  };
  const [mine, theirs] = [await handOf(anna), await handOf(bruno)];
  for (const [player, { hand }] of [[anna, mine] as const, [bruno, theirs] as const]) {
    const { body } = await player.get(`/v1/games/${table.id}`).expect(200);
    expect(hand).toEqual(body.table.hand);
    expect(hand).toHaveLength(3);
  }
  const watcher = await handOf(await makePlayer(service, 'watcher'));
  expect(watcher.hand).toBeNull();
  const onlyTheirs = theirs.hand!.filter((tile) => !mine.hand!.includes(tile));
  for (const tile of onlyTheirs) {
    expect(theirs.text).toContain(tile);
    expect(mine.text).not.toContain(tile);
    expect(watcher.text).not.toContain(tile);
  }
  const { call } = await connect(service, bruno.auth);
  const options = await call('list_options', { game: table.id });
  expect(options.structuredContent).toMatchObject({ options: [], question: null });
});

test('another’s private game is not found', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  const { call } = await connect(service, (await makePlayer(service)).auth);
  for (const tool of ['read_game', 'list_options', 'draw_board', 'wait_for_turn', 'read_messages']) {
    const result = await call(tool, { game: table.id });
    expect(result).toMatchObject({ isError: true });
    expect(textOf(result)).toBe('Game not found');
  }
});

test('a refused decision gives the reason and changes nothing', async () => {
  const table = await startTable(service);
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  const [one, two] = [await connect(service, anna.auth), await connect(service, bruno.auth)];
  const refusals = [
    [two, { decision: '1,0 r0' }, `It’s ${anna.handle}’s turn, not yours.`],
    [one, { decision: '9,9 r0' }, 'R-'],
    [one, { decision: '1a', version: 7 }, 'has changed'],
    [one, { decision: 'resign' }, 'resign'],
    [one, { decision: 'hello' }, 'hello'],
  ] as const;
  for (const [assistant, input, said] of refusals) {
    const result = await assistant.call('play', { game: table.id, ...input });
    expect(result.isError, textOf(result)).toBe(true);
    expect(textOf(result)).toContain(said);
  }
  const { body } = await anna.get(`/v1/games/${table.id}`).expect(200);
  expect(body).toMatchObject({ status: 'running', version: 0, resigned: [] });
  const faulty = await one.call('play', { game: 'no id', decision: '1a' });
  expect(faulty.isError).toBe(true);
  expect(textOf(faulty)).toContain('game');
  expect(service.errors).toEqual([]);
});

test('people and assistants exchange messages at the table', async () => {
  const table = await startTable(service);
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  const [one, two] = [await connect(service, anna.auth), await connect(service, bruno.auth)];
  await one.ask('say', { game: table.id, text: 'Good luck!' });
  await two.ask('say', { game: table.id, text: 'And to you.' });
  const read = await two.call('read_messages', { game: table.id });
  expect(textOf(read)).toBe(`${anna.handle}: Good luck!\n${bruno.handle}: And to you.`);
});

test('the text tool accepts every chat command', async () => {
  const table = await startTable(service);
  const [anna] = table.players as [TestPlayer];
  const { call, ask } = await connect(service, anna.auth);
  expect(textOf(await call('send_command', { text: 'remaining', game: table.id }))).toMatch(/\d+ tiles/);
  const unclear = await call('send_command', { text: 'gibberish', game: table.id });
  expect(unclear.isError).toBe(true);
  const question = await ask('send_command', { text: 'resign', game: table.id });
  expect(question.outcome).toBe('asked');
  expect(textOf(await call('read_rules'))).toContain('R-SCORE-1');
  expect(textOf(await call('read_rules', { about: 'commands' }))).toMatch(/text commands/i);
});

test('waiting ends with the turn or the timeout', async () => {
  const players = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const table = await seatAll(service, players);
  const [anna, bruno] = players as [TestPlayer, TestPlayer];
  const { ask } = await connect(service, bruno.auth);
  expect(await ask('wait_for_turn', { seconds: 1 })).toEqual({ isReady: false, games: [] });
  const begun = Date.now();
  const waiting = ask('wait_for_turn', { seconds: 50 });
  await takeFirst(service, table, anna);
  while ((await optionsOf(service, table, anna)).length > 0) await takeFirst(service, table, anna);
  expect(await waiting).toMatchObject({ isReady: true, games: [{ id: table.id, awaiting: { seats: [1] } }] });
  expect(Date.now() - begun).toBeLessThan(40_000);
});
