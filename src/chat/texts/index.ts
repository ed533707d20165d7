import type { Language } from '../../phrases/index.ts';
import { english, type Texts } from './english.ts';
import { italian } from './italian.ts';

export type { Texts } from './english.ts';

const texts: Readonly<Record<Language, Texts>> = { en: english, it: italian };

/** What answers say in a language. */
export function textsIn(language: Language): Texts {
  return texts[language];
}
