import { describe, expect, test } from 'vitest';
import { readPlan } from '../../src/chat/read-plan.ts';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { plansAt, tableWith } from '../games/plans/support.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { say, speakItalian } from './support/talk.ts';

const service = useApp();
const at = { type: 'tile', x: 3, y: -1, rotation: 90 };
const onRoad = { ...at, deploy: { piece: 'meeple', segment: 'road0' } };
const taken = { type: 'occupied', x: 2, y: 0 };
const dragonTo = (...prefer: object[]) => ({
  decisions: [{ type: 'preference', decision: 'dragon', prefer }],
  repeats: true,
});
const city = { type: 'completed', feature: '3,0:city0' };

describe('a plan is read from', () => {
  const always = { conditions: [], repeats: false };
  test.each([
    ['U 3,-1 r90 meeple@road0', { tile: 'u', decisions: [onRoad], ...always }],
    ['tile base/U 3,-1 r90', { tile: 'base/u', decisions: [at], ...always }],
    ['base/U 3,-1 r90', { decisions: [{ ...at, tile: 'base/U' }], ...always }],
    ['u (3,-1) 90 follower on road 0', { tile: 'u', decisions: [onRoad], ...always }],
    ['any 3,-1 r90', { decisions: [at], ...always }],
    ['3,-1 r90', { decisions: [at], ...always }],
    ['U', { tile: 'u', ...always }],
    ['U 3a.1', { tile: 'u', label: { cell: 3, turn: 'a', deployment: 1 }, ...always }],
    ['after 1 U 3,-1 r90', { tile: 'u', decisions: [at], follows: 1 }],
    ['dopo piano 2: U 3,-1 r90', { tile: 'u', decisions: [at], follows: 2 }],
    ['after plan 12: U', { tile: 'u', follows: 12 }],
    ['draw always', { decisions: [{ type: 'draw' }], conditions: [], repeats: true }],
    ['U 3,-1 r90; wagon -', { tile: 'u', decisions: [at, { type: 'wagon', to: null }], ...always }],
    ['U 3,-1 r90 if 2,0 is taken', { tile: 'u', decisions: [at], conditions: [taken], repeats: false }],
    ['U 3,-1 r90 if 2,0 is free', { tile: 'u', decisions: [at], conditions: [{ ...taken, not: true }] }],
    [
      'U 3,-1 r90 if 3,0:city0 is not complete and 2,0 is taken.',
      { tile: 'u', decisions: [at], conditions: [{ ...city, not: true }, taken] },
    ],
    [
      'U 3,-1 r90 if no other player is on 3,0:road1',
      { tile: 'u', conditions: [{ type: 'claimed', feature: '3,0:road1', not: true }] },
    ],
    ['U 3,-1 r90 seguace@strada0', { tile: 'u', decisions: [onRoad] }],
    ['qualsiasi 3,-1 r90 se 2,0 è occupato', { decisions: [at], conditions: [taken] }],
    ['U 3,-1 r90 se 3,0:città0 è completa e 2,0 è occupato', { tile: 'u', conditions: [city, taken] }],
    ['dragon away, else towards Anna', dragonTo({ type: 'away' }, { type: 'towards', name: 'anna' })],
    [
      'move the dragon to @anna, otherwise away from me',
      dragonTo({ type: 'towards', name: 'anna' }, { type: 'away' }),
    ],
    [
      'drago lontano da me, altrimenti verso Anna',
      dragonTo({ type: 'away' }, { type: 'towards', name: 'anna' }),
    ],
    ['pesca sempre', { decisions: [{ type: 'draw' }], repeats: true }],
  ])('%s', (text, expected) => expect(readPlan(text, 'en')).toMatchObject(expected));

  test.each<[string, object]>([
    ['Plättchen U 3,-1 r90 gefolgsmann@straße0', { tile: 'u', decisions: [onRoad] }],
    ['egal 3,-1 gedreht 90 wenn 2,0 belegt ist', { decisions: [at], conditions: [taken] }],
    [
      'U 3,-1 r90 falls 3,0:Stadt0 nicht fertig und 2,0 frei ist',
      {
        tile: 'u',
        conditions: [
          { ...city, not: true },
          { ...taken, not: true },
        ],
      },
    ],
    ['den Drachen weg von mir, sonst zu Anna', dragonTo({ type: 'away' }, { type: 'towards', name: 'anna' })],
    ['nach Plan 1: ziehen immer', { decisions: [{ type: 'draw' }], repeats: true, follows: 1 }],
  ])('%s, in German', (text, expected) => expect(readPlan(text, 'de')).toMatchObject(expected));

  test.each(['', 'hello there', 'U 3,-1 r90 if it rains', 'U 3,-1 r90; and so on', 'U 3a.1; wagon -'])(
    'is not read from %s',
    (text) => expect(readPlan(text, 'en')).toBeUndefined(),
  );
});

test('a player plans by text, and no one else sees it', async () => {
  const table = await tableWith(service);
  const [, second] = table.players as [TestPlayer, TestPlayer];
  const about = { game: table.id };
  const options = await say(service, second, 'plan V', about);
  expect(options).toMatchObject({ outcome: 'done', secret: true });
  expect(options.text).toContain('1a (-1,0) r180: .1 road N-E');
  const made = await say(service, second, 'plan V 2a.1 if 1,0 is taken', about);
  expect(made).toMatchObject({ outcome: 'done', secret: true, picture: null });
  expect(made.text).toMatch(/^Plan 1: with base\/V \(road S-W\): if 1,0 is taken: at 0,1, (as it is|turned)/);
  await say(service, second, 'plan any -1,0 r90', about);
  const list = await say(service, second, 'plans', about);
  expect(list.text.split('\n')).toHaveLength(2);
  expect((await say(service, second, 'unplan 1', about)).text).toMatch(/^Deleted: with base\/V/);
  expect((await say(service, second, 'unplan 7', about)).outcome).toBe('refused');
  expect((await say(service, second, 'plan U 0,0 r0', about)).outcome).toBe('refused');
  expect((await say(service, second, 'plan A 1,0 r0', about)).text).toMatch(/^Still to come: base\/U/);
  expect((await say(service, second, 'plan dinner', about)).outcome).toBe('not-understood');
  const { body } = await plansAt(service, table, second).list().expect(200);
  expect(body.items).toMatchObject([{ position: 1, tile: null }]);
});

test('a chain of plans is created and listed by text, in both languages', async () => {
  const table = await tableWith(service);
  const [, second] = table.players as [TestPlayer, TestPlayer];
  const about = { game: table.id };
  await say(service, second, 'plan V 0,1 r0', about);
  expect((await say(service, second, 'plan after 1: U', about)).text).toContain('(0,2)');
  expect((await say(service, second, 'plan after 3: U', about)).outcome).toBe('refused');
  const made = await say(service, second, 'plan after 1: U 0,2 r0', about);
  expect(made.text).toMatch(/^Plan 2: after plan 1, with base\/U \(road N-S\): at 0,2, as it is$/);
  const [, follower] = (await say(service, second, 'plans', about)).text.split('\n');
  expect(follower).toBe(made.text);
  await speakItalian(service, second);
  expect((await say(service, second, 'piani', about)).text).toContain('Piano 2: dopo il piano 1, con base/U');
});

test('also works in Italian, with automatic forced moves', async () => {
  const table = await tableWith(service);
  const [, second] = table.players as [TestPlayer, TestPlayer];
  await speakItalian(service, second);
  const about = { game: table.id };
  const made = await say(service, second, 'piano V 0,1 r0 seguace@strada0 se 1,0 è libero', about);
  expect(made.text).toMatch(/^Piano 1: con base\/V \(strada S-O\): se 1,0 è libero: /);
  const forced = await say(service, second, 'automatico sì', about);
  expect(forced.text).toMatch(/^D’ora in poi/);
  expect((await say(service, second, 'piani', about)).text).toContain('D’ora in poi');
  expect((await say(service, second, 'automatico no', about)).outcome).toBe('done');
  expect((await plansAt(service, table, second).list().expect(200)).body.playForcedMoves).toBe(false);
  expect((await say(service, second, 'togli piano 1', about)).text).toMatch(/^Eliminato: /);
  expect((await say(service, second, 'piani', about)).text).toBe('Non hai piani in questa partita.');
});

test.each(LANGUAGES)('the help on plans has a line to copy for the dragon, in %s', (language) => {
  const { help } = textsIn(language).commands.plan;
  const lines = help.split('\n').flatMap((line) => /^ *(?:plan|piano) (.+?): /.exec(line)?.slice(1) ?? []);
  const goals = dragonTo({ type: 'away' }, { type: 'towards', name: 'anna' });
  expect(lines.map((line) => readPlan(line, language))).toContainEqual(expect.objectContaining(goals));
});

test('a player declines every ransom by a plan that names it', async () => {
  const table = await startTable(service, 2, { rules: { expansions: ['tower'] } });
  const [, second] = table.players as [TestPlayer, TestPlayer];
  const { text } = await say(service, second, 'plan ransom - always', { game: table.id });
  expect(text).toBe('Plan 1: buy no follower back, every time');
});

test('a player plans by text where the dragon shall go', async () => {
  const table = await startTable(service, 2, { rules: { expansions: ['princess-and-dragon'] } });
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const about = { game: table.id };
  const made = await say(service, first, `plan dragon away, else towards ${second.handle}`, about);
  const words = `move the dragon away from you, else towards ${second.handle}, every time`;
  expect(made).toMatchObject({ outcome: 'done', secret: true, text: `Plan 1: ${words}` });
  expect((await say(service, first, 'plan dragon towards nobody-here', about)).outcome).toBe('refused');
  await speakItalian(service, first);
  const list = (await say(service, first, 'piani', about)).text;
  expect(list).toBe(`Piano 1: muovi il drago lontano da te, altrimenti verso ${second.handle}, ogni volta`);
  expect((await say(service, first, 'togli piano 1', about)).text).toMatch(/^Eliminato: muovi il drago/);
  expect((await plansAt(service, table, first).list().expect(200)).body.items).toEqual([]);
});
