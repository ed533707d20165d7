import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { optionsOf, playOn, readTable, seatAll, startTable } from '../support/table.ts';
import { say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();

test('a table is created, joined and started by text, and its first move is played by label', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const made = await say(service, anna, 'new "Sunday table" 2 days');
  expect(made).toMatchObject({ outcome: 'done', version: 0, status: 'open', picture: null });
  expect(made.text).toContain(
    'Sunday table ' +
      shortId(made.game) +
      ' is open.\n2 players, third edition, base game, 2 days per move, open to all.\n' +
      'Others can join with: join ' +
      shortId(made.game),
  );
  const joined = await say(service, bruno, `join ${shortId(made.game)}`);
  expect(joined).toMatchObject({ outcome: 'done', game: made.game, mentions: [{ playerId: anna.id }] });
  expect(joined.text).toContain('has started!');

  const options = await say(service, anna, 'options');
  expect(options.picture).toMatch(/\/v1\/games\/.*\/moves\/0\/board\.png\?legal=1$/);
  expect(options.pictureAlt).toContain('Carcassonne');
  const [first] = await optionsOf(service, { id: String(made.game) }, anna);
  expect(options.text).toContain(`${first.label} (${first.decision.x},${first.decision.y})`);

  const play = first.deployments[0];
  const played = await say(service, anna, play.label.toUpperCase().replace('.', ' '));
  expect(played).toMatchObject({ outcome: 'done', version: 1, mentions: [{ playerId: bruno.id }] });
  const game = await readTable(service, { id: String(made.game) }, anna);
  expect(game.last.decision).toEqual(play.decision);
});

test('moves out of turn, illegal moves and nonsense get helpful answers', async () => {
  const table = await startTable(service, 2, { name: 'Sunday' });
  const [one, two] = table.players as [(typeof table.players)[0], (typeof table.players)[0]];
  expect(await say(service, two, '1')).toMatchObject({
    outcome: 'refused',
    text: `It’s ${one.handle}’s turn, not yours.`,
  });
  const far = await say(service, one, '30,-1 r90 meeple@road0');
  expect(far).toMatchObject({ outcome: 'refused', version: 0 });
  expect(far.text).toContain('(R-TILE-1)');
  expect(await say(service, one, 'optoins')).toMatchObject({
    outcome: 'not-understood',
    text: 'I didn’t understand "optoins".\nDid you mean "options"?',
  });
  await speakItalian(service, one);
  expect((await say(service, one, 'mose')).text).toContain('Volevi dire "mosse"?');
  expect((await readTable(service, table, one)).version).toBe(0);
});

test('a version refers to the game in the address, not to one named in the text', async () => {
  const table = await startTable(service);
  const other = await seatAll(service, table.players);
  await playOn(service, table, 2);
  const [one] = table.players as [(typeof table.players)[0]];
  const [first] = await optionsOf(service, other, one);
  const text = `${shortId(other.id)} ${first.label}`;
  expect(await say(service, one, text, { game: table.id, version: 2 })).toMatchObject({
    outcome: 'done',
    game: other.id,
    version: 1,
    status: 'running',
  });
});

test('a label is refused if the board has changed since it was listed', async () => {
  const table = await startTable(service, 2);
  await playOn(service, table, 2);
  const [one] = table.players as [(typeof table.players)[0]];
  const [first] = await optionsOf(service, table, one);
  const stale = await say(service, one, first.label, { game: table.id, version: 0 });
  expect(stale).toMatchObject({ outcome: 'refused', version: 2 });
  expect(stale.text).toContain('The board has changed since you last looked');
  expect(await say(service, one, first.label, { game: table.id, version: 2 })).toMatchObject({
    outcome: 'done',
    version: 3,
  });
});
