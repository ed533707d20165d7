import { english, type Texts } from './en/chat.ts';
import type { Language } from './index.ts';
import { italian } from './it/chat.ts';

export type { Texts } from './en/chat.ts';

const texts: Readonly<Record<Language, Texts>> = { en: english, it: italian };

/** What answers say in a language. */
export function textsIn(language: Language): Texts {
  return texts[language];
}
