import { useEffect, useState } from 'preact/hooks';
import { createWatchers } from '../watchers.ts';
import type { Texts } from './en.ts';
import { isLanguage, type Language, loadTexts } from './languages.ts';

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
  const first = wanted.find(isLanguage) ?? 'en';
  return show(first).catch(() => show('en'));
}

/** Keeps the language on this device and shows the page in it. */
export async function chooseLanguage(next: Language): Promise<void> {
  await show(next);
  localStorage.setItem(STORAGE_KEY, next);
  watchers.notify();
}

async function show(next: Language): Promise<void> {
  texts = await loadTexts(next);
  chosen = next;
  document.documentElement.lang = next;
}

/** Renders the component again when another language is chosen. */
export function useLanguage(): void {
  const [, setLanguage] = useState(chosen);
  useEffect(() => watchers.add(() => setLanguage(chosen)), []);
}
