import { LANGUAGES as IDS, type Language } from '../../src/texts/language-list.ts';
import type { Texts } from './en.ts';
import type { MoreTexts } from './more/en.ts';

/** The languages of the page, by the names that they have for themselves. */
const LANGUAGES_BY_ID: Readonly<
  Record<Language, { name: string; load: () => Promise<Texts>; more: () => Promise<MoreTexts> }>
> = {
  en: {
    name: 'English',
    load: async () => (await import('./en.ts')).en,
    more: async () => (await import('./more/en.ts')).more,
  },
  it: {
    name: 'Italiano',
    load: async () => (await import('./it.ts')).it,
    more: async () => (await import('./more/it.ts')).more,
  },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./de.ts')).de,
    more: async () => (await import('./more/de.ts')).more,
  },
};

export { isLanguage, type Language } from '../../src/texts/language-list.ts';
export const LANGUAGES = IDS.map((id) => ({ id, name: LANGUAGES_BY_ID[id].name }));

/** Returns the texts of the page in a language. */
export const loadTexts = (id: Language): Promise<Texts> => LANGUAGES_BY_ID[id].load();

/** Returns the texts of a language that are not needed before the first tile. */
export const loadMoreTexts = (id: Language): Promise<MoreTexts> => LANGUAGES_BY_ID[id].more();
