import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/chat/command.ts';
import { COMMANDS } from '../../src/chat/commands/index.ts';
import { playDecision } from '../../src/chat/commands/play-decision.ts';
import { playOption } from '../../src/chat/commands/play-option.ts';
import { formatLabel, type Label } from '../../src/chat/label.ts';
import { parseCommand } from '../../src/chat/parse.ts';
import { type Decision, formatDecision } from '../../src/engine/index.ts';
import { decisionLabelled, numberedOptions } from '../../src/games/play/options/handles.ts';
import { textsIn } from '../../src/texts/index.ts';
import { forRuns } from '../support/depth.ts';
import { expectSame } from '../support/same.ts';
import { positionsOf } from './support/recorded-positions.ts';

/** The meaning of a text: the name of its command, with the arguments. */
function readOf(text: string): { name: string; given?: unknown } {
  const { call } = parseCommand(text);
  if ('unclear' in call) {
    const { unclear, guesses = [], about } = call;
    const given = { unclear, guesses, about: typeof about === 'object' ? about.name : about };
    return { name: 'unclear', given };
  }
  if (call.action === playOption) return { name: 'label', given: call.given };
  if (call.action === playDecision) return { name: 'decision', given: call.given };
  return { name: (call.action as Command).name, given: call.given };
}

const labelIn = (text: string) => formatLabel((readOf(text).given as { label: Label }).label);
const decisionIn = (text: string): Decision | undefined => {
  const { name, given } = readOf(text);
  return name === 'decision' ? (given as Decision) : undefined;
};

/** The arguments of commands that are unclear on their own. */
const argumentsOf: Readonly<Record<string, string>> = {
  request: ' pause',
  plan: ' U 3,-1 r90',
  unplan: ' 2',
  new: ' 3 players',
  report: ' @anna spam',
  ...Object.fromEntries(
    ['say', 'challenge', 'invite', 'mute', 'unmute', 'block', 'unblock'].map((name) => [name, ' @anna']),
  ),
};

describe('words', () => {
  const all = COMMANDS.flatMap(({ name, texts }) =>
    Object.values(texts).flatMap(({ words }) => words.map((word) => [word, name] as const)),
  );

  test('no word means two commands', () => {
    const words = new Set(all.map(([word]) => word));
    expect(new Set(all.map(([word, name]) => `${name}: ${word}`)).size).toBe(words.size);
  });

  test.each(all)('%s is %s, in any case, with a slash or an exclamation mark', (word, name) => {
    const input = `${word}${argumentsOf[name] ?? ''}`;
    for (const text of [
      input,
      input.toUpperCase(),
      `/${input}`,
      `!${input}`,
      `  ${input.replaceAll(' ', '   ')} `,
    ]) {
      expect(readOf(text), text).toMatchObject({ name });
    }
  });
});

test.each<[string, object]>([
  ['', { name: 'help' }],
  ['?', { name: 'help' }],
  ['help new', { name: 'help', given: { name: 'new' } }],
  ['aiuto: mosse', { name: 'help', given: { name: 'options' } }],
  ['/games@CarcassonneBot', { name: 'games' }],
  ['NOVITÀ', { name: 'turn' }],
  ['board text', { name: 'board', given: { isText: true } }],
  ['tavolo  TESTO', { name: 'board', given: { isText: true } }],
  ['options page 3', { name: 'options', given: { page: 3 } }],
  ['mosse pag 2', { name: 'options', given: { page: 2 } }],
  ['options 7', { name: 'options', given: { about: { cell: 7, turn: '', deployment: undefined } } }],
  ['7a?', { name: 'options', given: { about: { cell: 7, turn: 'a', deployment: undefined } } }],
  ['7a floor?', { name: 'options', given: { about: { cell: 7, turn: 'a' }, who: ['floor'] } }],
  ['options 7a Turm', { name: 'options', given: { about: { cell: 7, turn: 'a' }, who: ['floor'] } }],
  ['log 12', { name: 'log', given: { count: 12 } }],
  ['storia 900', { name: 'log', given: { count: 20 } }],
  ['remaining (3, -1)', { name: 'remaining', given: { cell: { x: 3, y: -1 } } }],
  ['fit 3 −1', { name: 'remaining', given: { cell: { x: 3, y: -1 } } }],
  ['say  Hello, Bruno: 7a!', { name: 'say', given: { text: 'Hello, Bruno: 7a!' } }],
  ['say well – done…', { name: 'say', given: { text: 'well – done…' } }],
  ['di: città è "CITTÀ"', { name: 'say', given: { text: 'città è "CITTÀ"' } }],
  ['resign', { name: 'resign', given: { isSure: false } }],
  ['RESIGN, yes!', { name: 'resign', given: { isSure: true } }],
  ['abbandona sì', { name: 'resign', given: { isSure: true } }],
  ['join Kd83-hf_QQ', { name: 'join', given: { which: 'Kd83-hf_QQ' } }],
  ['unisciti #3F9AC', { name: 'join', given: { which: '#3F9AC' } }],
  ['invite bruno, @carla', { name: 'invite', given: { names: ['bruno', 'carla'] } }],
  ['\u0002\u000304,01games\u000f', { name: 'games' }],
])('%j is understood', (text, read) => {
  expect(readOf(text)).toMatchObject(read);
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
  expect(labelIn(text)).toBe(label);
});

test.each<[string, object]>([
  ['3a road', { label: { cell: 3, turn: 'a' }, who: ['road'] }],
  ['3A on the Road0', { label: { cell: 3, turn: 'a' }, who: ['road0'] }],
  ['3 builder@road0', { label: { cell: 3, turn: '' }, who: ['builder', 'road0'] }],
  ['3a big meeple city', { label: { cell: 3, turn: 'a' }, who: ['large-meeple', 'city'] }],
  ['12b seguace grande città N', { label: { cell: 12, turn: 'b' }, who: ['large-meeple', 'city', 'n'] }],
  ['7a fairy 3,1', { label: { cell: 7, turn: 'a' }, who: ['fairy', '3,1'] }],
  ['7a Fee 3, 1', { label: { cell: 7, turn: 'a' }, who: ['fairy', '3,1'] }],
  ['7 floor -2,0 capture -2,5', { label: { cell: 7, turn: '' }, who: ['floor', '-2,0', '>', '-2,5'] }],
  ['7 torre -2,0 cattura -2,5', { label: { cell: 7, turn: '' }, who: ['floor', '-2,0', '>', '-2,5'] }],
  [
    '7 Turm 1,0 fängt 2,0 gegen Wagen',
    { label: { cell: 7, turn: '' }, who: ['floor', '1,0', '>', '2,0', '<', 'wagon'] },
  ],
  ['7b road 5,-2', { label: { cell: 7, turn: 'b' }, who: ['road', '5,-2'] }],
])('%j names a player at the table', (text, given) => {
  expect(readOf(text)).toMatchObject({ name: 'label', given });
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
  ['dragon to 3,-1', 'dragon 3,-1'],
  ['Drache auf 3,-1', 'dragon 3,-1'],
  ['drago 3 -1', 'dragon 3,-1'],
  ['ransom 1 follower', 'ransom 1 meeple'],
  ['Lösegeld nein', 'ransom -'],
  ['3,-1 r90 fairy meeple@0,1:city0', '3,-1 r90 + fairy meeple@0,1:city0'],
  ['3,-1 r90 floor 0,2', '3,-1 r90 + floor 0,2'],
  ['3,-1 r90 + torre 0,2 cattura 1 seguace@0,4:strada0', '3,-1 r90 + floor 0,2 > 1 meeple@0,4:road0'],
  ['3,-1 r90 meeple on road0 at 5,-2', '3,-1 r90 meeple@5,-2:road0'],
  ['3,-1 r90 5,-2 Straße0', '3,-1 r90 meeple@5,-2:road0'],
])('the decision %j is %s', (text, decision) => {
  const read = decisionIn(text);
  expect(read && formatDecision(read)).toBe(decision);
});

test.each<[string, object]>([
  ['optoins', { guesses: ['options'] }],
  ['moses', { guesses: ['moves', 'mosse'] }],
  ['partitte', { guesses: ['partite'] }],
  ['3,-1', { about: 'decision' }],
  ['wagon to the moon', { about: 'decision' }],
  ['say', { about: 'say' }],
  ['new with dragons', { about: 'new', unclear: 'dragons' }],
  ['new "Sunday\u202e table"', { about: 'new', unclear: 'Sunday\u202e table' }],
  ['new reliability 101', { about: 'new', unclear: 'reliability' }],
  ['challenge @bruno reliability 90', { about: 'challenge' }],
  ['what?', { guesses: [] }],
])('%j is not understood, with a hint', (text, hint) => {
  expect(readOf(text)).toMatchObject({ name: 'unclear', given: hint });
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
])('%j names a game', (text, game, name) => {
  expect(parseCommand(text).game).toBe(game);
  const rest = text
    .replace(/#[0-9a-fA-F-]{5,}:?/, '')
    .replace('  ', ' ')
    .trim();
  expect(readOf(game === undefined ? text : rest === '' ? 'turn' : rest)).toMatchObject({ name });
});

test.each<[string, object]>([
  ['new', { rules: {}, invite: [] }],
  ['new 3', { seatCount: 3 }],
  ['new game for three players', { seatCount: 3 }],
  [
    'new 4p inns & traders, second edition',
    {
      seatCount: 4,
      rules: { edition: 'second', expansions: ['inns-and-cathedrals', 'traders-and-builders'] },
    },
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
  ['new "Sunday  Table" 2', { name: 'Sunday Table', seatCount: 2 }],
  [
    'nuova partita «Domenica» da 3 giocatori con locande e mercanti',
    {
      name: 'Domenica',
      seatCount: 3,
      rules: { expansions: ['inns-and-cathedrals', 'traders-and-builders'] },
    },
  ],
  [
    'nuova tre giocatori prima edizione mano di tre città piccole 2',
    { seatCount: 3, rules: { edition: 'first', handSize: 3, smallCity: 2 } },
  ],
  ['nuova tutte le espansioni una settimana privata', { perTurn: 'P1W', visibility: 'private' }],
  ['nuova senza scadenza @bruno', { perTurn: 'none', invite: ['bruno'] }],
  ['new no assistance', { assistance: false }],
  ['new no aids', { assistance: false }],
  ['neu ohne Spielhilfen', { assistance: false }],
  ['neu ohne Hilfen', { assistance: false }],
  ['nuova senza aiuti', { assistance: false }],
  ['new 3 players, 90% reliable, 2 days', { seatCount: 3, minReliability: 90, perTurn: 'P2D' }],
  ['new reliability of at least 95 % robot', { minReliability: 95, robots: ['fair'] }],
  ['nuova affidabilità 100', { minReliability: 100 }],
  ['new unrated, 2 days', { rated: false, perTurn: 'P2D' }],
  ['neu ohne Wertung', { rated: false }],
  ['nuova amichevole', { rated: false }],
  ['neu zuverlässig ab 80, 2 Spieler', { minReliability: 80, seatCount: 2 }],
  ['new edition 2', { rules: { edition: 'second' } }],
  ['new dragon tower', { rules: { expansions: ['princess-and-dragon', 'tower'] } }],
  [
    'new tower, dragon after scoring, active dragon',
    {
      rules: {
        expansions: ['tower', 'princess-and-dragon'],
        dragonMoves: 'after-scoring',
        dragonFlight: 'active',
      },
    },
  ],
  ['neu Drache vor der Wertung', { rules: { dragonMoves: 'before-scoring' } }],
  ['nuova tutti muovono il drago', { rules: { dragonFlight: 'everyone' } }],
])('the table %j is read', (text, given) => {
  expect(readOf(text)).toMatchObject({ name: 'new', given });
});

test.each([
  ['new', 'en'],
  ['nuova', 'it'],
  ['neu', 'de'],
] as const)('all words in the help of %s are understood', (word, language) => {
  const [, , ...parts] = textsIn(language).commands.new.help.split('\n');
  const tables = parts.flatMap((line) => {
    const [subject = '', words = ''] = line.trim().split(/: (.*)/);
    if (/^(?:For example|Per esempio|Zum Beispiel)$/.test(subject)) return [words];
    if (/^(?:forfeit|abbandono|ausscheiden)$/.test(subject)) return [`${word} ${subject}`];
    const items = words.replace(/ \(.*?\)/g, '').split(/, (?:or |oppure )?| or | o | oder /);
    return items.map((item) => `${word} ${item}`);
  });
  expect(tables.length).toBeGreaterThan(25);
  for (const table of tables) expect(readOf(table), table).toMatchObject({ name: 'new' });
});

test.each([
  ['it', '3a campo so', ['field', 'sw']],
  ['de', '3a Wiese SO', ['field', 'se']],
  ['it', '3a no', ['nw']],
  ['de', '3a NO', ['ne']],
  ['de', '3a große Gefolgsmann auf der Straße', ['large-meeple', 'road']],
  ['en', '3a Straße', ['road']],
] as const)(
  'in %s %j means %j: a word shared by two languages is read in the writer’s',
  (language, text, who) => {
    const { call } = parseCommand(text, { language });
    expect(call).toMatchObject({ given: { who } });
  },
);

test('keywords within words do not affect a table', () => {
  expect(readOf('new inns and king')).toEqual({
    name: 'new',
    given: { rules: { expansions: ['inns-and-cathedrals', 'king-and-robber'] }, invite: [] },
  });
});

test.each([
  ['base-game', 2],
  ['all-expansions', 5],
] as const)('in %s the text form and label of every legal decision parse back to it', (file, every) => {
  let count = 0;
  for (const { state, seat } of positionsOf(file, every)) {
    const plays = numberedOptions('game', 0, state, seat).flatMap((option) => [
      option,
      ...(option.deployments ?? []),
    ]);
    for (const { decision, label } of plays) {
      count += 1;
      expectSame(decisionIn(formatDecision(decision)), decision);
      const read = labelIn(label);
      expectSame(read, label);
      if (count % 20 === 0) expectSame(decisionLabelled(read, state, seat), decision);
    }
  }
  expect(count).toBeGreaterThan(1000);
});

test('never throws, whatever the text', () => {
  const words = COMMANDS.flatMap(({ texts }) => Object.values(texts).flatMap((text) => text.words));
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
      expect(parseCommand(pieces.join(between)).call).toBeTypeOf('object');
    }),
    forRuns(5000),
  );
});

describe('long texts', () => {
  const long = (length: number) => '1'.repeat(length);

  test('over 500 characters are not a command', () => {
    expect(readOf(long(500)).given).toMatchObject({ about: undefined });
    expect(readOf(long(501)).given).toMatchObject({ about: 'length' });
    expect(readOf(`#3f9ac ${long(600)}`).given).toMatchObject({ about: 'length' });
    expect(parseCommand(`#3f9ac ${long(600)}`).game).toBe('3f9ac');
  });

  test.each(['say', 'di'])('except messages: %s', (word) => {
    expect(readOf(`#3f9ac ${word} ${long(1900)}`)).toEqual({ name: 'say', given: { text: long(1900) } });
  });
});
