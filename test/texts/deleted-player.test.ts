import { expect, test } from 'vitest';
import { entryText, nameIn, withNamesIn } from '../../src/texts/index.ts';

const entry = { seat: 0, decision: { type: 'resign' }, events: [{ type: 'seat-resigned', seat: 0 }] };
const sentence = (language: 'en' | 'it') =>
  entryText(language, entry as unknown as Parameters<typeof entryText>[1], () => 'Deleted player');

test('a deleted player is called so in every language; people keep their names', () => {
  expect(sentence('en')).toContain('Deleted player');
  expect(sentence('it')).toContain('Giocatore eliminato');
  expect(nameIn('it', 'Mira')).toBe('Mira');
  const game = { id: '1', seats: [{ displayName: 'Deleted player' }, { displayName: 'Ole' }] };
  const names = withNamesIn('it', game).seats.map(({ displayName }) => displayName);
  expect(names).toEqual(['Giocatore eliminato', 'Ole']);
});
