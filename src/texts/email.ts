import type { EmailTexts } from './email-texts.ts';
import { english } from './en/email.ts';
import type { Language } from './index.ts';
import { italian } from './it/email.ts';

const texts: Readonly<Record<Language, EmailTexts>> = { en: english, it: italian };

/** The texts of emails and webhooks in a language. */
export function emailTextsIn(language: Language): EmailTexts {
  return texts[language];
}
