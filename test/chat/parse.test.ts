import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLabel } from '../../src/chat/intent.ts';
import { parseCommand } from '../../src/chat/parse.ts';
import { COMMANDS } from '../../src/chat/words.ts';
import {
  applyDecision,
  type Decision,
  formatDecision,
  type GameState,
  newGame,
  recordSchema,
  setupOfRecord,
} from '../../src/engine/index.ts';
import { decisionLabelled, numberedOptions } from '../../src/games/play/options/handles.ts';
import { textsIn } from '../../src/texts/chat.ts';
import { forRuns } from '../engine/properties/runs.ts';

const intentOf = (text: string) => parseCommand(text).intent;

describe('words', () => {
  const all = Object.entries(COMMANDS).flatMap(([name, { en, it }]) =>
    [...en, ...it].map((word) => [word, name]),
  );

  test('no word stands for two commands', () => {
    expect(new Set(all.map(([word]) => word)).size).toBe(all.length);
  });

  test.each(all)('%s is %s, in any case, with a slash or an exclamation mark', (word = '', name) => {
    const said =
      name === 'new' ? `${word} 3 players` : name === 'say' || name === 'invite' ? `${word} @anna` : word;
    for (const text of [
      said,
      said.toUpperCase(),
      `/${said}`,
      `!${said}`,
      `  ${said.replaceAll(' ', '   ')} `,
    ]) {
      expect(intentOf(text), text).toMatchObject({ type: name });
    }
  });
});

test.each<[string, object]>([
  ['', { type: 'help' }],
  ['?', { type: 'help' }],
  ['help new', { type: 'help', about: 'new' }],
  ['aiuto: mosse', { type: 'help', about: 'options' }],
  ['/games@CarcassonneBot', { type: 'games' }],
  ['NOVITÀ', { type: 'turn' }],
  ['board text', { type: 'board', isText: true }],
  ['tavolo  TESTO', { type: 'board', isText: true }],
  ['options page 3', { type: 'options', page: 3 }],
  ['mosse pag 2', { type: 'options', page: 2 }],
  ['options 7', { type: 'options', about: { cell: 7, turn: '', deployment: undefined } }],
  ['7a?', { type: 'options', about: { cell: 7, turn: 'a', deployment: undefined } }],
  ['log 12', { type: 'log', count: 12 }],
  ['storia 900', { type: 'log', count: 20 }],
  ['remaining (3, -1)', { type: 'remaining', cell: { x: 3, y: -1 } }],
  ['fit 3 −1', { type: 'remaining', cell: { x: 3, y: -1 } }],
  ['say  Hello, Bruno: 7a!', { type: 'say', text: 'Hello, Bruno: 7a!' }],
  ['say well – done…', { type: 'say', text: 'well – done…' }],
  ['di: città è "CITTÀ"', { type: 'say', text: 'città è "CITTÀ"' }],
  ['resign', { type: 'resign', isSure: false }],
  ['RESIGN, yes!', { type: 'resign', isSure: true }],
  ['abbandona sì', { type: 'resign', isSure: true }],
  ['join Kd83-hf_QQ', { type: 'join', which: 'Kd83-hf_QQ' }],
  ['unisciti #3F9AC', { type: 'join', which: '#3F9AC' }],
  ['invite bruno, @carla', { type: 'invite', names: ['bruno', 'carla'] }],
  ['\u0002\u000304,01games\u000f', { type: 'games' }],
])('%j is understood', (text, intent) => {
  expect(intentOf(text)).toMatchObject(intent);
});

test.each<[string, string]>([
  ['7', '7'],
  ['#7', '7'],
  ['7A', '7a'],
  ['7 a', '7a'],
  ['7.2', '7.2'],
  ['7 2', '7.2'],
  ['7A 2', '7a.2'],
  ['7a2', '7a.2'],
  ['7a . 2', '7a.2'],
  ['play 7a.2!', '7a.2'],
  ['/gioca 7AB 12', '7ab.12'],
])('the label %j is %s', (text, label) => {
  const intent = intentOf(text);
  expect(intent.type === 'label' && formatLabel(intent.label)).toBe(label);
});

test.each<[string, object]>([
  ['3a road', { label: { cell: 3, turn: 'a' }, who: ['road'] }],
  ['3A on the Road0', { label: { cell: 3, turn: 'a' }, who: ['road0'] }],
  ['3 builder@road0', { label: { cell: 3, turn: '' }, who: ['builder', 'road0'] }],
  ['12b seguace grande città N', { label: { cell: 12, turn: 'b' }, who: ['large-meeple', 'city', 'n'] }],
])('%j names who stands there', (text, intent) => {
  expect(intentOf(text)).toMatchObject({ type: 'label', ...intent });
});

test.each<[string, string]>([
  ['3,-1 r90 meeple@road0', '3,-1 r90 meeple@road0'],
  ['3 , -1   R 90  Meeple @ Road0', '3,-1 r90 meeple@road0'],
  ['(3,−1) 90° follower on the road 0', '3,-1 r90 meeple@road0'],
  ['3 -1 90 road0', '3,-1 r90 meeple@road0'],
  ['3,-1 r1 seguace@strada0', '3,-1 r90 meeple@road0'],
  ['3/-1 r2 città 1', '3,-1 r180 meeple@city1'],
  ['3,-1 0', '3,-1 r0'],
  ['place BASE/u 3,-1 r90', 'base/U 3,-1 r90'],
  ['0,2 r270 large meeple city0', '0,2 r270 large-meeple@city0'],
  ['0,2 r270 barn SW', '0,2 r270 barn@SW'],
  ['0,2 r270 fattoria@so', '0,2 r270 barn@SW'],
  ['abbazia 2,0 monastero0', 'abbey 2,0 meeple@monastery0'],
  ['pesca', 'draw'],
  ['wagon none', 'wagon -'],
  ['carro -', 'wagon -'],
  ['wagon –', 'wagon -'],
  ['wagon 3,-1:road0', 'wagon 3,-1:road0'],
  ['conte castello seguace > mercato', 'count castle meeple > market'],
  ['conte no', 'count -'],
  ['redeploy meeple@castle > 3,-1:city0', 'redeploy meeple@castle > 3,-1:city0'],
])('the decision %j is %s', (text, decision) => {
  const intent = intentOf(text);
  expect(intent.type === 'decision' && formatDecision(intent.decision)).toBe(decision);
});

test.each<[string, object]>([
  ['optoins', { guesses: ['options'] }],
  ['moses', { guesses: ['moves', 'mosse'] }],
  ['partitte', { guesses: ['partite'] }],
  ['3,-1', { about: 'decision' }],
  ['wagon to the moon', { about: 'decision' }],
  ['say', { about: 'say' }],
  ['new with dragons', { about: 'new', heard: 'dragons' }],
  ['what?', { guesses: [] }],
])('%j is not understood, with a hint', (text, hint) => {
  expect(intentOf(text)).toMatchObject({ type: 'unclear', ...hint });
});

test.each<[string, string | undefined, string]>([
  ['#3f9ac 7a', '3f9ac', 'label'],
  ['#3F9AC: mosse', '3f9ac', 'options'],
  ['#01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11 score', '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11', 'score'],
  ['#3f9ac', '3f9ac', 'turn'],
  ['/play #3f9ac 7a', '3f9ac', 'label'],
  ['score #3f9ac', '3f9ac', 'score'],
  ['say look at #3f9ac', undefined, 'say'],
  ['#12 ', undefined, 'label'],
])('%j names a game', (text, game, type) => {
  expect(parseCommand(text)).toMatchObject({ game, intent: { type } });
});

test.each<[string, object]>([
  ['new', { rules: {}, invite: [] }],
  ['new 3', { seats: 3 }],
  ['new game for three players', { seats: 3 }],
  [
    'new 4p inns & traders, second edition',
    { seats: 4, rules: { edition: 'second', expansions: ['inns-and-cathedrals', 'traders-and-builders'] } },
  ],
  [
    'new hand of three small cities 2 fields 4 each follower',
    { rules: { handSize: 3, smallCity: 2, fieldPoints: 4, sharing: 'each-meeple' } },
  ],
  ['new 2 days per turn forfeit', { perTurn: 'P2D', onTimeout: 'forfeit' }],
  ['new 12h', { perTurn: 'PT12H' }],
  ['new a day per turn', { perTurn: 'P1D' }],
  ['new no deadlines', { perTurn: 'none' }],
  [
    'new private with @Bruno and carla@example.org',
    { visibility: 'private', invite: ['bruno', 'carla@example.org'] },
  ],
  ['new <@123456> random order', { invite: ['123456'], seating: 'drawn' }],
  ['new "Sunday  Table" 2', { name: 'Sunday Table', seats: 2 }],
  [
    'nuova partita «Domenica» da 3 giocatori con locande e mercanti',
    { name: 'Domenica', seats: 3, rules: { expansions: ['inns-and-cathedrals', 'traders-and-builders'] } },
  ],
  [
    'nuova tre giocatori prima edizione mano di tre città piccole 2',
    { seats: 3, rules: { edition: 'first', handSize: 3, smallCity: 2 } },
  ],
  ['nuova tutte le espansioni una settimana privata', { perTurn: 'P1W', visibility: 'private' }],
  ['nuova senza scadenza @bruno', { perTurn: 'none', invite: ['bruno'] }],
  ['new edition 2', { rules: { edition: 'second' } }],
])('the wish %j is read', (text, wish) => {
  expect(intentOf(text)).toMatchObject({ type: 'new', wish });
});

test.each([
  ['new', 'en'],
  ['nuova', 'it'],
] as const)('all that the help says of %s is understood', (word, language) => {
  const [, , ...parts] = textsIn(language).help('new').split('\n');
  const wishes = parts.flatMap((line) => {
    const [subject = '', said = ''] = line.trim().split(/: (.*)/);
    if (/^(?:As in|Per esempio)$/.test(subject)) return [said];
    if (/^(?:forfeit|abbandono)$/.test(subject)) return [`${word} ${subject}`];
    const items = said.replace(/ \(.*?\)/g, '').split(/, (?:or |oppure )?| or | o /);
    return items.map((item) => `${word} ${item}`);
  });
  expect(wishes.length).toBeGreaterThan(25);
  for (const wish of wishes) expect(intentOf(wish), wish).toMatchObject({ type: 'new' });
});

test('the parts of words are no parts of a wish', () => {
  expect(intentOf('new inns and king')).toEqual({
    type: 'new',
    wish: { rules: { expansions: ['inns-and-cathedrals', 'king-and-robber'] }, invite: [] },
  });
});

const recordIn = (file: string) =>
  recordSchema.parse(JSON.parse(readFileSync(`examples/records/${file}.json`, 'utf8')));

/** Positions of a recorded game at which somebody is asked, with the seat. */
function* positionsOf(file: string, every: number): Generator<{ state: GameState; seat: number }> {
  const record = recordIn(file);
  let { state } = newGame(setupOfRecord(record));
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    if (index % every === 0) yield { state, seat };
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    state = applied.state;
  }
}

const decisionIn = (text: string): Decision | undefined => {
  const intent = intentOf(text);
  return intent.type === 'decision' ? intent.decision : undefined;
};

test.each([
  ['base-game', 2],
  ['all-expansions', 5],
] as const)('in %s the text form and the label of every legal decision lead back to it', (file, every) => {
  let count = 0;
  for (const { state, seat } of positionsOf(file, every)) {
    const plays = numberedOptions('game', 0, state, seat).flatMap((option) => [
      option,
      ...(option.deployments ?? []),
    ]);
    for (const { decision, label } of plays) {
      count += 1;
      expect(decisionIn(formatDecision(decision))).toEqual(decision);
      const intent = intentOf(label);
      const read = intent.type === 'label' ? formatLabel(intent.label) : '';
      expect(read).toBe(label);
      if (count % 20 === 0) expect(decisionLabelled(read, state, seat)).toEqual(decision);
    }
  }
  expect(count).toBeGreaterThan(1000);
});

test('no text at all makes it stumble', () => {
  const words = Object.values(COMMANDS).flatMap(({ en, it }) => [...en, ...it]);
  const parts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...words,
      '#3f9ac',
      '7a',
      '.',
      '-',
      '"',
      '@',
      '3,-1',
      'r90',
      'meeple@road0',
      '\n',
      '>',
      ':',
    ),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), fc.constantFrom('', ' '), (pieces, between) => {
      expect(parseCommand(pieces.join(between)).intent.type).toBeTypeOf('string');
    }),
    forRuns(5000),
  );
});
