import { expect, test } from 'vitest';
import { parseCommand } from '../../src/chat/parse.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { readTable, startTable } from '../support/table.ts';
import { say, shortId, speakItalian } from './support/talk.ts';

const service = useApp();
const clock = { perTurn: 'P2D' };

const givenBy = (text: string) => {
  const { call } = parseCommand(text);
  return 'given' in call ? call.given : undefined;
};

test.each([
  ['request pause', { kind: 'pause' }],
  ['request a pause', { kind: 'pause' }],
  ['Request more time!', { kind: 'more-time' }],
  ['request to go on', { kind: 'resume' }],
  ['request a robot for @bruno', { kind: 'robot', name: 'bruno' }],
  ['request more time for bruno', { kind: 'more-time', name: 'bruno' }],
  ['request robot for me', { kind: 'robot', name: 'me' }],
  ['chiedi pausa', { kind: 'pause' }],
  ['chiedi una pausa', { kind: 'pause' }],
  ['chiedi più tempo', { kind: 'more-time' }],
  ['chiedo di riprendere', { kind: 'resume' }],
  ['chiedi un robot al posto di Bruno', { kind: 'robot', name: 'bruno' }],
  ['agree', {}],
  ['agree pause', { kind: 'pause' }],
  ['accetto', {}],
  ['rifiuto', {}],
])('%s', (text, given) => expect(givenBy(text)).toMatchObject(given));

test.each(['request dragons', 'request pause now please', 'agree dragons', 'chiedi'])(
  '%s is ambiguous and not guessed',
  (text) => expect(givenBy(text)).toBeUndefined(),
);

test('two players agree to pause and to resume, one of them in Italian', async () => {
  const table = await startTable(service, 2, { clock });
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  await speakItalian(service, bruno);
  expect((await say(service, anna, 'request pause')).text).toBe(
    `Requested: a pause. Waiting for ${bruno.handle}.`,
  );
  expect((await say(service, bruno, 'richieste')).text).toContain(`${anna.handle} propone una pausa`);
  const turn = await say(service, bruno, 'turno');
  expect(turn.text).toContain('Scrivi "accetto" o "rifiuto".');
  expect((await say(service, bruno, 'accetto')).text).toBe('Siete tutti d’accordo: una pausa.');
  const paused = await say(service, anna, 'turn');
  expect(paused.text).toContain('The game is paused: no deadline.');
  expect((await say(service, anna, 'games')).text).toContain('your turn, paused.');
  expect((await say(service, bruno, 'sollecita')).text).toBe('La partita è in pausa.');
  await say(service, bruno, 'chiedi di riprendere');
  expect((await say(service, anna, 'decline')).text).toBe('Declined: the end of the pause.');
  await say(service, bruno, 'chiedi di riprendere');
  expect((await say(service, anna, 'agree')).text).toBe('All players agreed: the end of the pause.');
  expect((await say(service, anna, 'requests')).text.split('\n')).toEqual([
    'All players agreed: a pause.',
    'Declined: the end of the pause.',
    'All players agreed: the end of the pause.',
  ]);
});

test('asks which of several requests an answer means, in the game that has some', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const tables: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { game } = await say(service, anna, `new 2 days "Table ${count}"`);
    await say(service, bruno, `join ${shortId(game)}`);
    tables.push(String(game));
  }
  const [first = ''] = tables;
  await say(service, anna, 'request pause', { game: first });
  await say(service, anna, 'request more time', { game: first });
  const which = await say(service, bruno, 'agree');
  expect(which).toMatchObject({ outcome: 'asked', game: first });
  expect(which.text).toMatch(/^Which one\? Name it, as in: agree pause\n/);
  expect((await say(service, bruno, 'decline more time')).text).toMatch(/^Declined: more time for anna/);
  expect((await say(service, anna, 'withdraw')).text).toBe('Withdrawn: a pause.');
  expect(await readTable(service, { id: first }, anna)).toMatchObject({ pausedAt: null });
  expect((await say(service, bruno, 'decline')).outcome).toBe('refused');
  expect((await say(service, anna, 'request robot carla', { game: first })).text).toBe('No one sits there.');
});

test('a name means the player who has it, or the only one whose name starts with it', async () => {
  const ann = await makePlayer(service, 'ann');
  const anna = await makePlayer(service, `${ann.handle}a`);
  const carla = await makePlayer(service, 'carla');
  const { game } = await say(service, anna, 'new 3 players 2 days "Names"');
  for (const player of [ann, carla]) await say(service, player, `join ${shortId(game)}`);
  // The game waits for anna, whose name starts like ann's.
  const moreTimeFor = (name: string) =>
    say(service, carla, `request more time for ${name}`, { game: String(game) });
  expect((await moreTimeFor('ann')).text).toBe('No one sits there.');
  expect((await moreTimeFor(ann.handle)).outcome).toBe('refused');
  expect((await moreTimeFor(anna.handle)).outcome).toBe('done');
});
