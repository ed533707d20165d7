import { useEffect, useState } from 'preact/hooks';
import { createWatchers } from '../ui/watchers.ts';
import type { Texts } from './en/index.ts';
import type { MoreTexts } from './en/more.ts';
import { isLanguage, type Language, loadMoreTexts, loadTexts } from './languages.ts';

const STORAGE_KEY = 'carcassonne.language';
const watchers = createWatchers();
let chosen: Language = 'en';
let texts: Texts | undefined;
let moreTexts: MoreTexts | undefined;
let isMoreWanted = false;
let start: () => void = () => undefined;
const started = new Promise<void>((resolve) => {
  start = resolve;
});

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

/**
 * Returns the texts that are not needed before the first tile, in the language of the reader.
 * @throws Error before they are loaded
 */
export function more(): MoreTexts {
  if (moreTexts === undefined) throw new Error('These texts are not loaded.');
  return moreTexts;
}

/** Returns the same texts where something can do without; undefined before they are loaded. */
export const moreIfThere = (): MoreTexts | undefined => moreTexts;

/** Loads the texts that are not needed before the first tile, if they are not there yet. */
export async function loadMore(): Promise<void> {
  isMoreWanted = true;
  await started;
  while (moreTexts === undefined) {
    const wanted = chosen;
    const loaded = await loadMoreTexts(wanted);
    // Meanwhile another language may have been chosen.
    if (wanted === chosen) moreTexts ??= loaded;
  }
}

/** Loads the language that the reader has chosen on this device or in the browser; English if that fails. */
export async function startLanguage(): Promise<void> {
  const wanted = [localStorage.getItem(STORAGE_KEY) ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2),
  );
  const first = wanted.find(isLanguage) ?? 'en';
  await show(first).catch(() => show('en'));
  start();
}

/** Keeps the language on this device and shows the page in it. */
export async function chooseLanguage(next: Language): Promise<void> {
  await show(next);
  localStorage.setItem(STORAGE_KEY, next);
  watchers.notify();
}

async function show(next: Language): Promise<void> {
  const [loaded, loadedMore] = await Promise.all([
    loadTexts(next),
    isMoreWanted ? loadMoreTexts(next) : undefined,
  ]);
  texts = loaded;
  moreTexts = loadedMore;
  chosen = next;
  document.documentElement.lang = next;
}

/** Renders the component again when another language is chosen. */
export function useLanguage(): void {
  const [, setLanguage] = useState(chosen);
  useEffect(() => watchers.add(() => setLanguage(chosen)), []);
}
