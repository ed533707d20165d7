import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeStandings, renderStandings } from '../../src/render/index.ts';
import { type Language, textsIn } from '../../src/texts/index.ts';
import { asLines } from './support/boards.ts';
import { GOLDEN_STANDINGS, SHEETS, standingsFile } from './support/standings.ts';

test.each(GOLDEN_STANDINGS.map((golden) => [`${golden.name}, ${golden.view}`, golden] as const))(
  'standings look like their golden picture: %s',
  (_, golden) => {
    const { name, ...options } = golden;
    const now = asLines(renderStandings(SHEETS[name], options));
    expect(now).toBe(readFileSync(standingsFile(golden), 'utf8'));
  },
);

test('names cannot inject markup, and long lists count omitted entries', () => {
  const svg = renderStandings(SHEETS.swiss, { theme: 'light', language: 'en', view: 'table' });
  expect(svg).not.toContain('<2026>');
  expect(svg).toContain('and 4 more');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('team standings show match wins, with a half for a draw', () => {
  const [list] = SHEETS['round-robin'].lists;
  const rows = (list?.rows ?? []).map((row) => ({ ...row, boardPoints: 6.5 }));
  const options = { theme: 'light', language: 'en', view: 'table' } as const;
  const texts = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  const ofTeams = renderStandings({ ...SHEETS['round-robin'], lists: [{ number: 1, rows }] }, options);
  expect(texts(ofTeams)).toEqual(expect.arrayContaining(['Matches', '6½']));
  expect(texts(renderStandings(SHEETS['round-robin'], options))).not.toContain('Matches');
});

test('the leader is named in the language of the picture', () => {
  const options = { theme: 'light', view: 'table' } as const;
  const say = (language: 'en' | 'de') => describeStandings(SHEETS['round-robin'], { ...options, language });
  expect(say('en')).toMatch(/^Spring Cup\. Standings: 1\. Anna \(\d+\), 2\. Bruno/);
  expect(say('de')).toContain('Tabelle: 1. Anna');
});

test('progress is shown in every language, also during a round', () => {
  const stage = {
    kind: 'round',
    number: 1,
    of: 5,
    played: 'matches',
    over: 3,
    all: 4,
    isFinal: false,
  } as const;
  const say = (language: Language, more = {}) => textsIn(language).standings.stage({ ...stage, ...more });
  expect(say('en')).toBe('Round 1 of 5 · 3 of 4 matches over');
  expect(say('de')).toBe('Runde 1 von 5 · 3 von 4 Matches beendet');
  expect(say('it')).toBe('Turno 1 di 5 · 3 incontri finiti su 4');
  expect(say('de', { over: 0, all: 1, played: 'meetings' })).toBe(
    'Runde 1 von 5 · 0 von 1 Begegnung beendet',
  );
  expect(say('it', { over: 1 })).toBe('Turno 1 di 5 · 1 incontro finito su 4');
  expect(say('en', { over: 4 })).toBe('Round 1 of 5 · All matches over');
  expect(say('en', { kind: 'season', of: undefined })).toBe('Season 1 · 3 of 4 matches over');
  expect(say('it', { number: 5, isFinal: true })).toBe('Turno 5 di 5 · Classifica finale');
});

test('before the start the picture says so', () => {
  const sheet = { ...SHEETS.swiss, stage: undefined, lists: [{ number: 1, rows: [] }] };
  for (const view of ['table', 'crosstable'] as const)
    expect(renderStandings(sheet, { theme: 'light', language: 'it', view })).toContain(
      '>non ancora iniziata</text>',
    );
});

test('ladder standings show no points, which decide nothing there', () => {
  const sheet = { ...SHEETS['round-robin'], stage: undefined, isLadder: true };
  for (const view of ['table', 'crosstable'] as const) {
    const svg = renderStandings(sheet, { theme: 'light', language: 'en', view });
    expect(svg).toContain('>W–D–L</text>');
    expect(svg).not.toContain('>Pts</text>');
  }
  const options = { theme: 'light', language: 'en', view: 'table' } as const;
  expect(describeStandings(sheet, options)).toMatch(/^Spring Cup\. Standings: 1\. Anna, 2\. Bruno/);
});
