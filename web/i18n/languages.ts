import type { Texts } from './en.ts';

/** The languages of the page, by the names that they have for themselves: a new one is a file and a line here. */
const LANGUAGES_BY_ID = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  it: { name: 'Italiano', load: async () => (await import('./it.ts')).it },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
} satisfies Record<string, { name: string; load: () => Promise<Texts> }>;

export type Language = keyof typeof LANGUAGES_BY_ID;
const IDS = Object.keys(LANGUAGES_BY_ID) as Language[];
export const LANGUAGES = IDS.map((id) => ({ id, name: LANGUAGES_BY_ID[id].name }));

/** Whether a text names a language. */
export const isLanguage = (text: string): text is Language => text in LANGUAGES_BY_ID;

/** Returns the texts of the page in a language. */
export const loadTexts = (id: Language): Promise<Texts> => LANGUAGES_BY_ID[id].load();
