import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  type Decision,
  type GameEvent,
  newGame,
  resolveRules,
  rulesRequestSchema,
} from '../../src/engine/index.ts';
import { adviceIn } from '../../src/texts/choices.ts';
import {
  type EntryFacts,
  entryText,
  LANGUAGES,
  type Language,
  nameIn,
  optionText,
  sentencesFor,
  withNamesIn,
  wordsIn,
} from '../../src/texts/index.ts';
import { randomGame } from '../support/random-log.ts';
import { randomFrom } from '../support/random-play.ts';

const nameOf = (seat: number) => ['Mira', 'Ole', 'Pia', 'Quirin'][seat] ?? '';
const tile = { type: 'tile', x: -2, y: 4, rotation: 90 } as const;
const placed: GameEvent = { type: 'tile-placed', seat: 1, tile: 'base/V', x: -2, y: 4, rotation: 90 };
const skip = (decision: string): EntryFacts => ({
  seat: 1,
  decision: { type: 'skip' },
  events: [
    { type: 'turn-skipped', seat: 1 },
    { type: 'declined', seat: 1, decision },
  ],
});

describe('a tile with all that follows', () => {
  const entry: EntryFacts = {
    seat: 1,
    decision: tile,
    events: [
      placed,
      { type: 'piece-deployed', seat: 1, piece: 'meeple', at: { x: -2, y: 4, segment: 'road0' } },
      { type: 'feature-completed', kind: 'road', feature: '-2,4:road0', tiles: 3 },
      {
        type: 'scored',
        seat: 1,
        points: 6,
        kind: 'road',
        explanation: { lines: [{ of: 'tiles', count: 3, each: 2 }], because: ['inn'] },
      },
      { type: 'piece-returned', seat: 1, piece: 'meeple', from: { x: -2, y: 4, segment: 'road0' } },
      { type: 'taken', seat: 1, what: 'robber', number: 1 },
      { type: 'turn-began', seat: 1, part: 2 },
      { type: 'tile-drawn', seat: 1, tile: 'base/D', remaining: 7 },
    ],
  };

  test('is described with the names of the players', () => {
    expect(entryText('en', entry, nameOf)).toBe(
      'Ole places a tile at -2,4 and puts a highwayman on the road. The road of 3 tiles is complete. ' +
        'Ole gets 6 points for a road. Ole takes the robber baron for the longest road so far. ' +
        'The builder gives Ole a second tile.',
    );
    expect(entryText('it', entry, nameOf)).toBe(
      'Ole piazza una tessera in -2,4 e mette un brigante sulla strada. La strada di 3 tessere è completa. ' +
        'Ole fa 6 punti con una strada. Ole prende il brigante per la strada più lunga finora. ' +
        'Il costruttore dà a Ole una seconda tessera.',
    );
  });

  test('omits the place beside a picture that shows it', () => {
    const [english] = sentencesFor('en', entry, nameOf, { isPictured: true });
    expect(english?.text).toBe('Ole places a tile and puts a highwayman on the road.');
    const [italian] = sentencesFor('it', entry, nameOf, { isPictured: true });
    expect(italian?.text).toBe('Ole piazza una tessera e mette un brigante sulla strada.');
  });

  test('explains the points', () => {
    expect(sentencesFor('en', entry, nameOf)[2]).toEqual({
      text: 'Ole gets 6 points for a road.',
      seat: 1,
      points: 6,
      how: '3 tiles × 2 = 6 (an inn: each tile counts one more)',
    });
  });
});

describe('declined parts of a decision are also described', () => {
  test.each<[EntryFacts, string, string]>([
    [{ seat: 1, decision: { type: 'draw' }, events: [] }, 'Ole keeps the abbey.', 'Ole tiene l’abbazia.'],
    [
      { seat: 1, decision: { type: 'wagon', to: null }, events: [] },
      'Ole takes the wagon home.',
      'Ole riporta a casa il carro.',
    ],
    [
      { seat: 1, decision: { type: 'count', quarter: null }, events: [] },
      'Ole sends no meeple to Carcassonne.',
      'Ole non manda nessuno a Carcassonne.',
    ],
    [
      { seat: 1, decision: { type: 'redeploy', pieces: [] }, events: [] },
      'Ole moves no meeple out of Carcassonne.',
      'Ole non sposta nessuno fuori da Carcassonne.',
    ],
    [
      skip('place'),
      'Ole ran out of time: no tile is placed.',
      'Il tempo di Ole è scaduto: nessuna tessera viene piazzata.',
    ],
    [
      skip('wagon'),
      'Ole ran out of time: the wagon comes home.',
      'Il tempo di Ole è scaduto: il carro torna a casa.',
    ],
  ])('%j', (entry, english, italian) => {
    expect(entryText('en', entry, nameOf)).toBe(english);
    expect(entryText('it', entry, nameOf)).toBe(italian);
  });
});

test('the end names all winners', () => {
  const over = (scores: number[], places: number[]): EntryFacts => ({
    seat: 0,
    decision: tile,
    events: [{ type: 'game-over', scores, places }],
  });
  expect(entryText('en', over([12, 30], [2, 1]), nameOf)).toBe(
    'The game is over and Ole wins: Mira 12, Ole 30.',
  );
  expect(entryText('it', over([30, 30], [1, 1]), nameOf)).toBe(
    'La partita è finita e vincono Mira e Ole: Mira 30, Ole 30.',
  );
});

describe('an option is described as a list item', () => {
  const deploy = { piece: 'meeple', segment: 'road1' };
  const to = { x: 3, y: -1, segment: 'city0' };
  test.each<[Decision, string, string]>([
    [
      { ...tile, deploy },
      'square 7, turned once to the right, a highwayman on the road in the west',
      'casella 7, ruotata di un quarto a destra, un brigante sulla strada a ovest',
    ],
    [
      { ...tile, tile: 'base/U' },
      'base/U (road N-S), square 7, turned once to the right',
      'base/U (strada N-S), casella 7, ruotata di un quarto a destra',
    ],
    [
      { ...tile, rotation: 0, deploy: { piece: 'barn', corner: 'NE' } },
      'square 7, as it is, a barn where four fields meet in the north-east',
      'casella 7, così com’è, una fattoria dove si toccano quattro campi a nord-est',
    ],
    [{ type: 'abbey', x: 1, y: 2 }, 'abbey, square 7', 'abbazia, casella 7'],
    [{ type: 'draw' }, 'keep the abbey', 'tieni l’abbazia'],
    [{ type: 'wagon', to }, 'on to the city at 3,-1', 'prosegue nella città in 3,-1'],
    [{ type: 'wagon', to: null }, 'take the wagon home', 'riporta a casa il carro'],
    [
      { type: 'count', quarter: 'market', piece: 'meeple', moveCountTo: 'castle' },
      'a meeple to the market of Carcassonne, the count to the castle',
      'un seguace al mercato di Carcassonne, il conte al castello',
    ],
    [{ type: 'count', quarter: null }, 'no meeple enters Carcassonne', 'nessuno entra a Carcassonne'],
    [
      { type: 'redeploy', pieces: [{ piece: 'large-meeple', quarter: 'castle', to }] },
      'the big meeple from the castle into the city at 3,-1',
      'il seguace grande dal castello nella città in 3,-1',
    ],
    [{ type: 'redeploy', pieces: [] }, 'no meeple leaves Carcassonne', 'nessuno esce da Carcassonne'],
  ])('%j', (decision, english, italian) => {
    const cell = 'x' in decision ? decision : undefined;
    const option = { decision, label: '7b.1', tile: 'base/W', cell, spots: [], sentHome: [] };
    expect(optionText('en', option)).toBe(english);
    expect(optionText('it', option)).toBe(italian);
  });

  test('features of one kind on a tile are distinguished by side', () => {
    const onTo = { type: 'wagon', to: { x: 3, y: -1, segment: 'road1' } } as const;
    const option = { decision: onTo, label: '2', tile: undefined, cell: undefined, sentHome: [] };
    const spots = [{ tile: 'base/W', segment: 'road1', rotation: 0 }];
    expect(optionText('en', { ...option, spots })).toBe('on to the road at 3,-1, in the south');
    expect(optionText('de', { ...option, spots })).toMatch(/^weiter auf die Straße auf 3,-1, im Süden$/);
  });
});

describe('advice names a decision in a sentence, without ids, degrees or coordinates', () => {
  const to = { x: 3, y: -1, segment: 'city0' };
  test.each<[Decision, string, string]>([
    [{ ...tile, tile: 'base/U' }, 'place the tile', 'piazza la tessera'],
    [
      { ...tile, deploy: { piece: 'meeple', segment: 'road1' } },
      'place the tile and put a highwayman on the road',
      'piazza la tessera e metti un brigante sulla strada',
    ],
    [
      { ...tile, deploy: { piece: 'barn', corner: 'NE' } },
      'place the tile and build a barn where four fields meet',
      'piazza la tessera e costruisci una fattoria dove si toccano quattro campi',
    ],
    [
      { type: 'abbey', x: 1, y: 2, deploy: { piece: 'wagon', segment: 'monastery0' } },
      'put the abbey into the gap and put the wagon in the monastery',
      'metti l’abbazia nel buco e metti il carro nel monastero',
    ],
    [{ type: 'draw' }, 'keep the abbey', 'tieni l’abbazia'],
    [{ type: 'wagon', to }, 'move the wagon on to the city', 'fai proseguire il carro nella città'],
    [{ type: 'wagon', to: null }, 'take the wagon home', 'riporta a casa il carro'],
    [
      { type: 'count', quarter: 'market', piece: 'meeple', moveCountTo: 'castle' },
      'send a meeple to the market of Carcassonne and the count to the castle',
      'manda un seguace al mercato di Carcassonne e il conte al castello',
    ],
    [{ type: 'count', quarter: null }, 'send no meeple to Carcassonne', 'non mandare nessuno a Carcassonne'],
    [
      { type: 'redeploy', pieces: [{ piece: 'large-meeple', quarter: 'castle', to }] },
      'move the big meeple from the castle into the city',
      'sposta il seguace grande dal castello nella città',
    ],
    [
      { type: 'redeploy', pieces: [] },
      'move no meeple out of Carcassonne',
      'non far uscire nessuno da Carcassonne',
    ],
  ])('%j', (decision, english, italian) => {
    expect(adviceIn(wordsIn('en'), decision)).toBe(english);
    expect(adviceIn(wordsIn('it'), decision)).toBe(italian);
  });

  test('in every language', () => {
    const onRoad = { ...tile, deploy: { piece: 'meeple', segment: 'road1' } };
    expect(adviceIn(wordsIn('de'), onRoad)).toBe(
      'lege das Plättchen und setze einen Wegelagerer auf die Straße',
    );
    for (const language of LANGUAGES)
      for (const decision of [onRoad, { type: 'wagon', to } as const, { type: 'draw' } as const])
        expect(adviceIn(wordsIn(language), decision)).not.toMatch(/\d|undefined|@/);
  });
});

/** Names of the engine that texts must not contain. */
const ofTheEngine: Readonly<Record<Language, RegExp>> = {
  en: /undefined|-meeple|follower|incomplete|-barn|goods|\d:|[a-z]\d|\b1 (tiles|points|tokens)\b/,
  it: /undefined|meeple|incomplete-|-barn|goods|\d:|\b(city|road|field|castle|market|cathedral|blacksmith|wagon|mayor|builder|pig|the|of|tiles|king|robber|wine|grain|cloth|tokens|shields)\b/,
  de: /undefined|meeple|incomplete|-barn|goods|\d:|[a-z]\d|\b(city|road|field|castle|market|cathedral|blacksmith|wagon|mayor|builder|pig|the|of|tiles|king|robber|wine|grain|cloth|tokens|shields)\b|\b1 (Punkte|Städte|Abteien)\b/,
};

describe('every entry of a game with all expansions has sentences', () => {
  test.each([1, 3])('with a hand of %i', (handSize) => {
    const expansions = [
      'inns-and-cathedrals',
      'traders-and-builders',
      'king-and-robber',
      'count',
      'river',
      'abbey-and-mayor',
    ];
    const rules = resolveRules(rulesRequestSchema.parse({ expansions, handSize }));
    const setup = { rules, seats: 4, bag: { seed: `${handSize}`.repeat(64) } };
    let { state } = newGame(setup);
    for (const { seat, decision } of randomGame(setup, randomFrom(handSize))) {
      const applied = applyDecision(state, seat, decision);
      if (!applied.ok) throw new Error(applied.refusal.detail);
      for (const language of LANGUAGES) {
        const described = sentencesFor(language, { seat, decision, events: applied.events }, nameOf);
        expect(described, JSON.stringify(decision)).not.toEqual([]);
        for (const { text, how = '' } of described) {
          expect(`${text} ${how}`).not.toMatch(ofTheEngine[language]);
          expect(text).toMatch(/^[A-ZÈ“„].*\.$/);
        }
      }
      state = applied.state;
    }
  });
});

const resigning = { seat: 0, decision: { type: 'resign' }, events: [{ type: 'seat-resigned', seat: 0 }] };
const resignation = (language: 'en' | 'it') =>
  entryText(language, resigning as unknown as Parameters<typeof entryText>[1], () => 'Deleted player');

test('a deleted player is named as such in every language; people keep their names', () => {
  expect(resignation('en')).toContain('Deleted player');
  expect(resignation('it')).toContain('Giocatore eliminato');
  expect(nameIn('it', 'Mira')).toBe('Mira');
  const game = { id: '1', seats: [{ displayName: 'Deleted player' }, { displayName: 'Ole' }] };
  const names = withNamesIn('it', game).seats.map(({ displayName }) => displayName);
  expect(names).toEqual(['Giocatore eliminato', 'Ole']);
});
