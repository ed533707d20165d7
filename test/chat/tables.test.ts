import { expect, test } from 'vitest';
import { makePlayers } from '../players/support/players.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, type TestPlayer } from '../support/players.ts';
import { readTable, tableWithResigner } from '../support/table.ts';
import { say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();

const three = () => makePlayers(service, 'anna', 'bruno', 'carla');

test('new accepts players, expansions, edition, rules, time, guests and a name', async () => {
  const [anna, bruno] = await three();
  const { game, text } = await say(
    service,
    anna,
    `nuova 4 giocatori fiume + conte, seconda edizione, mano di tre, 12 ore abbandono, sorteggio, @${bruno.handle} "Il nostro tavolo"`,
  );
  expect(text).toContain(
    '4 players, second edition, hand of three, The River + The Count of Carcassonne, random order of play, ' +
      '12 hours per move, out after three missed moves, open to all.',
  );
  expect(await readTable(service, { id: String(game) }, anna)).toMatchObject({
    name: 'Il nostro tavolo',
    seatCount: 4,
    seating: 'drawn',
    visibility: 'public',
    clock: { perTurn: 'PT12H', onTimeout: 'forfeit' },
    rules: { expansions: ['river', 'count'], handSize: 3, fieldScoring: 'per-field-city-once', smallCity: 2 },
  });
});

test('invited players find their table by one word; others need the code of a private one', async () => {
  const [anna, bruno, carla] = await three();
  await say(service, anna, 'new "Open to all"'); // which is not joined by accident
  const made = await say(service, anna, `new private 3 players @${bruno.handle}`);
  const code = /join (\S{16})$/.exec(made.text)?.[1];
  expect(await say(service, carla, `join ${shortId(made.game)}`)).toMatchObject({ outcome: 'refused' });
  expect(await say(service, carla, 'join')).toMatchObject({ outcome: 'asked', game: null });
  expect((await say(service, bruno, 'open')).text).toContain('you are invited');
  expect(await say(service, bruno, 'JOIN!')).toMatchObject({ outcome: 'done', game: made.game });
  const begun = await say(service, carla, `join ${code}`);
  expect(begun).toMatchObject({ outcome: 'done', game: made.game, mentions: [{ playerId: anna.id }] });
});

test('a table that requires reliability says so in the answer and in the list', async () => {
  const [owner, other] = [await makePlayer(service), await makePlayer(service)];
  const made = await say(service, owner, 'new 90% reliable "Trusted"');
  expect(made.text).toContain('3 days per move, reliability of at least 90%, open to all.');
  const { body } = await service.http.get(`/v1/games/${made.game}`).expect(200);
  expect(body).toMatchObject({ minReliability: 90 });
  expect((await say(service, other, 'open')).text).toContain(
    `Trusted: not started, 1 of 2 (${owner.handle}), reliability of at least 90%`,
  );
});

test('tables and challenges can be created unrated', async () => {
  const [owner, other] = [await makePlayer(service), await makePlayer(service)];
  const made = await say(service, owner, 'new unrated');
  expect(made.text).toContain('3 days per move, unrated, open to all.');
  const { body } = await service.http.get(`/v1/games/${made.game}`).expect(200);
  expect(body).toMatchObject({ rated: false });
  await say(service, owner, `challenge @${other.handle} best of 3 unrated`);
  const matches = await owner.get('/v1/me/matches').expect(200);
  expect(matches.body.items).toMatchObject([{ rated: false }]);
});

test('a table starts without its free seats, can be left before, and resigning asks for confirmation', async () => {
  const [anna, bruno, carla] = await three();
  const { game } = await say(service, anna, 'new 4');
  for (const player of [bruno, carla]) await say(service, player, `join ${shortId(game)}`);
  expect((await say(service, carla, 'leave')).text).toContain('You have left');
  expect(await say(service, bruno, 'start')).toMatchObject({
    outcome: 'refused',
    text: 'Only the owner of the table can do that.',
  });
  expect((await say(service, anna, 'start')).text).toContain('has started!');
  expect((await say(service, bruno, 'leave')).text).toContain('resign yes: leave a running game for good.');
  const question = await say(service, bruno, 'resign');
  expect(question).toMatchObject({ outcome: 'asked', version: 0 });
  expect(question.text).toContain(`${shortId(game)} resign yes`);
  const left = await say(service, bruno, `${shortId(game)} resign yes`);
  expect(left.text).toContain(`${bruno.handle} resigns.`);
  expect(left.text).toContain(`${anna.handle} has won: ${anna.handle} 0, ${bruno.handle} (resigned) 0.`);
  expect(await readTable(service, { id: String(game) }, anna)).toMatchObject({ status: 'finished' });
  const again = await say(service, bruno, 'rematch');
  expect(again.text).toContain(`Invited: ${anna.handle}.`);
  expect((await say(service, anna, 'rematch')).text).toContain('has started!');
});

test('with several games the answer lists them, and a leading id selects one', async () => {
  const [anna, bruno] = await three();
  const one = await say(service, anna, 'new "One"');
  const two = await say(service, anna, 'new "Two"');
  for (const { game } of [one, two]) await say(service, bruno, `join ${shortId(game)}`);
  const which = await say(service, anna, '1a.1');
  expect(which).toMatchObject({ outcome: 'asked', game: null });
  expect(which.text).toBe(
    `Which game? Put its id in front, as in: ${shortId(two.game)} 1a.1\n` +
      [`${shortId(two.game)} Two`, `${shortId(one.game)} One`]
        .map(
          (name) => `${name}: your turn, until ${untilIn(which.text)}. ${anna.handle} 0, ${bruno.handle} 0`,
        )
        .join('\n'),
  );
  expect(await say(service, anna, `${shortId(one.game)} options`)).toMatchObject({ game: one.game });
  expect(await say(service, anna, `options ${shortId(two.game)}`)).toMatchObject({ game: two.game });
  expect(await say(service, anna, '#00000 options')).toMatchObject({ outcome: 'refused', game: null });
});

const untilIn = (text: string) => /until (.*?)\. /.exec(text)?.[1];

test('impossible tables are refused with an explanation', async () => {
  const [anna, bruno] = await three();
  await speakItalian(service, bruno);
  for (const [player, text, answer] of [
    [anna, 'new 6 players', 'six with Inns & Cathedrals, Traders & Builders or Abbey & Mayor'],
    [bruno, 'nuova 6 giocatori', 'Si gioca da due a cinque; in sei con'],
    [anna, 'new @nobody-at-all', 'There’s no player with the handle nobody-at-all.'],
    [anna, 'new 400 players', 'A game has two to five players'],
    [anna, 'new 7 players with all expansions', 'A game has two to five players'],
    [anna, `new ${Array.from({ length: 21 }, (_, at) => `@guest-${at}`).join(' ')}`, 'twenty people'],
    [anna, 'new 900 days', 'between one minute and one year'],
  ] as const) {
    const refused = await say(service, player, text);
    expect(refused).toMatchObject({ outcome: 'refused', game: null });
    expect(refused.text).toContain(answer);
  }
  expect((await say(service, anna, 'games')).text).toContain('You have no games yet.');
});

test('players of a chat are invited and mentioned by their names there', async () => {
  const application = await makeApplication(service);
  const mira = await makeExternal(service, application, 'mira');
  const noor = await makeExternal(service, application, 'noor');
  const made = await say(service, mira, 'new @Noor "In the room"');
  expect(made).toMatchObject({ outcome: 'done' });
  const begun = await say(service, noor, 'join');
  expect(begun).toMatchObject({ outcome: 'done', game: made.game });
  expect(begun.mentions).toEqual([
    expect.objectContaining({ external: { provider: 'irc', externalId: 'mira' } }),
  ]);
});

test('a player who resigned while ahead has lost, in every answer about the game', async () => {
  const table = await tableWithResigner(service);
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  await speakItalian(service, bruno);
  const result = `${bruno.handle} has won: ${anna.handle} (resigned) 4, ${bruno.handle} 0.`;
  expect((await say(service, anna, 'turn', { game: table.id })).text).toContain(result);
  expect((await say(service, anna, 'games')).text).toContain(result);
  const score = await say(service, anna, 'score', { game: table.id });
  expect(score.text.split('\n').slice(1)).toEqual([`1. ${bruno.handle} 0`, `2. ${anna.handle} 4, resigned`]);
  expect((await say(service, bruno, 'partite')).text).toContain(
    `Ha vinto ${bruno.handle}: ${anna.handle} (ha abbandonato) 4, ${bruno.handle} 0.`,
  );
});

test('players still in the game rank above one who resigned', async () => {
  const table = await tableWithResigner(service, 3);
  const [anna, bruno, carla] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { text } = await say(service, bruno, 'score', { game: table.id });
  const places = text.split('\n').slice(1);
  expect(places.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    `1. ${bruno.handle}`,
    `1. ${carla.handle}`,
    `3. ${anna.handle}`,
  ]);
});

test('a match is resigned by text after confirmation, and a rematch requested', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await say(service, anna, `challenge @${bruno.handle} best of 3`);
  await say(service, bruno, 'join');
  const { body } = await bruno.get('/v1/me/matches').expect(200);
  const [match] = body.items;
  const game = (await service.http.get(`/v1/matches/${match.id}`).expect(200)).body.games[0].id;
  const asked = await say(service, bruno, 'resign');
  expect(asked.text).toContain(`To resign the whole match, say: ${shortId(game)} resign match yes`);
  expect((await say(service, bruno, 'resign match')).text).toContain(`${shortId(game)} resign match yes`);
  const left = await say(service, bruno, `${shortId(game)} resign match yes`);
  expect(left.text).toContain('You have resigned the match.');
  expect((await service.http.get(`/v1/matches/${match.id}`).expect(200)).body).toMatchObject({
    status: 'finished',
    games: [{ status: 'finished' }],
  });
  const again = await say(service, bruno, `${shortId(game)} rematch`);
  expect(again.text).toContain(`You have challenged ${anna.handle}: best of three games.`);
  expect((await say(service, anna, `${shortId(game)} rematch`)).text).toContain(
    'The next match has started.',
  );
});

test('a challenge to a match is created and accepted by text', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const unclear = await say(service, anna, 'challenge best of 3');
  expect(unclear.outcome).toBe('not-understood');
  const made = await say(service, anna, `challenge @${bruno.handle} best of 5 mirrored river 2 days`);
  expect(made).toMatchObject({ outcome: 'done' });
  expect(made.text).toContain(`You have challenged ${bruno.handle}: best of five mirrored pairs of games.`);
  expect((await say(service, bruno, 'join')).text).toContain('has started!');
  const { body } = await bruno.get('/v1/me/matches').expect(200);
  expect(body.items).toMatchObject([
    { bestOf: 5, form: 'mirrored', status: 'running', clock: { perTurn: 'P2D' } },
  ]);
});
