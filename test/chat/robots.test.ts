import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { readTable, tableWithAway } from '../support/table.ts';
import { type Answer, say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();

const robotsIn = async ({ game }: Pick<Answer, 'game'>, player: TestPlayer) =>
  (await readTable(service, { id: String(game) }, player)).players.map(
    ({ robot }: { robot: string | null }) => robot,
  );

test('a table filled with robots starts at once and admits no one else', async () => {
  const anna = await makePlayer(service, 'anna');
  for (const [text, robots] of [
    ['new robot', [null, 'fair']],
    ['new against an easy robot, no deadline', [null, 'easy']],
    ['new strong robot and a weak robot', [null, 'strong', 'easy']],
    ['nuova contro un robot facile', [null, 'easy']],
    ['new 2 robots', [null, 'fair', 'fair']],
    ['new with two easy robots and a strong robot', [null, 'easy', 'easy', 'strong']],
    ['nuova contro due robot facili', [null, 'easy', 'easy']],
  ] as const) {
    const made = await say(service, anna, text);
    expect(made, text).toMatchObject({ outcome: 'done', version: 0, awaiting: [{ playerId: anna.id }] });
    expect(made.text).toContain('has started!');
    expect(await robotsIn(made, anna)).toEqual(robots);
  }
});

test('robots stand in or stay out as the table is set, in both languages', async () => {
  const anna = await makePlayer(service, 'anna');
  const standIn = { clock: { onTimeout: 'robot' }, assistance: false, status: 'running' };
  const none = { allowRobots: false, status: 'open' };
  for (const [text, expected] of [
    ['new robot, stand in, no aids', standIn],
    ['nuova robot, sostituto, senza aiuti', standIn],
    ['new no robots', none],
    ['new 3 players without robots', none],
    ['nuova senza robot', none],
  ] as const) {
    const { game } = await say(service, anna, text);
    expect(await readTable(service, { id: String(game) }, anna), text).toMatchObject(expected);
    await say(service, anna, `${shortId(game)} leave`);
  }
  expect(await say(service, anna, 'new 9 robots')).toMatchObject({ outcome: 'not-understood' });
});

test('a table with a robot and free seats stays open, and the owner can add more robots', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const made = await say(service, anna, 'new 4 players robot');
  expect(made.text).toMatch(/ is open\.\n4 players/);
  const seated = await say(service, anna, 'robot easy');
  expect(seated).toMatchObject({ outcome: 'done', game: made.game, version: 0 });
  expect(seated.text).toMatch(/ \(robot\) has joined Carcassonne #/);
  expect(await robotsIn(made, anna)).toEqual([null, 'fair', 'easy']);
  const refused = await say(service, bruno, 'robot', { game: String(made.game) });
  expect(refused).toMatchObject({ outcome: 'refused', text: 'Only the owner of the table can do that.' });
  await speakItalian(service, anna);
  expect((await say(service, anna, 'robot forte')).text).toContain('comincia');
  expect(await robotsIn(made, anna)).toEqual([null, 'fair', 'easy', 'strong']);
});

test('an unknown level is not guessed, and more robots than seats are refused', async () => {
  const anna = await makePlayer(service, 'anna');
  const made = await say(service, anna, 'new');
  expect(await say(service, anna, 'robot esay')).toMatchObject({ outcome: 'not-understood' });
  expect(await robotsIn(made, anna)).toEqual([null]);
  expect(await say(service, anna, 'new 2 players robot robot')).toMatchObject({
    outcome: 'refused',
    text: expect.stringContaining('There are more robots than seats'),
  });
});

test('a robot plays for an absent player once the others agree, until the player returns', async () => {
  const table = await tableWithAway(service);
  const [by, away, other] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const at = { game: table.id };
  expect(await say(service, other, 'agree')).toMatchObject({
    outcome: 'refused',
    text: 'There are no open requests in that game.',
  });
  expect((await say(service, by, 'robot')).text).toBe(
    `Requested: a robot for ${away.handle}. Waiting for ${other.handle}.`,
  );
  expect(await say(service, other, 'robot')).toMatchObject({
    outcome: 'refused',
    text: 'Someone has already requested this.',
  });
  expect((await say(service, by, 'agree')).text).toContain('Others still have to answer.');
  expect((await say(service, other, 'agree')).text).toBe(`All players agreed: a robot for ${away.handle}.`);
  expect((await say(service, by, 'requests')).text).toContain(
    `All players agreed: a robot for ${away.handle}.`,
  );
  expect(await robotsIn(at, by)).toEqual([null, 'fair', null]);
  expect((await say(service, away, 'I am back!')).text).toMatch(
    /^Welcome back: you play for yourself again in Carcassonne #/,
  );
  expect(await robotsIn(at, by)).toEqual([null, null, null]);
});

test('one refusal ends the request, also in Italian', async () => {
  const table = await tableWithAway(service);
  const [by, , other] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  await speakItalian(service, other);
  await say(service, by, 'robot');
  expect(await say(service, other, 'non accetto')).toMatchObject({ outcome: 'done' });
  expect(await say(service, other, 'accetto')).toMatchObject({ outcome: 'refused' });
  expect(await robotsIn({ game: table.id }, by)).toEqual([null, null, null]);
});

test('robots cannot play for players who are present', async () => {
  const anna = await makePlayer(service, 'anna');
  await say(service, anna, 'new robot');
  expect(await say(service, anna, 'robot')).toMatchObject({
    outcome: 'refused',
    text: 'A robot can stand in only once the game has waited a day for this player.',
  });
});

test('a rematch by text seats the robots again and invites only people', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const made = await say(service, anna, 'new 3 players robot');
  expect(await say(service, bruno, 'join', { game: String(made.game) })).toMatchObject({ outcome: 'done' });
  await say(service, anna, 'resign yes');
  await say(service, bruno, 'resign yes');
  expect(await readTable(service, { id: String(made.game) }, anna)).toMatchObject({ status: 'finished' });
  const next = await say(service, anna, 'rematch');
  expect(next.text).toContain(`Invited: ${bruno.handle}.`);
  expect(await robotsIn(next, anna)).toEqual([null, 'fair']);
  expect((await say(service, bruno, 'rematch')).text).toContain('has started!');
});
