import { LANGUAGES as IDS, type Language } from '../../src/texts/language-list.ts';
import type { Texts } from './en/index.ts';
import type { MoreTexts } from './en/more.ts';

/** The languages of the page, by the names that they have for themselves. */
const LANGUAGES_BY_ID: Readonly<
  Record<Language, { name: string; load: () => Promise<Texts>; more: () => Promise<MoreTexts> }>
> = {
  en: {
    name: 'English',
    load: async () => (await import('./en/index.ts')).en,
    more: async () => (await import('./en/more.ts')).more,
  },
  it: {
    name: 'Italiano',
    load: async () => (await import('./it/index.ts')).it,
    more: async () => (await import('./it/more.ts')).more,
  },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./de/index.ts')).de,
    more: async () => (await import('./de/more.ts')).more,
  },
};

export { isLanguage, type Language } from '../../src/texts/language-list.ts';
export const LANGUAGES = IDS.map((id) => ({ id, name: LANGUAGES_BY_ID[id].name }));

/** Returns the texts of the page in a language. */
export const loadTexts = (id: Language): Promise<Texts> => LANGUAGES_BY_ID[id].load();

/** Returns the texts of a language that are not needed before the first tile. */
export const loadMoreTexts = (id: Language): Promise<MoreTexts> => LANGUAGES_BY_ID[id].more();
