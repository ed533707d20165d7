import { shortIdOf } from '../../src/games/views/find-games.ts';

/** The differences between two games with the same course: ids, hashes, times and signed links. */
const accidental: readonly (readonly [RegExp, string])[] = [
  [/\/(decide|unsubscribe|picture)\/[\w.-]+/g, '/$1/LINK'],
  [/#decide=[\w.-]+/g, '#decide=LINK'],
  [/pass=[\w.-]+/g, 'pass=LINK'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'ID'],
  [/\b[0-9a-f]{64}\b/g, 'HASH'],
  [/"(total|median|milliseconds)":\d+/g, '"$1":MS'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'MOMENT'],
  [/\b\d+-[\d.]+-[\w-]{8}(?=")/g, 'HANDLE'],
];

/** The text about a game without incidental differences. */
export function normalised(text: string, game: string): string {
  const named = text.replaceAll(game, 'GAME').replaceAll(`#${shortIdOf(game)}`, '#GAME');
  return accidental.reduce((rest, [pattern, by]) => rest.replace(pattern, by), named);
}
