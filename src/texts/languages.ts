import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import { LANGUAGES, type Language } from './language-list.ts';
import type { LanguageTexts } from './language-texts.ts';

const languages: Readonly<Record<Language, LanguageTexts>> = { en: english, it: italian, de: german };

/** Returns the languages by their English names: `English, Italian or German`. */
export function languageNames(): string {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames('en', { type: 'language' }).of(language));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => name ?? ''));
}

/** Returns everything that the service says in a language. */
export function textsIn(language: Language): LanguageTexts {
  return languages[language];
}

/** Returns a part of the texts in each language. */
export function inEachLanguage<Text>(
  of: (texts: LanguageTexts, language: Language) => Text,
): Readonly<Record<Language, Text>> {
  const entries = LANGUAGES.map((language) => [language, of(languages[language], language)]);
  return Object.fromEntries(entries) as Record<Language, Text>;
}

/** Returns the language for a locale such as `it-CH`, or for an Accept-Language header; English where there is none. */
export function languageFor(locale: string): Language {
  const [tag] = /^[a-z]+/.exec(locale.toLowerCase()) ?? [];
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}
