import type { Decision } from '../engine/index.ts';
import { type ChoiceText, choiceIn } from './choices.ts';
import { english } from './en/game.ts';
import { italian } from './it/game.ts';
import { type Happening, type Sentence, sentencesIn } from './sentences.ts';
import type { Language, Words } from './words.ts';

export type { ChoiceText } from './choices.ts';
export type { Happening, Sentence } from './sentences.ts';
export { type Language, listIn, plural, type Words } from './words.ts';

const words: Readonly<Record<Language, Words>> = { en: english, it: italian };

/** The language for a locale such as `it-CH`: Italian for Italian ones, English for all others. */
export function languageFor(locale: string): Language {
  return /^it\b/i.test(locale) ? 'it' : 'en';
}

/** How a language calls what is on the table. */
export function wordsIn(language: Language): Words {
  return words[language];
}

/** What a decision made happen, one sentence each, with the arithmetic behind points. */
export function sentencesFor(
  language: Language,
  happening: Happening,
  nameOf: (seat: number) => string,
): Sentence[] {
  return sentencesIn(words[language], happening, nameOf);
}

/** The same as a text; empty when nothing of it needs telling. */
export function tell(language: Language, happening: Happening, nameOf: (seat: number) => string): string {
  const sentences = sentencesFor(language, happening, nameOf);
  return sentences.map(({ text }) => text).join(' ');
}

/** What a decision would do, as an item of a list. */
export function choiceFor(language: Language, decision: Decision): ChoiceText {
  return choiceIn(words[language], decision);
}
