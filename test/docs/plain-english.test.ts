/** Keeps the worst habits of translated English out of documents, texts and the API description. See CONTRIBUTING.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Habit {
  readonly pattern: RegExp;
  readonly instead: string;
}

const habits: readonly Habit[] = [
  {
    pattern: /(?:^|[.;:|] |\* |['"`])Who(?:se)? [a-z][^.?!|\n]{4,140}[.|;]/,
    instead: 'a noun as the subject: “Tied entrants share a place”',
  },
  {
    pattern: /\b(?:some|any|every|no)body\b/i,
    instead: 'the role: a player, the owner, all members, no one',
  },
  { pattern: /\b(?:is|are) told\b/i, instead: 'is notified, sees, receives' },
  { pattern: /\bmost[A-Z]\w*/, instead: 'max…' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically, separately, on its own' },
  { pattern: /\bonce more\b/i, instead: 'again' },
  { pattern: /\bany more\b(?=[.,;:!?'"`]|$)/i, instead: 'no longer' },
];

/** Words that people type, old ones included. */
const exempt = ['src/texts/en/chat-words.ts'];

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !exempt.includes(file));
}

const files = [
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md', 'openapi/openapi.json'],
  ...filesBelow('docs', /(?<!\.(?:it|de))\.md$/),
  ...filesBelow('src/texts/en', /\.ts$/),
  ...filesBelow('web/i18n/en', /\.ts$/),
];

/** Returns the lines of a file; of a document without its code, which shows names and input as they are. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return text.split('\n');
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, (code) => code.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').map((line) => line.replaceAll(/`[^`]*`/g, ''));
}

/** `file:line  “words”: write … instead` for each habit in a line. */
const findHabits = (line: string, place: string): string[] =>
  habits.flatMap(({ pattern, instead }) => {
    const [words] = pattern.exec(line) ?? [];
    return words === undefined ? [] : [`${place}  “${words}”: write ${instead}`];
  });

test('documents, texts and the API description are free of the habits in the list', () => {
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, at) => findHabits(line, `${file}:${at + 1}`)),
  );
  expect(found).toEqual([]);
});

test.each([
  'Who is equal in all of them shares a place.',
  '- They are equal. Whose rating is higher starts; the other waits.',
  'It is up to somebody else',
  'The player is not told, but other members are told',
  '"mostOpen": 3',
  'It starts by itself.',
  'Try it once more',
  'It does not count any more.',
])('finds the habit in: %s', (line) => {
  expect(findHabits(line, 'here')).not.toEqual([]);
});

test.each([
  'Whose turn is it?',
  '## Who scores',
  'No one else sees any more tiles than the players',
  'The most open tables',
  'A player who leaves loses the game.',
])('accepts: %s', (line) => {
  expect(findHabits(line, 'here')).toEqual([]);
});
