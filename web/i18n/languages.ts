import type { Texts } from './en.ts';
import type { MoreTexts } from './more/en.ts';

/** The languages of the page, by the names that they have for themselves: a new one is two files and a line here. */
const LANGUAGES_BY_ID = {
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
} satisfies Record<string, { name: string; load: () => Promise<Texts>; more: () => Promise<MoreTexts> }>;

export type Language = keyof typeof LANGUAGES_BY_ID;
const IDS = Object.keys(LANGUAGES_BY_ID) as Language[];
export const LANGUAGES = IDS.map((id) => ({ id, name: LANGUAGES_BY_ID[id].name }));

/** Whether a text names a language. */
export const isLanguage = (text: string): text is Language => text in LANGUAGES_BY_ID;

/** Returns the texts of the page in a language. */
export const loadTexts = (id: Language): Promise<Texts> => LANGUAGES_BY_ID[id].load();

/** Returns the texts of a language that are not needed before the first tile. */
export const loadMoreTexts = (id: Language): Promise<MoreTexts> => LANGUAGES_BY_ID[id].more();
