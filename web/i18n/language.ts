import { useEffect, useState } from 'preact/hooks';
import { createWatchers } from '../watchers.ts';
import { en, type Texts } from './en.ts';
import { it } from './it.ts';

/** The languages of the page: a new one is a file beside these and a line here. */
const TEXTS = { en, it } satisfies Record<string, Texts>;

export type Language = keyof typeof TEXTS;

/** The languages with the names that they have for themselves. */
export const LANGUAGES = Object.entries(TEXTS).map(([id, { language: name }]) => ({
  id: id as Language,
  name,
}));

const STORAGE_KEY = 'carcassonne.language';
const watchers = createWatchers();
let chosen: Language = firstChoice();

/** Returns the language of the reader. */
export const language = (): Language => chosen;
/** Returns the texts of the page in the language of the reader. */
export const t = (): Texts => TEXTS[chosen];

/** Keeps the language on this device and shows the page in it. */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(STORAGE_KEY, next);
  chosen = next;
  document.documentElement.lang = next;
  watchers.notify();
}

/** Renders the component again when another language is chosen. */
export function useLanguage(): void {
  const [, setLanguage] = useState(chosen);
  useEffect(() => watchers.add(() => setLanguage(chosen)), []);
}

/** Returns what was chosen on this device, or the first language of the browser that the page has. */
function firstChoice(): Language {
  const wanted = [localStorage.getItem(STORAGE_KEY) ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2),
  );
  return wanted.find((tag): tag is Language => tag in TEXTS) ?? 'en';
}
