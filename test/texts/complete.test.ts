import { describe, expect, test } from 'vitest';
import { plain } from '../../src/chat/plain.ts';
import {
  allFacts,
  type Decision,
  EXPANSIONS,
  type GameEvent,
  REFUSAL_REASONS,
  rulesCatalogue,
} from '../../src/engine/index.ts';
import { DEFAULT_TERMS } from '../../src/games/terms.ts';
import { choiceIn } from '../../src/texts/choices.ts';
import { LANGUAGES, languageFor, textsIn, wordsIn } from '../../src/texts/index.ts';
import { sentencesIn } from '../../src/texts/sentences.ts';
import { usualOptions } from '../../src/texts/table-options.ts';

const expansions = allFacts;

describe.each(LANGUAGES)('%s has words for', (language) => {
  const words = wordsIn(language);
  const tables = Object.values(words.expansions);
  const named = (part: 'pieces' | 'marks' | 'features') =>
    tables.flatMap((table) => Object.keys(table[part] ?? {}));

  test('every expansion', () => {
    expect(Object.keys(words.expansions).sort()).toEqual(['base', ...EXPANSIONS].sort());
    for (const { id } of rulesCatalogue.expansions) expect(words.expansions[id]?.blurb).not.toBe('');
  });

  test('every piece, feature kind and printed mark', () => {
    const segments = expansions.flatMap(({ tiles }) => tiles.flatMap((tile) => tile.segments));
    expect(named('pieces')).toEqual(
      expect.arrayContaining(expansions.flatMap(({ pieces }) => pieces.map(({ name }) => name))),
    );
    expect(named('features')).toEqual(expect.arrayContaining(segments.map(({ kind }) => kind)));
    expect(named('marks')).toEqual(
      expect.arrayContaining(segments.flatMap(({ marks }) => Object.keys(marks))),
    );
  });

  test('every reason for a refusal, unless the engine itself speaks the language', () => {
    const missing = REFUSAL_REASONS.filter((reason) => words.refusal(reason) === undefined);
    expect(language === 'en' ? [] : missing).toEqual([]);
  });

  test('each piece, mark and feature only once', () => {
    for (const part of ['pieces', 'marks', 'features'] as const) {
      expect(new Set(named(part)).size).toBe(named(part).length);
    }
  });

  test('every command in plain words', () => {
    const { commands, chatWords } = textsIn(language);
    for (const { words: known } of Object.values(commands)) {
      for (const word of known) expect(word).toBe(plain(word));
    }
    expect(chatWords.numbers).toHaveLength(6);
  });
});

describe('an expansion without words shows', () => {
  const words = wordsIn('en');
  const decision = { type: 'circle', to: { x: 3, y: -1, segment: 'road0' } } as unknown as Decision;
  const nameOf = () => 'Anna';

  test('a decision’s members', () => {
    expect(choiceIn(words, decision)).toBe('circle 3 -1 road0');
    expect(sentencesIn(words, { seat: 0, decision, events: [] }, nameOf)).toEqual([
      { text: 'Anna: circle 3 -1 road0.' },
    ]);
  });

  test('an event’s type and player', () => {
    const event = { type: 'corn-trampled', seat: 0 } as unknown as GameEvent;
    expect(sentencesIn(words, { seat: 0, decision, events: [event] }, nameOf)).toEqual([
      { text: 'Anna: corn trampled.' },
    ]);
  });

  test('names of a phase, piece, mark and kind of points', () => {
    expect(words.phase('corn-circle').question).toBe('corn circle');
    expect(words.piece('scare-crow')).toBe('scare crow');
    expect(words.mark('field-circle')).toBe('field circle');
    expect(words.scoredFor('corn-field')).toBe('corn field');
    expect(words.refusal('no-corn')).toBeUndefined();
  });
});

test.each(LANGUAGES)('%s has words for unusual table settings', (language) => {
  const { rated = true, ...terms } = DEFAULT_TERMS;
  expect({ rated, ...terms }).toMatchObject(usualOptions(textsIn(language).tableOptions));
});

test('a locale selects an available language', () => {
  expect(['it', 'it-CH', 'IT', 'de-AT', 'fr', 'en-GB', 'ita', ''].map(languageFor)).toEqual([
    'it',
    'it',
    'it',
    'de',
    'en',
    'en',
    'en',
    'en',
  ]);
});
