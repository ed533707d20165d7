import type { Language } from '../texts/index.ts';
import { formatLabel, type Label, parseLabel } from './label.ts';
import { type LabelledOption, readLabelledOption } from './read-decision.ts';
import { COURTESIES } from './vocabulary.ts';

/** A mention of the bot before a command: `@bot`, `<@123>:`. */
const MENTION = /^(?:@[\w.-]+|<@!?\w+>)(?=[\s,:;]|$)[\s,:;]*/;
const OPENING = '*_~`"\'“„«([';
const CLOSING = '*_~`"\'”“»)]';

/** Strips a leading mention of the bot, and formatting marks, quotes or brackets around the whole text: `**games**`. */
export function undecorated(text: string): string {
  let said = text.replace(MENTION, '');
  while (
    said.length > 2 &&
    OPENING.includes(said.charAt(0)) &&
    CLOSING.includes(said.charAt(said.length - 1))
  )
    said = said.slice(1, -1).trim();
  return said;
}

const longestFirst = COURTESIES.toSorted((one, other) => other.length - one.length);
const COURTESY = new RegExp(`(?<!\\S)(?:${longestFirst.join('|')})(?!\\S)`, 'g');

/** Returns plain words without formatting marks, quotes and punctuation around them. */
const wordsIn = (words: string): string =>
  words
    .replaceAll('’', "'")
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}#-]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ');

/**
 * Parses an option's label and piece from words that otherwise contain only courtesies: `ok 1a thanks`, `I'll take 3a
 * road`. Returns undefined if anything else is said.
 */
export const readPolitely = (words: string, language: Language): LabelledOption | undefined =>
  readLabelledOption(wordsIn(words).replace(COURTESY, ' ').replace(/ +/g, ' ').trim(), language);

/** A label that can't be mistaken for a number: `1a`, `12b.2`, `3.1`. */
const LABEL_WORD = /^\d{1,3}(?:[a-z]{1,2}(?:\.\d{1,3})?|\.\d{1,3})$/;

/** Returns the only label among other words, as in `I don't want 1a`; undefined if there is none, or several. */
export function labelAmong(words: string): Label | undefined {
  const labels = wordsIn(words)
    .split(' ')
    .filter((word) => LABEL_WORD.test(word))
    .flatMap((word) => parseLabel(word) ?? []);
  return new Set(labels.map(formatLabel)).size === 1 ? labels[0] : undefined;
}
