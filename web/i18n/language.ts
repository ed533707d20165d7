import { useEffect, useState } from 'preact/hooks';
import { createWatchers } from '../watchers.ts';
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

const STORAGE_KEY = 'carcassonne.language';
const watchers = createWatchers();
let chosen: Language = 'en';
let texts: Texts | undefined;

/** Returns the language of the reader. */
export const language = (): Language => chosen;
/**
 * Returns the texts of the page in the language of the reader.
 * @throws Error before a language is loaded
 */
export function t(): Texts {
  if (texts === undefined) throw new Error('No language is loaded.');
  return texts;
}

/** Loads the language that the reader has chosen on this device or in the browser; English if that fails. */
export function startLanguage(): Promise<void> {
  const wanted = [localStorage.getItem(STORAGE_KEY) ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2),
  );
  const first = wanted.find((tag): tag is Language => tag in LANGUAGES_BY_ID) ?? 'en';
  return show(first).catch(() => show('en'));
}

/** Keeps the language on this device and shows the page in it. */
export async function chooseLanguage(next: Language): Promise<void> {
  await show(next);
  localStorage.setItem(STORAGE_KEY, next);
  watchers.notify();
}

async function show(next: Language): Promise<void> {
  texts = await LANGUAGES_BY_ID[next].load();
  chosen = next;
  document.documentElement.lang = next;
}

/** Renders the component again when another language is chosen. */
export function useLanguage(): void {
  const [, setLanguage] = useState(chosen);
  useEffect(() => watchers.add(() => setLanguage(chosen)), []);
}
